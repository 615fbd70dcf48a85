import { invalidMember } from '../../../kernel/errors.ts';
import type { TransformerDomain } from '../transformer-domain.ts';
import type { TransformerInput } from '../transformer-plan.ts';
import type { Transformer } from '../model/transformer.ts';
import type {
  TransformerConfiguration,
  TransformerTargetTypeConfigurationModel,
  TransformerTemplateRequest,
  TransformerTemplateResponse,
} from '../../../http/generated/contract.ts';
import { noContent, ok } from '../../../http/handler.ts';
import type { EntityContext, RequestContext, Routes } from '../../../http/handler.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { presentTransformer } from '../presenters/transformer.ts';

/** Routes of the tag `transformers`. */
export function transformerRoutes({
  transformers,
  faults,
}: Pick<TransformerDomain, 'faults' | 'transformers'>): Routes<'transformers'> {
  const presentAll = async (all: readonly Transformer[]): Promise<TransformerTemplateResponse[]> => {
    const failed = await faults(all.map((one) => one.id));
    const types = await transformers.typesOf(all);
    return all.map((one) => presentTransformer(one, failed.get(one.id), types.get(one.typeId ?? '')));
  };
  const present = async (one: Transformer): Promise<TransformerTemplateResponse> => {
    const failed = await faults([one.id]);
    const types = await transformers.typesOf([one]);
    return presentTransformer(one, failed.get(one.id), types.get(one.typeId ?? ''));
  };
  return {
    'transformers.listOfTemplate': async (context) =>
      ok(await presentAll(await transformers.listOfTemplate(...networkAndId(context)))),
    'transformers.createOfTemplate': async (context) => {
      const unit = context.begin(() => noContent());
      await transformers.createOfTemplate(...networkAndId(context), inputOf(context.body), unit);
      return noContent();
    },
    'transformers.replaceOfTemplate': async (context) => {
      const inputs = context.body.map((body) => ({
        ...inputOf(body),
        ...omitUndefined({ id: body.Id?.toLowerCase() }),
      }));
      return ok(await presentAll(await transformers.replaceOfTemplate(...networkAndId(context), inputs)));
    },
    'transformers.getOfTemplate': async (context) =>
      ok(await present(await transformers.getOfTemplate(...networkAndId(context), idOf(context)))),
    'transformers.updateOfTemplate': async (context) => {
      const input = inputOf(context.body);
      await transformers.updateOfTemplate(...networkAndId(context), idOf(context), input);
      return noContent();
    },
    'transformers.deleteOfTemplate': async (context) => {
      await transformers.deleteOfTemplate(...networkAndId(context), idOf(context));
      return noContent();
    },
    'transformers.listOfLocation': async (context) =>
      ok(await presentAll(await transformers.listOfLocation(...networkAndId(context)))),
    'transformers.createAtLocation': async (context) => {
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
    },
    'transformers.deleteAtLocation': async (context) => {
      await transformers.deleteAtLocation(...networkAndId(context), context.params.transformerId);
      return noContent();
    },
  };
}

function networkAndId({ principal, params }: EntityContext): [deviceNetworkId: string, id: string] {
  return [principal.deviceNetworkId, params.id];
}

function idOf({ params }: RequestContext<{ readonly transformerTemplateId: string }>): string {
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
