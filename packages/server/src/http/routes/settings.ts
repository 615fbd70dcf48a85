import type { SettingDataType } from '../../domain/entities/setting-category.ts';
import type { SettingInput, SettingService } from '../../domain/services/settings/setting-service.ts';
import { created, noContent, ok } from '../handler.ts';
import type { RouteTable } from '../handler.ts';
import { given } from '../presenters/given.ts';
import { presentSetting } from '../presenters/setting.ts';
import { valuesOfUpdates } from './setting-values.ts';
import type { ValueUpdateBody } from './setting-values.ts';

/** SettingRequest, as the contract has checked it. */
interface SettingBody {
  readonly CategoryId: string;
  readonly Key: string;
  readonly DataType?: SettingDataType;
  readonly Value?: string;
}

function inputOf(body: SettingBody): SettingInput {
  return {
    categoryId: body.CategoryId,
    key: body.Key,
    ...given({ dataType: body.DataType, value: body.Value }),
  };
}

/** Routes of the tag `settings`, and those of the settings of devices. */
export function settingRoutes(settings: SettingService): RouteTable {
  return {
    'settings.get': async ({ params, principal }) =>
      ok(presentSetting(await settings.get(principal.deviceNetworkId, params['id'] ?? ''))),
    'settings.delete': async ({ params, principal }) => {
      await settings.delete(principal.deviceNetworkId, params['id'] ?? '');
      return noContent();
    },
    'devices.listSettings': async ({ params, principal }) => {
      const found = await settings.ofDevice(principal.deviceNetworkId, params['id'] ?? '');
      return ok(found.map(presentSetting));
    },
    'devices.createSetting': async ({ params, body, principal }) => {
      const input = inputOf(body as SettingBody);
      const { id } = await settings.create(principal.deviceNetworkId, params['id'] ?? '', input);
      return created(id, `/api/v3/settings/${id}`);
    },
    'devices.updateSetting': async ({ params, body, principal }) => {
      const { id = '', settingId = '' } = params;
      await settings.update(principal.deviceNetworkId, id, settingId, inputOf(body as SettingBody));
      return noContent();
    },
    'devices.updateSettingValues': async ({ params, body, principal }) => {
      const values = valuesOfUpdates(body as readonly ValueUpdateBody[]);
      await settings.setValues(principal.deviceNetworkId, params['id'] ?? '', values);
      return noContent();
    },
  };
}
