import { conflict, invalid, hasNoId, unknownId } from '../../kernel/errors.ts';
import { inNetwork } from '../../kernel/entities.ts';
import { NetworkEntities } from '../../kernel/network-entities.ts';
import type { Store, Transaction } from '../../store/port.ts';
import { smartObjectTypes } from '../catalogue/model.ts';
import { rules } from '../rules/model.ts';
import { transformers } from '../transformers/model.ts';
import { resolutions } from './model.ts';
import type { Resolution, ResolvedResourceType } from './model.ts';

export type ResolutionInput = Omit<Resolution, 'id' | 'deviceNetworkId'>;

/** Maximum number of resolutions per device network: they are listed without pages. */
const MAX_RESOLUTIONS = 200;

/** Manages named period lengths for aggregated values. */
export class ResolutionService extends NetworkEntities<Resolution> {
  constructor(store: Store) {
    super(store, resolutions, 'resolution');
  }

  /**
   * @throws MusterError `invalid-request`; `limit-reached` if the network has the maximum number of resolutions; `in-use`
   *   for another length if a transformer or a rule uses this resolution
   */
  protected override async complete(
    tx: Transaction,
    resolution: Resolution,
    before?: Resolution,
  ): Promise<Resolution> {
    const { deviceNetworkId, resources, timespanMs } = resolution;
    await checkResources(tx, deviceNetworkId, resources);
    if (before === undefined) await checkLimit(tx, deviceNetworkId);
    else if (before.timespanMs !== timespanMs) await this.checkUnused(tx, before);
    return resolution;
  }

  /** @throws MusterError `in-use` if a transformer or a rule uses it */
  protected override async checkUnused(tx: Transaction, { id, deviceNetworkId }: Resolution): Promise<void> {
    const all = inNetwork(deviceNetworkId, {});
    for await (const { name, sources } of tx.collection(transformers).iterate(all)) {
      if (sources.some((one) => one.resolutionId === id)) {
        throw conflict(
          'in-use',
          `The transformer "${name}" uses this resolution. Change or delete the transformer first.`,
        );
      }
    }
    for await (const { name, resolutionId, conditions } of tx.collection(rules).iterate(all)) {
      if (resolutionId === id || conditions.some((one) => one.resolutionId === id)) {
        throw conflict('in-use', `The rule "${name}" uses this resolution. Change or delete the rule first.`);
      }
    }
  }
}

/** @throws MusterError `limit-reached` */
async function checkLimit(tx: Transaction, deviceNetworkId: string): Promise<void> {
  const there = await tx.collection(resolutions).count(inNetwork(deviceNetworkId, {}));
  if (there < MAX_RESOLUTIONS) return;
  throw conflict(
    'limit-reached',
    `A device network can have at most ${MAX_RESOLUTIONS} resolutions. Delete some first.`,
  );
}

/** @throws MusterError `invalid-request` */
async function checkResources(
  tx: Transaction,
  deviceNetworkId: string,
  named: readonly ResolvedResourceType[],
): Promise<void> {
  const types = await tx.collection(smartObjectTypes).getMany(named.map((one) => one.smartObjectTypeId));
  const faults: Record<string, string[]> = {};
  named.forEach(({ smartObjectTypeId, resourceTypeId }, index) => {
    const at = `ResourceTypeInstances[${index}]`;
    const type = types.get(smartObjectTypeId);
    if (type?.deviceNetworkId !== deviceNetworkId) {
      faults[`${at}.SmartObjectTypeId`] = [unknownId('smart object type', smartObjectTypeId)];
    } else if (!type.resourceTypeInstances.some((one) => one.resourceTypeId === resourceTypeId)) {
      faults[`${at}.ResourceTypeId`] = [hasNoId('The smart object type', 'resource type', resourceTypeId)];
    }
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
