import type {
  TransformerTypeListResponse,
  TransformerTypeResponse,
} from '../../../http/generated/contract.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import type { TransformerType } from '../model/transformer-type.ts';
import { EXPRESSION, jsonataType, MAX_EXPRESSION } from '../transformer-types.ts';

const statuses = { New: 'New', Approved: 'Appoved', Revoked: 'Revoked' } as const;

export function presentTypeRow(type: TransformerType): TransformerTypeListResponse {
  return {
    Id: type.id,
    Name: type.name,
    DisplayName: type.displayName,
    ...omitUndefined({ Description: type.description }),
    ApprovalStatus: statuses[type.status],
    Preview: type.isPreview,
  };
}

export function presentType(type: TransformerType): TransformerTypeResponse {
  return {
    ...presentTypeRow(type),
    IsActivated: type.isActivated,
    FileName: type.fileName,
    Version: type.version,
    ...omitUndefined({ RevokeMotivation: type.revokeMotivation }),
    ConfigurationDefinitions: type.configurations.map((one) => ({
      Key: one.key,
      Name: one.name,
      DataType: one.dataType,
      ...omitUndefined({
        Description: one.description,
        DefaultValue: one.defaultValue,
        MinValue: one.min,
        MaxValue: one.max,
        Options: one.options?.map(({ id, displayName }) => ({
          Id: id,
          ...omitUndefined({ DisplayName: displayName }),
        })),
        RegExp: one.pattern,
      }),
    })),
    SourceTypeDefinitions: type.sources.map((one) => ({
      MinNumberOfResources: one.minResources,
      MaxNumberOfResources: one.maxResources,
      ...omitUndefined({
        Description: one.description,
        SmartObjectTypeTypeId: one.objectId,
        ResourceTypeTypeId: one.resourceId,
      }),
    })),
    TargetTypeDefinitions: type.outputs.map((one) => ({
      OutputIndex: one.outputIndex,
      // The contract has no outputs of the type None.
      ResourceDataType: one.dataType === 'None' ? 'String' : one.dataType,
      Formula: one.formula,
      ...omitUndefined({
        Description: one.description,
        SmartObjectTypeTypeId: one.objectId,
        ResourceTypeTypeId: one.resourceId,
      }),
    })),
    TransformerTypeExternalLinks: type.links.map(({ label, link }) => ({ Label: label, Link: link })),
  };
}

/** JSONata in a list of types. */
export const builtInRow: TransformerTypeListResponse = {
  Id: jsonataType.id,
  Name: jsonataType.name,
  DisplayName: jsonataType.displayName,
  Description: jsonataType.description,
  ApprovalStatus: 'Appoved',
  Preview: false,
};

/** JSONata with its details. */
export const builtInType: TransformerTypeResponse = {
  ...builtInRow,
  IsActivated: true,
  // A formula accepts any resources as sources and targets.
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
