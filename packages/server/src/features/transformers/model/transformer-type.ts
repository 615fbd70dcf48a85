import type { ResourceDataType } from '@muster/lwm2m/core';
import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

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
export interface OutputDefinition {
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
