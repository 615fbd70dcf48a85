import type { SettingOwner } from '../model/setting.ts';
import { settingCategories } from '../model/setting-category.ts';
import { settingsOf } from '../setting-inheritance.ts';
import { findSetting } from '../setting-service.ts';
import type { SettingInput, SettingService } from '../setting-service.ts';
import { viewOf } from '../setting-view.ts';
import { findInNetwork } from '../../../kernel/find-in-network.ts';
import type { SettingsOwner } from '../setting-owners.ts';
import type { SettingRequest, SettingValueUpdate } from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { ContextOf, EntityContext, FeatureRoutes, ReadContext } from '../../../http/handler.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { presentSetting } from '../presenters/setting.ts';
import { valuesOfUpdates } from './setting-values.ts';

type Owners = 'devices' | 'locations' | 'dataCollectors';
type OwnerOperation = 'listSettings' | 'createSetting' | 'updateSetting' | 'updateSettingValues';

export interface Services {
  readonly settings: SettingService;
}

const devices = ownerRoutes('Device');
const locations = ownerRoutes('Location');
const dataCollectors = ownerRoutes('DataCollector');

/** Routes of the tag `settings`, and for the settings of devices, locations and data collectors. */
export const routes: FeatureRoutes<'settings' | `${Owners}.${OwnerOperation}`, Services> = {
  'settings.get': read(async ({ params, principal, reader }) => {
    const setting = await findSetting(reader, principal.deviceNetworkId, params.id);
    const category = await findInNetwork(
      reader.collection(settingCategories),
      'setting-category',
      principal.deviceNetworkId,
      setting.categoryId,
    );
    return ok(presentSetting(viewOf(setting, category)));
  }),
  'settings.delete': act(async ({ params, principal }, { settings }) => {
    await settings.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
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

function ownerRoutes(ownerType: SettingOwner) {
  const ownerOf = ({ params, principal }: ReadContext<{ readonly id: string }>): SettingsOwner => ({
    ownerType,
    ownerId: params.id,
    deviceNetworkId: principal.deviceNetworkId,
  });
  return {
    list: read(async (context: ReadContext<{ readonly id: string }>) =>
      ok((await settingsOf(context.reader, ownerOf(context))).map(presentSetting)),
    ),
    create: act((context: EntityContext<SettingRequest>, { settings }: Services) =>
      create(context.begin, '/api/v3/settings', (unit) =>
        settings.create(ownerOf(context), inputOf(context.body), unit),
      ),
    ),
    update: act(async (context: ContextOf<'devices.updateSetting'>, { settings }: Services) => {
      await settings.update(ownerOf(context), context.params.settingId, inputOf(context.body));
      return noContent();
    }),
    updateValues: act(
      async (context: EntityContext<readonly SettingValueUpdate[]>, { settings }: Services) => {
        await settings.setValues(ownerOf(context), valuesOfUpdates(context.body));
        return noContent();
      },
    ),
  };
}

function inputOf(body: SettingRequest): SettingInput {
  return {
    categoryId: body.CategoryId,
    key: body.Key,
    ...omitUndefined({ dataType: body.DataType, value: body.Value }),
  };
}
