import { normaliseId } from '../../http/client-values.ts';
import type * as Contract from '../../http/generated/contract.ts';
import { act, create, ok, read } from '../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../http/handler.ts';
import { membersOf } from '../../http/members.ts';
import { pageReply, externalIdCondition, listRoute, readEntity, readPage } from '../../http/reads.ts';
import type { PageMessage } from '../../http/reads.ts';
import { jsonListParts } from '../../http/replies.ts';
import { createRoute, deleteRoute, updateRoute } from '../../http/writes.ts';
import { omitUndefined } from '../../kernel/data.ts';
import type { Condition, Reader } from '../../store/port.ts';
import { presentSetting, valuesOfSettings } from '../settings/http.ts';
import { settingsOf } from '../settings/inheritance.ts';
import type { SettingView } from '../settings/inheritance.ts';
import type { SettingService } from '../settings/settings.ts';
import { presentTags } from '../tags/http.ts';
import { tags } from '../tags/model.ts';
import { taggedWith, tagViews } from '../tags/tags.ts';
import { ownerOf } from './locations.ts';
import type { LocationInput, LocationService } from './locations.ts';
import { locations } from './model.ts';
import type { Location } from './model.ts';

const members = membersOf<Location>()({
  Id: 'uuid',
  Name: 'text',
  ParentLocationId: 'uuid',
  ExternalId: 'text',
  LocationType: 'number',
  TimeZone: 'text',
});
const locationFields = members.list({
  search: ['name', 'externalId'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
});
const showRow = members.show('Id', 'Name', 'ParentLocationId', 'ExternalId', 'LocationType');
const showAll = members.show();

/** Reads the tags of locations and the names of their parents. @returns the representation of each location */
async function locationPresenter(
  reader: Reader,
  rows: readonly Location[],
): Promise<(location: Location) => Contract.LocationResponse> {
  const parentIds = new Set(rows.flatMap((one) => one.parentLocationId ?? []));
  const [parents, tagsById] = await Promise.all([
    reader.collection(locations).getMany(parentIds),
    tagViews(reader, rows),
  ]);
  return (location) => ({
    ...showAll(location),
    ParentLocationName: parents.get(location.parentLocationId ?? '')?.name,
    ...presentTags(tagsById.get(location.id) ?? []),
  });
}

/** Returns a page of locations in full, which the reference has in some lists, with their settings. */
async function locationPage(
  context: ReadContext<unknown>,
  where: readonly Condition[],
): Promise<PageMessage<Contract.LocationResponse>> {
  const { reader } = context;
  const page = await readPage(context, locations, locationFields, where);
  const present = await locationPresenter(reader, page.rows);
  const settings = new Map<string, readonly SettingView[]>();
  for (const row of page.rows) settings.set(row.id, await settingsOf(reader, ownerOf(row)));
  return pageReply(context, page, (row) => ({
    ...present(row),
    Settings: settings.get(row.id)?.map(presentSetting),
  }));
}

export interface Services {
  readonly locations: LocationService;
  readonly settings: SettingService;
}

/**
 * Routes of the tag `locations`, except for the devices and data collectors of a location and the settings
 * that all owners have, and the location lists of other tags.
 */
export const routes: FeatureRoutes<
  | 'externalIds.listLocations'
  | 'locations.create'
  | 'locations.createSettingInCategory'
  | 'locations.delete'
  | 'locations.get'
  | 'locations.list'
  | 'locations.listLocations'
  | 'locations.update'
  | 'tags.listLocations',
  Services
> = {
  'locations.list': listRoute(locations, locationFields, showRow),
  'locations.create': createRoute('locations', '/api/v3/locations', inputOf),
  'locations.get': read(async (context) => {
    const { reader } = context;
    const location = await readEntity(context, locations, 'location');
    const present = await locationPresenter(reader, [location]);
    const settings = await settingsOf(reader, ownerOf(location));
    return ok({ ...present(location), Settings: settings.map(presentSetting) });
  }),
  'locations.update': updateRoute('locations', inputOf),
  'locations.delete': deleteRoute('locations'),
  'locations.listLocations': read(async (context) => {
    const { id } = await readEntity(context, locations, 'location');
    const where = [{ field: 'parentLocationId', op: 'eq', value: id }] as const;
    const below: Location[] = [];
    const query = { where, sort: [{ field: 'name', direction: 'asc' }] } as const;
    for await (const one of context.reader.collection(locations).iterate(query)) below.push(one);
    return { status: 200, parts: jsonListParts(below, showRow) };
  }),
  'locations.createSettingInCategory': act(async ({ params, body, principal, begin }, { settings }) => {
    const { id: ownerId, settingCategoryId: categoryId } = params;
    const { Key, DataType, Value } = body;
    return create(begin, '/api/v3/settings', (unit) =>
      settings.createInCategory(
        { ownerType: 'Location', ownerId, deviceNetworkId: principal.deviceNetworkId },
        { categoryId, key: Key, ...omitUndefined({ dataType: DataType, value: Value }) },
        unit,
      ),
    );
  }),
  'tags.listLocations': read(async (context) => {
    const { id } = await readEntity(context, tags, 'tag');
    return locationPage(context, [taggedWith(id, 'Location')]);
  }),
  'externalIds.listLocations': read(async (context) =>
    locationPage(context, await externalIdCondition(context, locations)),
  ),
};

function inputOf(body: Contract.LocationRequest): LocationInput {
  const { TagIds, Tags, Settings } = body;
  return {
    ...members.read(body),
    ...omitUndefined({
      tagIds: TagIds ?? Tags?.map((one) => normaliseId(typeof one === 'string' ? one : one.Id)),
      settings: Settings && valuesOfSettings(Settings),
    }),
  };
}
