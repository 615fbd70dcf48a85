import { invalidMember } from '../../../kernel/errors.ts';
import type { TransformerDomain } from '../transformer-domain.ts';
import type { TransformerInput } from '../transformer-plan.ts';
import type { Transformer } from '../model/transformer.ts';
import { transformerOfTemplate, transformersOf } from '../transformer-service.ts';
import { deviceTemplates } from '../../catalogue/model.ts';
import { locations } from '../../locations/model.ts';
import type {
  TransformerConfiguration,
  TransformerTargetTypeConfigurationModel,
  TransformerTemplateRequest,
  TransformerTemplateResponse,
} from '../../../http/generated/contract.ts';
import { act, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext, ReplyMessage } from '../../../http/handler.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { readEntity } from '../../../http/reads.ts';
import { transformerPresenter } from '../presenters/transformer.ts';

export interface Services {
  readonly transformers: Pick<TransformerDomain, 'transformers'>;
}

async function shown(
  context: ReadContext<unknown>,
  all: readonly Transformer[],
): Promise<ReplyMessage<200, TransformerTemplateResponse[]>> {
  const present = await transformerPresenter(context, all);
  return ok(all.map(present));
}

/** Routes of the tag `transformers`. */
export const routes: FeatureRoutes<'transformers', Services> = {
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
    const found = await transformerOfTemplate(context.reader, ...networkAndId(context), idOf(context));
    const present = await transformerPresenter(context, [found]);
    return ok(present(found));
  }),
  'transformers.updateOfTemplate': act(async (context, { transformers: { transformers } }) => {
    await transformers.updateOfTemplate(...networkAndId(context), idOf(context), inputOf(context.body));
    return noContent();
  }),
  'transformers.deleteOfTemplate': act(async (context, { transformers: { transformers } }) => {
    await transformers.deleteOfTemplate(...networkAndId(context), idOf(context));
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
};

function networkAndId({
  principal,
  params,
}: ReadContext<{ readonly id: string }>): [deviceNetworkId: string, id: string] {
  return [principal.deviceNetworkId, params.id];
}

function idOf({ params }: ReadContext<{ readonly transformerTemplateId: string }>): string {
  return params.transformerTemplateId;
}

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
): TransformerInput['configurations'] {
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
