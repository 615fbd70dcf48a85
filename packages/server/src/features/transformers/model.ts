import type { ResourceDataType } from '@muster/lwm2m/core';
import type { AggregationType } from '../measurements/model.ts';
import { uniqueName } from '../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

/** A configuration of a transformer. */
export interface ConfigurationItem {
  readonly key: string;
  readonly value: string;
}

/** Resources of a device that a formula reads. */
export interface TransformerSource {
  readonly resourceTypeId: string;
  /** Object instance of the device type; absent for every object instance with the resource. */
  readonly smartObjectTypeInstanceId?: string;
  readonly aggregation: AggregationType;
  /** Length of the aggregated periods in milliseconds; absent with Realtime. */
  readonly resolutionMs?: number;
  /** ID of the resolution with this length. */
  readonly resolutionId?: string;
}

/** A virtual resource that a formula computes. */
export interface TransformerTarget {
  readonly smartObjectTypeId: string;
  readonly resourceTypeId: string;
  /** Index in the result of the formula, if that is an array. */
  readonly outputIndex: number;
  readonly dataType: ResourceDataType;
}

/** A formula that computes virtual resources from other resources. */
export interface Transformer extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  /** JSONata expression; empty if the transformer has a type with formulas. */
  readonly expression: string;
  /** Absent for JSONata, the built-in type. */
  readonly typeId?: string;
  /** Values for the configuration keys of the type. */
  readonly configurations?: readonly ConfigurationItem[];
  /** For a transformer of a template: computed for each of its devices. */
  readonly deviceTemplateId?: string;
  readonly sources: readonly TransformerSource[];
  /** For a transformer at a location: computed from a resource collection, for a device of its own. */
  readonly locationId?: string;
  readonly resourceCollectionId?: string;
  readonly deviceId?: string;
  readonly targets: readonly TransformerTarget[];
  /** Reason of the deactivation. Saving the transformer activates it again. */
  readonly deactivation?: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export const transformers: CollectionDefinition<Transformer> = {
  name: 'transformers',
  indexes: [
    { fields: ['deviceNetworkId'] },
    { fields: ['resourceCollectionId'] },
    { fields: ['deviceId'], sparse: true },
    { fields: ['typeId'], sparse: true },
    ...uniqueName('deviceTemplateId'),
    ...uniqueName('locationId'),
  ],
  references: [
    { field: 'deviceTemplateId', to: ['deviceTemplates'], onDelete: 'cascade' },
    { field: 'deviceId', to: ['devices'], onDelete: 'cascade' },
    {
      field: 'typeId',
      to: ['transformerTypes'],
      onDelete: { restrict: 'Transformers use this transformer type. Delete or change them first.' },
    },
    {
      field: 'locationId',
      to: ['locations'],
      onDelete: { restrict: 'There are transformers at this location. Delete them first.' },
    },
  ],
};

/** The built-in transformer type whose configuration is a formula. */
export const jsonataType = {
  id: '5b7d6a0e-3f24-4c19-8a51-9d0c6e2f4a10',
  name: 'JSONata',
  displayName: 'JSONata formula',
  description:
    'Computes virtual resources by a JSONata expression over the latest values of its sources, each time one of them changes.',
} as const;

/** Configuration key of the formula. */
export const EXPRESSION = 'Expression';
export const MAX_EXPRESSION = 4_096;

/** @param text ID or name, not case-sensitive */
export function isJsonata(text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return wanted === jsonataType.id || wanted === jsonataType.name.toLowerCase();
}

/** A configuration key. Values are stored as text. */
export interface ConfigurationDefinition {
  readonly key: string;
  readonly name: string;
  readonly description?: string;
  readonly dataType: 'Boolean' | 'String' | 'Int' | 'Double' | 'Enum';
  readonly defaultValue?: string;
  /** For Int and Double. */
  readonly min?: number;
  readonly max?: number;
  /** For Enum. */
  readonly options?: readonly { readonly id: string; readonly displayName?: string }[];
  /** For String: a regular expression in RE2 syntax that the whole value must match. */
  readonly pattern?: string;
}

/** A source that the formulas read. */
export interface SourceDefinition {
  readonly description?: string;
  /** LwM2M IDs; absent for any. */
  readonly objectId?: number;
  readonly resourceId?: number;
  readonly minResources: number;
  readonly maxResources: number;
}

/** An output with its formula. */
interface OutputDefinition {
  readonly description?: string;
  readonly outputIndex: number;
  readonly dataType: ResourceDataType;
  /** LwM2M IDs of the target; absent for any. */
  readonly objectId?: number;
  readonly resourceId?: number;
  /** JSONata expression. */
  readonly formula: string;
}

/** Content of an uploaded package file. */
export interface TypePackage {
  readonly name: string;
  readonly version: string;
  readonly displayName: string;
  readonly description?: string;
  readonly isPreview: boolean;
  readonly configurations: readonly ConfigurationDefinition[];
  readonly sources: readonly SourceDefinition[];
  readonly outputs: readonly OutputDefinition[];
}

/** A package of formulas, for transformers of its device network. */
export interface TransformerType extends Entity, TypePackage {
  readonly deviceNetworkId: string;
  readonly fileName: string;
  readonly links: readonly { readonly label: string; readonly link: string }[];
  readonly status: 'New' | 'Approved' | 'Revoked';
  readonly revokeMotivation?: string;
  readonly isActivated: boolean;
  /** Changes with the package. */
  readonly revision: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export const transformerTypes: CollectionDefinition<TransformerType> = {
  name: 'transformerTypes',
  indexes: uniqueName('deviceNetworkId'),
};

/** Returns why transformers of a type do not compute; undefined if they do. */
export function inactiveReason({
  name,
  status,
  revokeMotivation,
  isActivated,
}: TransformerType): string | undefined {
  if (status === 'Revoked') {
    const reason = revokeMotivation === undefined ? '' : `: ${revokeMotivation}`;
    return `The transformer type ${name} is revoked${reason}`;
  }
  if (status === 'New') return `The transformer type ${name} is not approved.`;
  return isActivated ? undefined : `The transformer type ${name} is not activated.`;
}
