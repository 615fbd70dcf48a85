import { dataCollectorTypes } from '../../domain/entities/data-collector-type.ts';
import type { DataCollector } from '../../domain/entities/data-collector.ts';
import { locations } from '../../domain/entities/location.ts';
import type { ListQuery } from '../../domain/list-query.ts';
import type { DataCollectorInput } from '../../domain/services/gateways/data-collector-service.ts';
import type { GatewayDomain } from '../../domain/services/gateways/gateway-domain.ts';
import type { NameLookup } from '../../domain/services/name-lookup.ts';
import type { SettingService } from '../../domain/services/settings/setting-service.ts';
import { created, noContent, ok } from '../handler.ts';
import type { Reply, RequestContext, RouteTable } from '../handler.ts';
import { nameOf } from '../joined-fields.ts';
import { toListQuery } from '../list-fields.ts';
import type { ListFields } from '../list-fields.ts';
import { pageReply } from '../paging.ts';
import { presentDataCollector, presentDataCollectorRow } from '../presenters/data-collector.ts';
import { given } from '../presenters/given.ts';
import { configurationOf } from './data-collector-types.ts';
import type { ValueBody } from './data-collector-types.ts';
import { valuesOfSettings } from './setting-values.ts';
import type { SettingRequestBody } from './setting-values.ts';

/** DataCollectorRequest, as the contract has checked it. */
interface DataCollectorBody {
  readonly Name: string;
  readonly Region?: string;
  readonly DataCollectorTypeId?: string;
  readonly DataCollectorTemplateId?: string;
  readonly MACAddress?: string;
  readonly DisableMacAddressConflictCheck?: boolean;
  readonly ExternalId?: string;
  readonly LocationId?: string;
  readonly Note?: string;
  readonly Config?: string;
  readonly Configurations?: readonly ValueBody[];
  readonly IsBlacklisted?: boolean;
  /** Deprecated. */
  readonly Settings?: readonly SettingRequestBody[];
}

/** What lists of data collectors can be filtered, sorted and searched by. */
export function dataCollectorFields(names: NameLookup): ListFields {
  return {
    fields: {
      Id: { path: 'id', type: 'uuid' },
      Name: { path: 'name', type: 'text' },
      Region: { path: 'region', type: 'text' },
      MACAddress: { path: 'macAddress', type: 'text' },
      ExternalId: { path: 'externalId', type: 'text' },
      LocationId: { path: 'locationId', type: 'uuid' },
      DataCollectorTypeId: { path: 'dataCollectorTypeId', type: 'uuid' },
      IsBlacklisted: { path: 'isBlacklisted', type: 'boolean' },
    },
    joined: {
      LocationName: nameOf(names, locations, 'locationId'),
      DataCollectorTypeName: nameOf(names, dataCollectorTypes, 'dataCollectorTypeId'),
    },
    search: ['name', 'macAddress', 'externalId'],
    defaultSort: [{ field: 'name', direction: 'asc' }],
  };
}

/** A page of the data collectors of a network, for every list of them. */
export async function dataCollectorPage(
  context: RequestContext,
  { dataCollectors }: Pick<GatewayDomain, 'dataCollectors'>,
  names: NameLookup,
  narrowed: (query: ListQuery) => ListQuery = (query) => query,
): Promise<Reply> {
  const { deviceNetworkId } = context.principal;
  const query = await toListQuery(context.paging, dataCollectorFields(names), deviceNetworkId);
  const page = await dataCollectors.list(deviceNetworkId, narrowed(query));
  const around = await dataCollectors.contextOf(page.rows);
  return pageReply(context, page, (row) => presentDataCollectorRow(row, around));
}

/** Routes of the tag `dataCollectors` that register and change them, and the data collectors of a type. */
export function dataCollectorRoutes(
  gateways: GatewayDomain,
  settings: SettingService,
  names: NameLookup,
): RouteTable {
  const { dataCollectors, types } = gateways;
  const shown = async (collector: DataCollector): Promise<Reply> => {
    const { id, deviceNetworkId } = collector;
    const [around, own] = await Promise.all([
      dataCollectors.contextOf([collector]),
      settings.list({ ownerType: 'DataCollector', ownerId: id, deviceNetworkId }),
    ]);
    return ok(presentDataCollector(collector, around, own));
  };
  return {
    'dataCollectors.list': (context) => dataCollectorPage(context, gateways, names),
    'dataCollectorTypes.listDataCollectors': async (context) => {
      const { id } = await types.get(context.principal.deviceNetworkId, context.params['id'] ?? '');
      const condition = { field: 'dataCollectorTypeId', op: 'eq', value: id } as const;
      return dataCollectorPage(context, gateways, names, (query) => ({
        ...query,
        where: [condition, ...(query.where ?? [])],
      }));
    },
    'dataCollectors.register': async ({ body, principal }) => {
      const input = inputOf(body as DataCollectorBody);
      const { id } = await dataCollectors.register(principal.deviceNetworkId, input);
      return created(id, `/api/v3/dataCollectors/${id}`);
    },
    'dataCollectors.get': async ({ params, principal }) =>
      shown(await dataCollectors.get(principal.deviceNetworkId, params['id'] ?? '')),
    'dataCollectors.update': async ({ params, body, principal }) => {
      const input = inputOf(body as DataCollectorBody);
      await dataCollectors.update(principal.deviceNetworkId, params['id'] ?? '', input);
      return noContent();
    },
    'dataCollectors.delete': async ({ params, query, principal }) => {
      await dataCollectors.delete(principal.deviceNetworkId, params['id'] ?? '', query['force'] === true);
      return noContent();
    },
  };
}

function inputOf(body: DataCollectorBody): DataCollectorInput {
  return {
    name: body.Name,
    ...given({
      region: body.Region,
      dataCollectorTypeId: body.DataCollectorTypeId,
      dataCollectorTemplateId: body.DataCollectorTemplateId,
      macAddress: body.MACAddress,
      disableMacAddressConflictCheck: body.DisableMacAddressConflictCheck,
      externalId: body.ExternalId,
      locationId: body.LocationId,
      note: body.Note,
      config: body.Config,
      configurations: body.Configurations?.map(configurationOf),
      isBlacklisted: body.IsBlacklisted,
      settings: body.Settings && valuesOfSettings(body.Settings),
    }),
  };
}
