import type { TemplateSettings } from '../../settings/template-settings.ts';
import type { TransformerDomain } from '../transformer-domain.ts';
import type { TemplateParts } from '../../catalogue/presenters/device-template.ts';
import { presentTemplateValue } from '../../settings/presenters/setting.ts';
import { presentTransformer } from './transformer.ts';

/** Reads the settings and transformers of device templates. */
export function templateParts(
  settings: TemplateSettings,
  { transformers, faults }: Pick<TransformerDomain, 'faults' | 'transformers'>,
): TemplateParts {
  return async (deviceNetworkId, templateIds) => {
    const [values, computed] = await Promise.all([
      settings.of(deviceNetworkId, templateIds),
      transformers.ofTemplates(templateIds),
    ]);
    const failed = await faults(computed.map((one) => one.id));
    const types = await transformers.typesOf(computed);
    return new Map(
      templateIds.map((id) => [
        id,
        {
          DeviceTemplateSettingValues: (values.get(id) ?? []).map(presentTemplateValue),
          DeviceTemplateTransformers: computed
            .filter((one) => one.deviceTemplateId === id)
            .map((one) => presentTransformer(one, failed.get(one.id), types.get(one.typeId ?? ''))),
        },
      ]),
    );
  };
}
