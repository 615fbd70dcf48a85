import type { TemplateSettings } from '../../domain/services/settings/template-settings.ts';
import type { TransformerDomain } from '../../domain/services/transformers/transformer-domain.ts';
import type { TemplateParts } from '../presenters/device-template.ts';
import { presentTemplateValue } from '../presenters/setting.ts';
import { presentTransformer } from '../presenters/transformer.ts';

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
    return new Map(
      templateIds.map((id) => [
        id,
        {
          DeviceTemplateSettingValues: (values.get(id) ?? []).map(presentTemplateValue),
          DeviceTemplateTransformers: computed
            .filter((one) => one.deviceTemplateId === id)
            .map((one) => presentTransformer(one, failed.get(one.id))),
        },
      ]),
    );
  };
}
