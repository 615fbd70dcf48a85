import { dataCollectors as collectors } from '../model/data-collector.ts';
import type { DataCollector } from '../model/data-collector.ts';
import type { DataCollectorInput } from '../data-collector-service.ts';
import type { GatewayDomain } from '../gateway-domain.ts';
import type { ConfigurationValueRequest, DataCollectorRequest } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { EntityContext, ReplyOf, Routes } from '../../../http/handler.ts';
import { presentDataCollector } from '../presenters/data-collector.ts';
import { omit } from '../../../kernel/omit.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { externalIdCondition, readEntity } from '../../../http/reads.ts';
import { locations } from '../../locations/model/location.ts';
import { conditionsAt } from '../../locations/model/location-tree.ts';
import { tags } from '../../tags/model/tag.ts';
import { taggedWith } from '../../tags/tag-service.ts';
import { dataCollectorList } from './data-collector-list.ts';
import { configurationOf } from './data-collector-types.ts';
import { valuesOfSettings } from '../../settings/routes/setting-values.ts';

/** Routes of the tag `dataCollectors` that register and change them, and the data collectors of a type. */
export function dataCollectorRoutes(
  gateways: GatewayDomain,
): Routes<
  | 'dataCollectorTypes.listDataCollectors'
  | 'dataCollectors.delete'
  | 'dataCollectors.get'
  | 'dataCollectors.list'
  | 'dataCollectors.register'
  | 'dataCollectors.update'
  | 'externalIds.listDataCollectors'
  | 'locations.listChildDataCollectors'
  | 'locations.listDataCollectors'
  | 'tags.listDataCollectors'
> {
  const { dataCollectors, types, views } = gateways;
  const list = dataCollectorList(views);
  const at = (isDeep: boolean) => async (context: EntityContext) => {
    const location = await readEntity(context, locations, 'location');
    return list(context, await conditionsAt(context.reader, location, isDeep));
  };
  const shown = async (collector: DataCollector): Promise<ReplyOf<'dataCollectors.get'>> => {
    const [around, details] = await Promise.all([views.contextOf([collector]), views.details(collector)]);
    return ok(presentDataCollector(collector, around, details));
  };
  return {
    'dataCollectors.list': (context) => list(context),
    'dataCollectorTypes.listDataCollectors': async (context) => {
      const { id } = await types.get(context.principal.deviceNetworkId, context.params.id);
      return list(context, [{ field: 'dataCollectorTypeId', op: 'eq', value: id }]);
    },
    'externalIds.listDataCollectors': async (context) =>
      list(context, await externalIdCondition(context, collectors)),
    'locations.listDataCollectors': at(false),
    'locations.listChildDataCollectors': at(true),
    'tags.listDataCollectors': async (context) => {
      const { id } = await readEntity(context, tags, 'tag');
      return list(context, [taggedWith(id, 'DataCollector')]);
    },
    'dataCollectors.register': async ({ body, principal, begin }) => {
      const input = inputOf(body);
      return create(begin, '/api/v3/dataCollectors', (unit) =>
        dataCollectors.register(principal.deviceNetworkId, input, unit),
      );
    },
    'dataCollectors.get': async ({ params, principal }) =>
      shown(await dataCollectors.get(principal.deviceNetworkId, params.id)),
    'dataCollectors.update': async ({ params, body, principal }) => {
      const input = inputOf(body);
      await dataCollectors.update(principal.deviceNetworkId, params.id, input);
      return noContent();
    },
    'dataCollectors.delete': async ({ params, query, principal }) => {
      await dataCollectors.delete(principal.deviceNetworkId, params.id, query.force);
      return noContent();
    },
  };
}

function inputOf(body: DataCollectorRequest): DataCollectorInput {
  return {
    name: body.Name,
    ...omitUndefined({
      region: body.Region,
      dataCollectorTypeId: body.DataCollectorTypeId,
      dataCollectorTemplateId: body.DataCollectorTemplateId,
      macAddress: body.MACAddress,
      disableMacAddressConflictCheck: body.DisableMacAddressConflictCheck,
      externalId: body.ExternalId,
      locationId: body.LocationId,
      note: body.Note,
      config: body.Config,
      configurations: body.Configurations?.map(ownConfigurationOf),
      isBlacklisted: body.IsBlacklisted,
      tagIds: body.TagIds,
      settings: body.Settings && valuesOfSettings(body.Settings),
    }),
  };
}

/**
 * Drops an inherited value, which is not stored. The configuration keeps its place in the list, because
 * faults refer to it.
 */
function ownConfigurationOf(one: ConfigurationValueRequest): ReturnType<typeof configurationOf> {
  return configurationOf(one.IsInherited === true ? omit(one, 'Value') : one);
}
