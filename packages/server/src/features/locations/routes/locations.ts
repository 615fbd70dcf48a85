import type { LocationInput, LocationService } from '../location-service.ts';
import type { SettingService } from '../../settings/setting-service.ts';
import { normaliseId } from '../../../http/client-values.ts';
import type {
  DataCollectorListResponse,
  DeviceListResponse,
  LocationListResponse,
  LocationRequest,
} from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { EntityContext, Routes } from '../../../http/handler.ts';
import type { PageMessage } from '../../../http/lists/paging.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { jsonListParts } from '../../../http/replies/json-parts.ts';
import { presentLocation, presentLocationRow } from '../presenters/location.ts';
import type { ListReply } from '../../../http/lists/list-reply.ts';
import { valuesOfSettings } from '../../settings/routes/setting-values.ts';

/** The lists that locations lead to. */
export interface LocationLists {
  readonly locations: ListReply<LocationListResponse>;
  readonly devices: ListReply<DeviceListResponse>;
  readonly dataCollectors: ListReply<DataCollectorListResponse>;
}

/** Routes of the tag `locations`, but those of their settings that all owners have. */
export function locationRoutes(
  locations: LocationService,
  settings: SettingService,
  lists: LocationLists,
): Routes<
  | 'locations.create'
  | 'locations.createSettingInCategory'
  | 'locations.delete'
  | 'locations.get'
  | 'locations.list'
  | 'locations.listChildDataCollectors'
  | 'locations.listChildDevices'
  | 'locations.listDataCollectors'
  | 'locations.listDevices'
  | 'locations.listLocations'
  | 'locations.update'
> {
  const at =
    <Row>(list: ListReply<Row>, isDeep: boolean) =>
    async (context: EntityContext): Promise<PageMessage<Row>> => {
      const { params, principal } = context;
      return list(context, await locations.at(principal.deviceNetworkId, params.id, isDeep));
    };
  return {
    'locations.list': (context) => lists.locations(context),
    'locations.create': ({ body, principal, begin }) =>
      create(begin, '/api/v3/locations', (unit) =>
        locations.create(principal.deviceNetworkId, inputOf(body), unit),
      ),
    'locations.get': async ({ params, principal }) =>
      ok(presentLocation(await locations.get(principal.deviceNetworkId, params.id))),
    'locations.update': async ({ params, body, principal }) => {
      await locations.update(principal.deviceNetworkId, params.id, inputOf(body));
      return noContent();
    },
    'locations.delete': async ({ params, principal }) => {
      await locations.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'locations.listLocations': async ({ params, principal }) => {
      const below = await locations.below(principal.deviceNetworkId, params.id);
      return { status: 200, parts: jsonListParts(below, presentLocationRow) };
    },
    'locations.listDevices': at(lists.devices, false),
    'locations.listChildDevices': at(lists.devices, true),
    'locations.listDataCollectors': at(lists.dataCollectors, false),
    'locations.listChildDataCollectors': at(lists.dataCollectors, true),
    'locations.createSettingInCategory': async ({ params, body, principal, begin }) => {
      const { id: ownerId, settingCategoryId: categoryId } = params;
      const { Key, DataType, Value } = body;
      return create(begin, '/api/v3/settings', (unit) =>
        settings.createInCategory(
          { ownerType: 'Location', ownerId, deviceNetworkId: principal.deviceNetworkId },
          { categoryId, key: Key, ...omitUndefined({ dataType: DataType, value: Value }) },
          unit,
        ),
      );
    },
  };
}

function inputOf(body: LocationRequest): LocationInput {
  return {
    name: body.Name,
    ...omitUndefined({
      parentLocationId: body.ParentLocationId,
      externalId: body.ExternalId,
      timeZone: body.TimeZone,
      locationType: body.LocationType,
      tagIds: body.TagIds ?? body.Tags?.map((one) => normaliseId(typeof one === 'string' ? one : one.Id)),
      settings: body.Settings && valuesOfSettings(body.Settings),
    }),
  };
}
