import type { Transformer } from '../model/transformer.ts';
import { inactiveReason, transformerTypes } from '../model/transformer-type.ts';
import type { TransformerType } from '../model/transformer-type.ts';
import { EXPRESSION, jsonataType } from '../transformer-types.ts';
import type { TransformerTemplateResponse } from '../../../http/generated/contract.ts';
import type { ReadContext } from '../../../http/handler.ts';

/** Reads the faults and types of transformers. @returns what presents them */
export async function transformerPresenter(
  { live, reader }: Pick<ReadContext, 'live' | 'reader'>,
  all: readonly Transformer[],
): Promise<(one: Transformer) => TransformerTemplateResponse> {
  const failed = await live.transformerFaults(all.map((one) => one.id));
  const typeIds = new Set(all.flatMap(({ typeId }) => typeId ?? []));
  const types = await reader.collection(transformerTypes).getMany(typeIds);
  return (one) => presentTransformer(one, failed.get(one.id), types.get(one.typeId ?? ''));
}

/**
 * @param fault last error of an active transformer
 * @param type type of the transformer; undefined for JSONata
 */
function presentTransformer(
  transformer: Transformer,
  fault: string | undefined,
  type: TransformerType | undefined,
): TransformerTemplateResponse {
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
    LastError: disuse ?? transformer.deactivation ?? fault,
  };
}
