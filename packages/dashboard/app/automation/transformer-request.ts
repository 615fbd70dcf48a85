/** The requests that the transformer form sends. */
import type {
  LocationTransformerRequest,
  TransformerSourceTypeConfigurationModel,
  TransformerTargetTypeConfigurationModel,
  TransformerTemplate,
  TransformerTemplateRequest,
} from '@muster/sdk/core';

/** A source with its name. */
export interface Source {
  readonly name: string;
  /** Undefined for a stored source, which only contains the resource type. */
  readonly objectId: string | undefined;
  readonly model: TransformerSourceTypeConfigurationModel;
}

/** A target with its name. */
export interface Target {
  readonly name: string;
  readonly model: TransformerTargetTypeConfigurationModel;
}

export interface TransformerFields {
  readonly name: string;
  /** Name of the transformer type. */
  readonly type: string;
  readonly configuration: Readonly<Record<string, string>>;
  readonly sources: readonly Source[];
  readonly targets: readonly Target[];
  /** ID of the resource collection. Only for a location. */
  readonly collectionId: string | undefined;
}

export const JSONATA = 'JSONata';

export function fieldsOf(
  edited: TransformerTemplate | undefined,
  names: { objectName: (id: string) => string; resourceName: (id: string) => string },
): TransformerFields {
  return {
    name: edited?.Name ?? '',
    type: edited?.Transformer ?? JSONATA,
    configuration: Object.fromEntries((edited?.Configurations ?? []).map(({ Key, Value }) => [Key, Value])),
    sources: (edited?.TransformerSourceTypeConfigurations ?? []).map((model) => ({
      name: names.resourceName(model.ResourceTypeId),
      objectId: undefined,
      model,
    })),
    targets: (edited?.TransformerTargetTypeConfigurations ?? []).map((model) => ({
      name: `${names.objectName(model.SmartObjectTypeId)} · ${names.resourceName(model.ResourceTypeId)}`,
      model,
    })),
    collectionId: edited?.SourceResourceCollectionId,
  };
}

/** @param keys configuration keys of the type; values of other keys belong to a type that was chosen earlier */
export function templateRequest(
  fields: TransformerFields,
  keys: readonly string[],
): TransformerTemplateRequest {
  return {
    Name: fields.name,
    Transformer: fields.type,
    Configurations: configurations(fields, keys),
    TransformerSourceTypeConfigurations: fields.sources.map(({ model }) => model),
    TransformerTargetTypeConfigurations: fields.targets.map(({ model }) => model),
  };
}

export function locationRequest(
  fields: TransformerFields,
  keys: readonly string[],
): LocationTransformerRequest {
  return {
    Name: fields.name,
    TransformerType: fields.type,
    ResourceCollectionId: fields.collectionId ?? '',
    Configurations: configurations(fields, keys),
    TransformerTargetTypeConfigurations: fields.targets.map(({ model }) => model),
  };
}

const configurations = (
  fields: TransformerFields,
  keys: readonly string[],
): { Key: string; Value: string }[] =>
  keys.flatMap((Key) => {
    const Value = fields.configuration[Key] ?? '';
    return Value === '' ? [] : [{ Key, Value }];
  });
