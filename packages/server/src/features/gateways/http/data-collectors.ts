import type * as Contract from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../../http/handler.ts';
import { nameOf } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { membersOf } from '../../../http/members.ts';
import { pageReply, externalIdCondition, readEntity, readPage } from '../../../http/reads.ts';
import type { PageMessage } from '../../../http/reads.ts';
import { invalidMember } from '../../../kernel/errors.ts';
import type { OwnGateway } from '../../../kernel/ports.ts';
import { omitUndefined, omit } from '../../../kernel/data.ts';
import type { Condition, Reader, ValueSource } from '../../../store/port.ts';
import { conditionsAt, locations } from '../../locations/model.ts';
import { networkSettings } from '../../network-settings/model.ts';
import { presentSetting, valuesOfSettings } from '../../settings/http.ts';
import { settingsOf } from '../../settings/inheritance.ts';
import { presentTags } from '../../tags/http.ts';
import { tags } from '../../tags/model.ts';
import { taggedWith, tagViews } from '../../tags/tags.ts';
import { effectiveValues } from '../configurations.ts';
import type { DataCollectorInput } from '../data-collectors.ts';
import { dataCollectors, dataCollectorTypes, internalDeviceId } from '../model.ts';
import type { DataCollector } from '../model.ts';
import { dataCollectorContext } from '../reads.ts';
import type { DataCollectorContext } from '../reads.ts';
import { configurationOf, presentValue } from './data-collector-types.ts';
import { presentStatus } from './gateways.ts';
import type { Services } from './gateways.ts';

const members = membersOf<DataCollector>()({
  Id: 'uuid',
  Name: 'text',
  Region: 'text',
  MACAddress: { path: 'macAddress', type: 'text' },
  ExternalId: 'text',
  LocationId: 'uuid',
  DataCollectorTypeId: 'uuid',
  Config: 'text',
  IsBlacklisted: 'boolean',
});
const show = members.show();

const fieldsBeside = (own: OwnGateway): ListFields =>
  members.list({
    joined: {
      ContactLost: { type: 'boolean', path: 'region', join: (condition) => [contactLost(condition, own)] },
      LastSeen: { type: 'time', path: 'status.at', join: (condition) => [lastSeen(condition, own)] },
      LocationName: nameOf(locations, 'locationId'),
      DataCollectorTypeName: nameOf(dataCollectorTypes, 'dataCollectorTypeId'),
    },
    search: ['name', 'macAddress', 'externalId'],
    defaultSort: [{ field: 'name', direction: 'asc' }],
  });

/** Returns a page of data collectors. All routes that list them use it. */
async function dataCollectorPage(
  context: ReadContext<unknown>,
  where: readonly Condition[] = [],
): Promise<PageMessage<Contract.DataCollectorListResponse>> {
  const { live, reader } = context;
  const own = await live.gateway();
  const page = await readPage(context, dataCollectors, fieldsBeside(own), where);
  const around = await dataCollectorContext(reader, own, page.rows);
  return pageReply(context, page, (row) => presentDataCollectorRow(row, around));
}

/**
 * Converts a condition on ContactLost to one on data collectors. All data collectors of a region share the
 * state of its gateway.
 */
function contactLost(condition: Condition, { region, state }: OwnGateway): Condition {
  if (condition.op === 'exists') return { ...condition, field: 'id' };
  if (condition.op !== 'eq' && condition.op !== 'ne')
    throw invalidMember('Filter', 'ContactLost can be compared with eq and ne only.');
  const isLost = (condition.op === 'eq') === condition.value;
  return state?.isListening === true
    ? { field: 'region', op: isLost ? 'ne' : 'eq', value: region }
    : { field: 'id', op: 'exists', value: isLost };
}

/**
 * Converts a condition on LastSeen to one on data collectors. LastSeen is the time of the reported status, or
 * else the time since which the gateway of the region has been listening.
 */
function lastSeen(condition: Condition, { region, state }: OwnGateway): Condition {
  const of = (...where: Condition[]): ValueSource => ({ collection: dataCollectors, field: 'id', where });
  const unreported = { field: condition.field, op: 'exists', value: false } as const;
  const [inRegion, elsewhere] = [
    { field: 'region', op: 'eq', value: region },
    { field: 'region', op: 'ne', value: region },
  ] as const;
  const isAbsent = (condition.op === 'exists' && !condition.value) || condition.op === 'ne';
  const ofState = holds(condition, state?.since) ? [of(unreported, inRegion)] : [];
  const ofNone = isAbsent ? [of(unreported, elsewhere)] : [];
  const reported = { field: condition.field, op: 'exists', value: true } as const;
  return { field: 'id', op: 'among', value: [of(condition, reported), ...ofState, ...ofNone] };
}

/** Returns whether a time meets a condition, compared as in the store. */
function holds(condition: Condition, time: number | undefined): boolean {
  if (condition.op === 'exists') return (time !== undefined) === condition.value;
  if (condition.op === 'ne') return time !== condition.value;
  if (time === undefined) return false;
  const value = Number(condition.value);
  switch (condition.op) {
    case 'in':
      return condition.value.includes(time);
    case 'lt':
      return time < value;
    case 'le':
      return time <= value;
    case 'gt':
      return time > value;
    case 'ge':
      return time >= value;
    default:
      return time === value;
  }
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
    const collector = await readEntity(context, dataCollectors, 'data-collector');
    return ok(await presentDataCollector(context.reader, await context.live.gateway(), collector));
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

function inputOf(body: Contract.DataCollectorRequest): DataCollectorInput {
  return {
    ...members.read(body),
    ...omitUndefined({
      dataCollectorTemplateId: body.DataCollectorTemplateId,
      disableMacAddressConflictCheck: body.DisableMacAddressConflictCheck,
      note: body.Note,
      configurations: body.Configurations?.map(ownConfigurationOf),
      tagIds: body.TagIds,
      settings: body.Settings && valuesOfSettings(body.Settings),
    }),
  };
}

/**
 * Drops an inherited value, which is not stored. The configuration keeps its place in the list, because
 * faults refer to it.
 */
function ownConfigurationOf(one: Contract.ConfigurationValueRequest): ReturnType<typeof configurationOf> {
  return configurationOf(one.IsInherited === true ? omit(one, 'Value') : one);
}

function presentDataCollectorRow(
  collector: DataCollector,
  context: DataCollectorContext,
): Contract.DataCollectorListResponse {
  const state = context.states.get(collector.id);
  return {
    ...show(collector),
    MACAddress: collector.macAddress ?? '',
    LocationName: context.locationNames.get(collector.locationId),
    DataCollectorTypeName: context.types.get(collector.dataCollectorTypeId)?.name,
    NbrOfDevices: context.deviceCounts.get(collector.id) ?? 0,
    IsConfigured: !context.unconfigured.has(collector.id),
    // The operator updates the gateway together with the service.
    IsUpdating: false,
    LastSeen: collector.status?.at ?? state?.since,
    ContactLost: state?.isListening !== true,
    SoftwareVersion: state?.version,
  };
}

async function presentDataCollector(
  reader: Reader,
  own: OwnGateway,
  collector: DataCollector,
): Promise<Contract.DataCollectorResponse> {
  const { id, deviceNetworkId, status } = collector;
  const [context, settings, tagsById, networks] = await Promise.all([
    dataCollectorContext(reader, own, [collector]),
    settingsOf(reader, { ownerType: 'DataCollector', ownerId: id, deviceNetworkId }),
    tagViews(reader, [collector]),
    reader.collection(networkSettings).getMany(collector.networkSettingIds ?? []),
  ]);
  const type = context.types.get(collector.dataCollectorTypeId);
  const template = context.templates.get(collector.dataCollectorTemplateId);
  return {
    ...presentDataCollectorRow(collector, context),
    Note: collector.note,
    DataCollectorTypeTypeId: type?.hardwareTypeId,
    DataCollectorTemplateId: collector.dataCollectorTemplateId,
    DataCollectorTemplateName: template?.name,
    InternalDeviceId: internalDeviceId(id),
    LastConnectionTimestamp: context.states.get(id)?.since,
    Configurations: effectiveValues(
      type?.configurations ?? [],
      collector.configurations,
      template?.configurations ?? [],
    ).map((one) => ({ ...presentValue(one), IsInherited: one.isInherited })),
    Settings: settings.map(presentSetting),
    Tags: presentTags(tagsById.get(id) ?? []).Tags,
    // As last reported. Empty before the first report.
    Statuses: status === undefined ? {} : presentStatus(status.reported),
    Networks: Array.from(networks.values(), (one) => ({
      Id: one.id,
      Name: one.name,
      NetworkType: one.networkType,
      ...omitUndefined({ SSID: one.ssid }),
    })),
  };
}
