import { dataCollectors } from '../model/data-collector.ts';
import { dataCollectorTypes } from '../model/data-collector-type.ts';
import { dataCollectorContext, dataCollectorDetails } from '../data-collector-views.ts';
import type { DataCollectorInput } from '../data-collector-service.ts';
import type { GatewayDomain } from '../gateway-domain.ts';
import type { ConfigurationValueRequest, DataCollectorRequest } from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../../http/handler.ts';
import { presentDataCollector } from '../presenters/data-collector.ts';
import { omit } from '../../../kernel/omit.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { externalIdCondition, readEntity } from '../../../http/reads.ts';
import { locations } from '../../locations/model/location.ts';
import { conditionsAt } from '../../locations/model/location-tree.ts';
import { tags } from '../../tags/model/tag.ts';
import { taggedWith } from '../../tags/tag-service.ts';
import { dataCollectorPage } from './data-collector-list.ts';
import { configurationOf } from './data-collector-types.ts';
import { valuesOfSettings } from '../../settings/routes/setting-values.ts';

export interface Services {
  readonly gateways: GatewayDomain;
}

const at = (isDeep: boolean) =>
  read(async (context: ReadContext<{ readonly id: string }>) => {
    const location = await readEntity(context, locations, 'location');
    return dataCollectorPage(context, await conditionsAt(context.reader, location, isDeep));
  });

/** Routes of the tag `dataCollectors` that register and change them, and the data collectors of a type. */
export const routes: FeatureRoutes<
  | 'dataCollectorTypes.listDataCollectors'
  | 'dataCollectors.delete'
  | 'dataCollectors.get'
  | 'dataCollectors.list'
  | 'dataCollectors.register'
  | 'dataCollectors.update'
  | 'externalIds.listDataCollectors'
  | 'locations.listChildDataCollectors'
  | 'locations.listDataCollectors'
  | 'tags.listDataCollectors',
  Services
> = {
  'dataCollectors.list': read((context) => dataCollectorPage(context)),
  'dataCollectorTypes.listDataCollectors': read(async (context) => {
    const { id } = await readEntity(context, dataCollectorTypes, 'data-collector-type');
    return dataCollectorPage(context, [{ field: 'dataCollectorTypeId', op: 'eq', value: id }]);
  }),
  'externalIds.listDataCollectors': read(async (context) =>
    dataCollectorPage(context, await externalIdCondition(context, dataCollectors)),
  ),
  'locations.listDataCollectors': at(false),
  'locations.listChildDataCollectors': at(true),
  'tags.listDataCollectors': read(async (context) => {
    const { id } = await readEntity(context, tags, 'tag');
    return dataCollectorPage(context, [taggedWith(id, 'DataCollector')]);
  }),
  'dataCollectors.register': act(({ body, principal, begin }, { gateways }) =>
    create(begin, '/api/v3/dataCollectors', (unit) =>
      gateways.dataCollectors.register(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'dataCollectors.get': read(async (context) => {
    const { live, reader } = context;
    const collector = await readEntity(context, dataCollectors, 'data-collector');
    const [around, details] = await Promise.all([
      dataCollectorContext(reader, await live.gateway(), [collector]),
      dataCollectorDetails(reader, collector),
    ]);
    return ok(presentDataCollector(collector, around, details));
  }),
  'dataCollectors.update': act(async ({ params, body, principal }, { gateways }) => {
    await gateways.dataCollectors.update(principal.deviceNetworkId, params.id, inputOf(body));
    return noContent();
  }),
  'dataCollectors.delete': act(async ({ params, query, principal }, { gateways }) => {
    await gateways.dataCollectors.delete(principal.deviceNetworkId, params.id, query.force);
    return noContent();
  }),
};

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
