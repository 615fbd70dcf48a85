import type { DeviceType } from '../../catalogue/model/device-type.ts';
import type { DataCollectorType } from '../../gateways/model/data-collector-type.ts';
import type { TemplateSettingPlace, TemplateSettings } from '../template-settings.ts';
import type { TypeCategories } from '../type-categories.ts';
import { act, noContent } from '../../../http/handler.ts';
import type { ContextOf, FeatureRoutes, RequestContext } from '../../../http/handler.ts';

type CategoryContext = ContextOf<'deviceTypes.addSettingCategory'>;
type PlaceContext = RequestContext<ContextOf<'deviceTemplates.deleteSettingValue'>['params']>;
type ValueContext = ContextOf<'deviceTemplates.createSettingValue'>;

export interface Services {
  readonly deviceTypeCategories: TypeCategories<DeviceType>;
  readonly dataCollectorTypeCategories: TypeCategories<DataCollectorType>;
  readonly deviceTemplateSettings: TemplateSettings;
  readonly dataCollectorTemplateSettings: TemplateSettings;
}

const deviceTypes = categoryRoutes((services) => services.deviceTypeCategories);
const dataCollectorTypes = categoryRoutes((services) => services.dataCollectorTypeCategories);
const deviceTemplates = valueRoutes((services) => services.deviceTemplateSettings);
const dataCollectorTemplates = valueRoutes((services) => services.dataCollectorTemplateSettings);

/** Routes for the setting categories of types and the setting values of templates. */
export const routes: FeatureRoutes<
  | `${'deviceTypes' | 'dataCollectorTypes'}.${'add' | 'remove'}SettingCategory`
  | `${'deviceTemplates' | 'dataCollectorTemplates'}.${'create' | 'update' | 'delete'}SettingValue`,
  Services
> = {
  'deviceTypes.addSettingCategory': deviceTypes.add,
  'deviceTypes.removeSettingCategory': deviceTypes.remove,
  'dataCollectorTypes.addSettingCategory': dataCollectorTypes.add,
  'dataCollectorTypes.removeSettingCategory': dataCollectorTypes.remove,
  'deviceTemplates.createSettingValue': deviceTemplates.create,
  'deviceTemplates.updateSettingValue': deviceTemplates.update,
  'deviceTemplates.deleteSettingValue': deviceTemplates.remove,
  'dataCollectorTemplates.createSettingValue': dataCollectorTemplates.create,
  'dataCollectorTemplates.updateSettingValue': dataCollectorTemplates.update,
  'dataCollectorTemplates.deleteSettingValue': dataCollectorTemplates.remove,
};

function categoryRoutes(of: (services: Services) => Pick<TypeCategories<never>, 'add' | 'remove'>) {
  return {
    add: act(async ({ params, principal }: CategoryContext, services: Services) => {
      await of(services).add(principal.deviceNetworkId, params.id, params.settingCategoryId);
      return noContent();
    }),
    remove: act(async ({ params, principal }: CategoryContext, services: Services) => {
      await of(services).remove(principal.deviceNetworkId, params.id, params.settingCategoryId);
      return noContent();
    }),
  };
}

function valueRoutes(of: (services: Services) => TemplateSettings) {
  return {
    create: act(async (context: ValueContext, services: Services) => {
      const unit = context.begin(() => noContent());
      await of(services).create(placeOf(context), context.body.Value, unit);
      unit.checkUsed();
      return noContent();
    }),
    update: act(async (context: ValueContext, services: Services) => {
      await of(services).update(placeOf(context), context.body.Value);
      return noContent();
    }),
    remove: act(async (context: PlaceContext, services: Services) => {
      await of(services).delete(placeOf(context));
      return noContent();
    }),
  };
}

function placeOf({ params, principal }: PlaceContext): TemplateSettingPlace {
  return {
    deviceNetworkId: principal.deviceNetworkId,
    templateId: params.id,
    categoryId: params.settingCategoryId,
    defaultSettingId: params.settingId,
  };
}
