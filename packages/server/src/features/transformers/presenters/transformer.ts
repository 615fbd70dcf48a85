import type { Transformer } from '../model/transformer.ts';
import { EXPRESSION, jsonataType, MAX_EXPRESSION } from '../transformer-types.ts';
import type { TransformerType } from '../transformer-types.ts';
import type {
  TransformerTemplateResponse,
  TransformerTypeListResponse,
  TransformerTypeResponse,
} from '../../../http/generated/contract.ts';

export function presentTransformerTypeRow({
  id,
  name,
  displayName,
  description,
}: TransformerType): TransformerTypeListResponse {
  return {
    Id: id,
    Name: name,
    DisplayName: displayName,
    Description: description,
    ApprovalStatus: 'Appoved',
    Preview: false,
  };
}

export function presentTransformerType(type: TransformerType): TransformerTypeResponse {
  return {
    ...presentTransformerTypeRow(type),
    IsActivated: true,
    // A formula takes any resources as sources and targets.
    SourceTypeDefinitions: [],
    TargetTypeDefinitions: [],
    TransformerTypeExternalLinks: [],
    ConfigurationDefinitions: [
      {
        Key: EXPRESSION,
        Name: 'Formula',
        Description: `A JSONata expression of at most ${MAX_EXPRESSION} characters.`,
        DataType: 'String',
      },
    ],
  };
}

/** @param fault the last error, while the transformer is active */
export function presentTransformer(
  transformer: Transformer,
  fault: string | undefined,
): TransformerTemplateResponse {
  return {
    Id: transformer.id,
    Name: transformer.name,
    Transformer: jsonataType.name,
    Configurations: [{ Key: EXPRESSION, Value: transformer.expression }],
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
    Deactivated: transformer.deactivation !== undefined,
    LastError: transformer.deactivation ?? fault,
  };
}
