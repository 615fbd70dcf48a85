import type {
  TemplateSettingPlace,
  TemplateSettings,
} from '../../domain/services/settings/template-settings.ts';
import type { TypeCategories } from '../../domain/services/settings/type-categories.ts';
import { noContent } from '../handler.ts';
import type { RequestContext, RouteTable } from '../handler.ts';

/** Routes that say which setting categories types have, by the tag of the types. */
export function typeCategoryRoutes(
  tag: string,
  types: Pick<TypeCategories<never>, 'add' | 'remove'>,
): RouteTable {
  return {
    [`${tag}.addSettingCategory`]: async ({ params, principal }) => {
      const { id = '', settingCategoryId = '' } = params;
      await types.add(principal.deviceNetworkId, id, settingCategoryId);
      return noContent();
    },
    [`${tag}.removeSettingCategory`]: async ({ params, principal }) => {
      const { id = '', settingCategoryId = '' } = params;
      await types.remove(principal.deviceNetworkId, id, settingCategoryId);
      return noContent();
    },
  };
}

/** Routes of the values that templates give to settings, by the tag of the templates. */
export function templateSettingRoutes(tag: string, templates: TemplateSettings): RouteTable {
  const placeOf = ({ params, principal }: RequestContext): TemplateSettingPlace => ({
    deviceNetworkId: principal.deviceNetworkId,
    templateId: params['id'] ?? '',
    categoryId: params['settingCategoryId'] ?? '',
    defaultSettingId: params['settingId'] ?? '',
  });
  const valueOf = ({ body }: RequestContext): string => (body as { readonly Value: string }).Value;
  return {
    [`${tag}.createSettingValue`]: async (context) => {
      await templates.create(placeOf(context), valueOf(context));
      return noContent();
    },
    [`${tag}.updateSettingValue`]: async (context) => {
      await templates.update(placeOf(context), valueOf(context));
      return noContent();
    },
    [`${tag}.deleteSettingValue`]: async (context) => {
      await templates.delete(placeOf(context));
      return noContent();
    },
  };
}
