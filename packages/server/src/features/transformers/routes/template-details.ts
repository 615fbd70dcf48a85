import { allReferences } from '../../catalogue/device-templates.ts';
import { deviceTypeDetails } from '../../catalogue/device-types.ts';
import { deviceTemplates, deviceTypes } from '../../catalogue/model.ts';
import { presentTemplate, presentDeviceType } from '../../catalogue/http/device-types.ts';
import { presentTemplateValue } from '../../settings/http.ts';
import { templateValues } from '../../settings/settings.ts';
import type { DeviceTemplateResponse } from '../../../http/generated/contract.ts';
import { ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../../http/handler.ts';
import { readEntity } from '../../../http/reads.ts';
import { transformerPresenter } from '../presenters/transformer.ts';
import { transformersOf } from '../transformer-service.ts';

/** Routes that show device templates with their settings and transformers. */
export const routes: FeatureRoutes<'deviceTemplates.get' | 'deviceTypes.get'> = {
  'deviceTemplates.get': read(async (context) => {
    const template = await readEntity(context, deviceTemplates, 'device-template');
    const references = await allReferences(context.reader, template);
    const parts = await partsOf(context, [template.id]);
    return ok({ ...presentTemplate(template, references), ...parts.get(template.id) });
  }),
  'deviceTypes.get': read(async (context) => {
    const type = await readEntity(context, deviceTypes, 'device-type');
    const details = await deviceTypeDetails(context.reader, type);
    const ids = details.templates.map((one) => one.id);
    return ok(presentDeviceType(details, await partsOf(context, ids)));
  }),
};

type Parts = Pick<DeviceTemplateResponse, 'DeviceTemplateSettingValues' | 'DeviceTemplateTransformers'>;

/** Reads the settings and transformers of device templates, by the ID of the template. */
async function partsOf(
  context: ReadContext<unknown>,
  templateIds: readonly string[],
): Promise<ReadonlyMap<string, Parts>> {
  const { principal, reader } = context;
  const [values, computed] = await Promise.all([
    templateValues(reader, principal.deviceNetworkId, templateIds),
    transformersOf(reader, 'deviceTemplateId', templateIds),
  ]);
  const present = await transformerPresenter(context, computed);
  return new Map(
    templateIds.map((id) => [
      id,
      {
        DeviceTemplateSettingValues: (values.get(id) ?? []).map(presentTemplateValue),
        DeviceTemplateTransformers: computed.filter((one) => one.deviceTemplateId === id).map(present),
      },
    ]),
  );
}
