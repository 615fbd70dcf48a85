import type {
  DeviceTemplateResponse,
  TransformerConfiguration,
  TransformerTargetTypeConfigurationModel,
  TransformerTemplateRequest,
  TransformerTemplateResponse,
} from '../../../http/generated/contract.ts';
import { act, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext, ReplyMessage } from '../../../http/handler.ts';
import { networkAndId, readEntity } from '../../../http/reads.ts';
import { invalidMember } from '../../../kernel/errors.ts';
import { omitUndefined } from '../../../kernel/data.ts';
import { allReferences } from '../../catalogue/device-templates.ts';
import { deviceTypeDetails } from '../../catalogue/device-types.ts';
import { deviceTemplates, deviceTypes } from '../../catalogue/model.ts';
import { presentTemplate, presentDeviceType } from '../../catalogue/http/device-types.ts';
import { locations } from '../../locations/model.ts';
import { presentTemplateValue } from '../../settings/http.ts';
import { templateValues } from '../../settings/settings.ts';
import { EXPRESSION, inactiveReason, jsonataType, transformerTypes } from '../model.ts';
import type { Transformer } from '../model.ts';
import type { ComputationInput, TransformerInput } from '../transformer-checks.ts';
import { transformerOfTemplate, transformersOf } from '../transformers.ts';
import type { TransformerDomain } from '../transformers.ts';

export interface Services {
  readonly transformers: TransformerDomain;
}

/** Routes of the tag `transformers`, and those that show device templates with their settings and transformers. */
export const routes: FeatureRoutes<'transformers' | 'deviceTemplates.get' | 'deviceTypes.get', Services> = {
  'transformers.listOfTemplate': read(async (context) => {
    const { id } = await readEntity(context, deviceTemplates, 'device-template');
    return shown(context, await transformersOf(context.reader, 'deviceTemplateId', [id]));
  }),
  'transformers.createOfTemplate': act(async (context, { transformers: { transformers } }) => {
    const unit = context.begin(() => noContent());
    await transformers.createOfTemplate(...networkAndId(context), inputOf(context.body), unit);
    return noContent();
  }),
  'transformers.replaceOfTemplate': act(async (context, { transformers: { transformers } }) => {
    const inputs = context.body.map((body) => ({
      ...inputOf(body),
      ...omitUndefined({ id: body.Id?.toLowerCase() }),
    }));
    const after = await transformers.replaceOfTemplate(...networkAndId(context), inputs);
    return shown(context, after);
  }),
  'transformers.getOfTemplate': read(async (context) => {
    const found = await transformerOfTemplate(
      context.reader,
      ...networkAndId(context),
      context.params.transformerTemplateId,
    );
    const present = await transformerPresenter(context, [found]);
    return ok(present(found));
  }),
  'transformers.updateOfTemplate': act(async (context, { transformers: { transformers } }) => {
    await transformers.updateOfTemplate(
      ...networkAndId(context),
      context.params.transformerTemplateId,
      inputOf(context.body),
    );
    return noContent();
  }),
  'transformers.deleteOfTemplate': act(async (context, { transformers: { transformers } }) => {
    await transformers.deleteOfTemplate(...networkAndId(context), context.params.transformerTemplateId);
    return noContent();
  }),
  'transformers.listOfLocation': read(async (context) => {
    const { id } = await readEntity(context, locations, 'location');
    return shown(context, await transformersOf(context.reader, 'locationId', [id]));
  }),
  'transformers.createAtLocation': act(async (context, { transformers: { transformers } }) => {
    const { body } = context;
    const [deviceNetworkId, locationId] = networkAndId(context);
    if (body.LocationId !== undefined && body.LocationId.toLowerCase() !== locationId) {
      throw invalidMember('LocationId', 'Must be the location of the path. Correct it, or leave it out.');
    }
    const unit = context.begin(() => noContent());
    await transformers.createAtLocation(
      deviceNetworkId,
      locationId,
      {
        name: body.Name,
        transformer: body.TransformerType,
        configurations: configurationsOf(body.Configurations),
        resourceCollectionId: body.ResourceCollectionId.toLowerCase(),
        targets: body.TransformerTargetTypeConfigurations.map(targetOf),
      },
      unit,
    );
    return noContent();
  }),
  'transformers.deleteAtLocation': act(async (context, { transformers: { transformers } }) => {
    await transformers.deleteAtLocation(...networkAndId(context), context.params.transformerId);
    return noContent();
  }),
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

function inputOf(body: TransformerTemplateRequest): TransformerInput {
  return {
    name: body.Name,
    transformer: body.Transformer,
    configurations: configurationsOf(body.Configurations),
    sources: body.TransformerSourceTypeConfigurations.map((one) =>
      omitUndefined({
        resourceTypeId: one.ResourceTypeId.toLowerCase(),
        smartObjectTypeInstanceId: one.SmartObjectTypeInstanceId?.toLowerCase(),
        aggregation: one.Aggregation,
        resolutionMs: one.Resolution,
        resolutionId: one.ResolutionId?.toLowerCase(),
      }),
    ),
    targets: body.TransformerTargetTypeConfigurations.map(targetOf),
  };
}

function configurationsOf(
  configurations: readonly TransformerConfiguration[] = [],
): ComputationInput['configurations'] {
  return configurations.map(({ Key, Value }) => ({ key: Key, value: Value }));
}

function targetOf(body: TransformerTargetTypeConfigurationModel): TransformerInput['targets'][number] {
  return omitUndefined({
    smartObjectTypeId: body.SmartObjectTypeId.toLowerCase(),
    resourceTypeId: body.ResourceTypeId.toLowerCase(),
    outputIndex: body.OutputIndex,
    dataType: body.ResourceDataType,
  });
}

async function shown(
  context: ReadContext<unknown>,
  all: readonly Transformer[],
): Promise<ReplyMessage<200, TransformerTemplateResponse[]>> {
  const present = await transformerPresenter(context, all);
  return ok(all.map(present));
}

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

/** Reads the faults and types of transformers. Returns a function that presents one of them. */
async function transformerPresenter(
  { live, reader }: ReadContext<unknown>,
  all: readonly Transformer[],
): Promise<(one: Transformer) => TransformerTemplateResponse> {
  const failed = await live.transformerFaults(all.map((one) => one.id));
  const typeIds = new Set(all.flatMap(({ typeId }) => typeId ?? []));
  const types = await reader.collection(transformerTypes).getMany(typeIds);
  return (transformer) => {
    // JSONata has no stored type.
    const type = types.get(transformer.typeId ?? '');
    const disuse = type === undefined ? undefined : inactiveReason(type);
    return {
      Id: transformer.id,
      Name: transformer.name,
      Transformer: type?.name ?? jsonataType.name,
      Configurations:
        type === undefined
          ? [{ Key: EXPRESSION, Value: transformer.expression }]
          : (transformer.configurations ?? []).map(({ key, value }) => ({ Key: key, Value: value })),
      TransformerSourceTypeConfigurations: transformer.sources.map((one) => ({
        ResourceTypeId: one.resourceTypeId,
        SmartObjectTypeInstanceId: one.smartObjectTypeInstanceId,
        Aggregation: one.aggregation,
        Resolution: one.resolutionMs,
        ResolutionId: one.resolutionId,
      })),
      TransformerTargetTypeConfigurations: transformer.targets.map((one) => ({
        SmartObjectTypeId: one.smartObjectTypeId,
        ResourceTypeId: one.resourceTypeId,
        OutputIndex: one.outputIndex,
        ResourceDataType: one.dataType,
      })),
      LocationId: transformer.locationId,
      DeviceId: transformer.deviceId,
      SourceResourceCollectionId: transformer.resourceCollectionId,
      Deactivated: (disuse ?? transformer.deactivation) !== undefined,
      LastError: disuse ?? transformer.deactivation ?? failed.get(transformer.id),
    };
  };
}
