import type { SettingOwner } from '../model/setting.ts';
import type { SettingInput, SettingService } from '../setting-service.ts';
import type { SettingsOwner } from '../setting-owners.ts';
import type { SettingRequest, SettingValueUpdate } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { ContextOf, EntityContext, Routes } from '../../../http/handler.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { presentSetting } from '../presenters/setting.ts';
import { valuesOfUpdates } from './setting-values.ts';

function inputOf(body: SettingRequest): SettingInput {
  return {
    categoryId: body.CategoryId,
    key: body.Key,
    ...omitUndefined({ dataType: body.DataType, value: body.Value }),
  };
}

type Owners = 'devices' | 'locations' | 'dataCollectors';
type OwnerOperation = 'listSettings' | 'createSetting' | 'updateSetting' | 'updateSettingValues';

/** Routes of the tag `settings`, and for the settings of devices, locations and data collectors. */
export function settingRoutes(settings: SettingService): Routes<'settings' | `${Owners}.${OwnerOperation}`> {
  const devices = ownerHandlers(settings, 'Device');
  const locations = ownerHandlers(settings, 'Location');
  const dataCollectors = ownerHandlers(settings, 'DataCollector');
  return {
    'settings.get': async ({ params, principal }) =>
      ok(presentSetting(await settings.get(principal.deviceNetworkId, params.id))),
    'settings.delete': async ({ params, principal }) => {
      await settings.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'devices.listSettings': devices.list,
    'devices.createSetting': devices.create,
    'devices.updateSetting': devices.update,
    'devices.updateSettingValues': devices.updateValues,
    'locations.listSettings': locations.list,
    'locations.createSetting': locations.create,
    'locations.updateSetting': locations.update,
    'locations.updateSettingValues': locations.updateValues,
    'dataCollectors.listSettings': dataCollectors.list,
    'dataCollectors.createSetting': dataCollectors.create,
    'dataCollectors.updateSetting': dataCollectors.update,
    'dataCollectors.updateSettingValues': dataCollectors.updateValues,
  };
}

function ownerHandlers(settings: SettingService, ownerType: SettingOwner) {
  const ownerOf = ({ params, principal }: EntityContext): SettingsOwner => ({
    ownerType,
    ownerId: params.id,
    deviceNetworkId: principal.deviceNetworkId,
  });
  return {
    list: async (context: EntityContext) => ok((await settings.list(ownerOf(context))).map(presentSetting)),
    create: async (context: EntityContext<SettingRequest>) => {
      return create(context.begin, '/api/v3/settings', (unit) =>
        settings.create(ownerOf(context), inputOf(context.body), unit),
      );
    },
    update: async (context: ContextOf<'devices.updateSetting'>) => {
      await settings.update(ownerOf(context), context.params.settingId, inputOf(context.body));
      return noContent();
    },
    updateValues: async (context: EntityContext<readonly SettingValueUpdate[]>) => {
      await settings.setValues(ownerOf(context), valuesOfUpdates(context.body));
      return noContent();
    },
  };
}
