import type { TemplateSettingPlace, TemplateSettings } from '../template-settings.ts';
import type { TypeCategories } from '../type-categories.ts';
import { noContent } from '../../../http/handler.ts';
import type { ContextOf, RequestContext, Routes } from '../../../http/handler.ts';

type Categories = Pick<TypeCategories<never>, 'add' | 'remove'>;

type CategoryContext = ContextOf<'deviceTypes.addSettingCategory'>;
type PlaceContext = RequestContext<ContextOf<'deviceTemplates.deleteSettingValue'>['params']>;
type ValueContext = ContextOf<'deviceTemplates.createSettingValue'>;

/** Routes that add setting categories to types and remove them. */
export function typeCategoryRoutes(
  deviceTypes: Categories,
  dataCollectorTypes: Categories,
): Routes<`${'deviceTypes' | 'dataCollectorTypes'}.${'add' | 'remove'}SettingCategory`> {
  const add =
    (types: Categories) =>
    async ({ params, principal }: CategoryContext) => {
      await types.add(principal.deviceNetworkId, params.id, params.settingCategoryId);
      return noContent();
    };
  const remove =
    (types: Categories) =>
    async ({ params, principal }: CategoryContext) => {
      await types.remove(principal.deviceNetworkId, params.id, params.settingCategoryId);
      return noContent();
    };
  return {
    'deviceTypes.addSettingCategory': add(deviceTypes),
    'deviceTypes.removeSettingCategory': remove(deviceTypes),
    'dataCollectorTypes.addSettingCategory': add(dataCollectorTypes),
    'dataCollectorTypes.removeSettingCategory': remove(dataCollectorTypes),
  };
}

/** Routes for the setting values of templates. */
export function templateSettingRoutes(
  deviceTemplates: TemplateSettings,
  dataCollectorTemplates: TemplateSettings,
): Routes<`${'deviceTemplates' | 'dataCollectorTemplates'}.${'create' | 'update' | 'delete'}SettingValue`> {
  const create = (templates: TemplateSettings) => async (context: ValueContext) => {
    const unit = context.begin(() => noContent());
    await templates.create(placeOf(context), context.body.Value, unit);
    unit.checkUsed();
    return noContent();
  };
  const update = (templates: TemplateSettings) => async (context: ValueContext) => {
    await templates.update(placeOf(context), context.body.Value);
    return noContent();
  };
  const remove = (templates: TemplateSettings) => async (context: PlaceContext) => {
    await templates.delete(placeOf(context));
    return noContent();
  };
  return {
    'deviceTemplates.createSettingValue': create(deviceTemplates),
    'deviceTemplates.updateSettingValue': update(deviceTemplates),
    'deviceTemplates.deleteSettingValue': remove(deviceTemplates),
    'dataCollectorTemplates.createSettingValue': create(dataCollectorTemplates),
    'dataCollectorTemplates.updateSettingValue': update(dataCollectorTemplates),
    'dataCollectorTemplates.deleteSettingValue': remove(dataCollectorTemplates),
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
