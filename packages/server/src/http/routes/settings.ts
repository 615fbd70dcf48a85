import type { SettingOwner } from '../../domain/entities/setting.ts';
import type { SettingInput, SettingService } from '../../domain/services/settings/setting-service.ts';
import type { SettingsOwner } from '../../domain/services/settings/setting-owners.ts';
import { created, noContent, ok } from '../handler.ts';
import type { RequestContext, RouteTable } from '../handler.ts';
import { given } from '../presenters/given.ts';
import { presentSetting } from '../presenters/setting.ts';
import { valuesOfUpdates } from './setting-values.ts';
import type { SettingBody, ValueUpdateBody } from './setting-values.ts';

function inputOf(body: SettingBody): SettingInput {
  return {
    categoryId: body.CategoryId,
    key: body.Key,
    ...given({ dataType: body.DataType, value: body.Value }),
  };
}

/** Who has settings of its own, by the tag of its operations. */
const owners = { devices: 'Device', locations: 'Location', dataCollectors: 'DataCollector' } as const;

/** Routes of the tag `settings`, and those of the settings of devices, locations and data collectors. */
export function settingRoutes(settings: SettingService): RouteTable {
  const tables = Object.entries(owners).map(([tag, ownerType]) => ownerRoutes(settings, tag, ownerType));
  return {
    'settings.get': async ({ params, principal }) =>
      ok(presentSetting(await settings.get(principal.deviceNetworkId, params['id'] ?? ''))),
    'settings.delete': async ({ params, principal }) => {
      await settings.delete(principal.deviceNetworkId, params['id'] ?? '');
      return noContent();
    },
    ...(Object.assign({}, ...tables) as RouteTable),
  };
}

function ownerRoutes(settings: SettingService, tag: string, ownerType: SettingOwner): RouteTable {
  const ownerOf = ({ params, principal }: RequestContext): SettingsOwner => ({
    ownerType,
    ownerId: params['id'] ?? '',
    deviceNetworkId: principal.deviceNetworkId,
  });
  return {
    [`${tag}.listSettings`]: async (context) =>
      ok((await settings.list(ownerOf(context))).map(presentSetting)),
    [`${tag}.createSetting`]: async (context) => {
      const { id } = await settings.create(ownerOf(context), inputOf(context.body as SettingBody));
      return created(id, `/api/v3/settings/${id}`);
    },
    [`${tag}.updateSetting`]: async (context) => {
      const { settingId = '' } = context.params;
      await settings.update(ownerOf(context), settingId, inputOf(context.body as SettingBody));
      return noContent();
    },
    [`${tag}.updateSettingValues`]: async (context) => {
      const values = valuesOfUpdates(context.body as readonly ValueUpdateBody[]);
      await settings.setValues(ownerOf(context), values);
      return noContent();
    },
  };
}
