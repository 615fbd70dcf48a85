/** Fills a database with rows of every kind. */
import { dataCollectors } from '../../src/features/gateways/model.ts';
import { deviceNetworks } from '../../src/features/networks/model.ts';
import { deviceTypes } from '../../src/features/catalogue/model.ts';
import { devices } from '../../src/features/devices/model.ts';
import { eventCategories } from '../../src/features/actuators/model.ts';
import { eventConsumers } from '../../src/features/webhooks/model.ts';
import { locations } from '../../src/features/locations/model.ts';
import { rules } from '../../src/features/rules/model.ts';
import type { Rule } from '../../src/features/rules/model.ts';
import { tags } from '../../src/features/tags/model.ts';
import { halfOfAll, silentConsumer } from '../filled-rows.ts';
import type { Bulk } from './bulk.ts';
import { insertRows, ofMap } from './rows.ts';
import type { Context } from './rows.ts';

const places = 20;

/** Maximum number of rows in memory. */
const AT_A_TIME = 500;

/**
 * Fills the database. Half of the devices are in one location, spread over its sub-locations.
 *
 * @returns replacements for IDs in paths
 */
export async function fill(bulk: Bulk, count: number): Promise<Record<string, string>> {
  const context = await surroundings(bulk, count);
  for (let i = 0; i < count; i += 1) {
    insertRows(bulk, i, context);
    if (i % AT_A_TIME === 0) await bulk.flush();
  }
  const changing = await bulk.first(devices, (one) => one.name === 'bench 000000');
  return {
    TYPE: context.deviceTypeId,
    TEMPLATE: context.deviceTemplateId,
    PLACE: context.placeId,
    MAP: context.maps[0] ?? '',
    LEAF: context.leaves[1] ?? '',
    ROOT: context.rootLocationId,
    GATEWAY: context.gateway.id,
    GATEWAYTYPE: context.gateway.dataCollectorTypeId,
    CONSUMER: context.consumerId,
    TAG: context.tagId,
    RULE: context.ruleId,
    CATEGORY: context.consumerId,
    DEVICE: changing.id,
    IDENTIFIER: changing.deviceIdentifier,
    TENANT: context.tenantId,
  };
}

async function surroundings(bulk: Bulk, count: number): Promise<Context> {
  const network = await bulk.first(deviceNetworks, () => true);
  const type = await bulk.first(deviceTypes, (one) => one.id === network.genericDeviceTypeId);
  const gateway = await bulk.first(dataCollectors, (one) => one.id === network.defaultDataCollectorId);
  const deviceNetworkId = network.id;
  const [placeId, tagId, consumerId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const leaves = Array.from({ length: places }, () => crypto.randomUUID());
  const place = { id: placeId, deviceNetworkId, parentLocationId: network.rootLocationId };
  for (const one of halfOfAll(place, leaves)) bulk.insert(locations, one);
  bulk.insert(tags, { id: tagId, deviceNetworkId, name: 'bench' });
  bulk.insert(eventConsumers, silentConsumer(consumerId, deviceNetworkId, Date.now()));
  bulk.insert(eventCategories, { id: consumerId, deviceNetworkId, name: 'bench', createdAt: Date.now() });
  const rule = aRule(bulk, deviceNetworkId);
  return {
    count,
    deviceNetworkId,
    tenantId: network.tenantId,
    rootLocationId: network.rootLocationId,
    deviceTypeId: type.id,
    deviceTemplateId: type.defaultDeviceTemplateId,
    gateway,
    consumerId,
    tagId,
    placeId,
    ruleId: rule.id,
    maps: Array.from({ length: Math.ceil(count / ofMap) }, () => crypto.randomUUID()),
    leaves,
    startedAt: Date.now() - count * 1000,
  };
}

function aRule(bulk: Bulk, deviceNetworkId: string): Rule {
  const createdAt = Date.now();
  const rule: Rule = {
    id: crypto.randomUUID(),
    deviceNetworkId,
    name: 'bench',
    resourceCollectionId: crypto.randomUUID(),
    severityLevel: 1,
    isDeactivated: true,
    triggerType: 'ForEveryResource',
    triggerByDevice: false,
    triggerBySmartObject: false,
    resetMethod: 'Threshold',
    isAnyEnough: true,
    cause: 'Values',
    conditions: [],
    expressionCount: 0,
    revision: crypto.randomUUID(),
    revisedAt: createdAt,
    createdAt,
  };
  bulk.insert(rules, rule);
  return rule;
}
