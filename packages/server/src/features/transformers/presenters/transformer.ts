import type { Transformer } from '../model/transformer.ts';
import { inactiveReason } from '../model/transformer-type.ts';
import type { TransformerType } from '../model/transformer-type.ts';
import { EXPRESSION, jsonataType } from '../transformer-types.ts';
import type { TransformerTemplateResponse } from '../../../http/generated/contract.ts';

/**
 * @param fault last error of an active transformer
 * @param type type of the transformer; undefined for JSONata
 */
export function presentTransformer(
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
