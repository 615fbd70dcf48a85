import type { ResourceDataType, ResourceModel } from '@muster/lwm2m/core';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

export type Operations = ResourceModel['operations'];

/** Summary of operations. Resources that only a bootstrap server can access have none. */
export type AccessType = 'Read' | 'Write' | 'Execute' | 'All';

/** An LwM2M resource definition. */
export interface ResourceType extends Entity {
  readonly deviceNetworkId: string;
  /** LwM2M resource ID. */
  readonly typeId: number;
  readonly name: string;
  readonly operations: Operations;
  readonly dataType: ResourceDataType;
  readonly multipleInstances: boolean;
  readonly mandatory: boolean;
  readonly isReusable: boolean;
  readonly range?: string;
  readonly units?: string;
  readonly description?: string;
}

export const resourceTypes: CollectionDefinition<ResourceType> = {
  name: 'resourceTypes',
  indexes: [{ fields: ['deviceNetworkId', 'typeId'] }],
};

export function accessTypeOf(operations: Operations): AccessType | undefined {
  switch (operations) {
    case '':
      return undefined;
    case 'R':
      return 'Read';
    case 'W':
      return 'Write';
    case 'E':
      return 'Execute';
    default:
      return 'All';
  }
}

/** Returns operations as bits, for clients of the original service: 1 is read, 2 is write, 4 is execute. */
export function accessFlagsOf(operations: Operations): number {
  const bits = { R: 1, W: 2, E: 4 } as const;
  return Object.entries(bits).reduce((sum, [one, bit]) => (operations.includes(one) ? sum + bit : sum), 0);
}

/** Returns the operations of an access type. All is read and write. */
export function operationsOf(access: AccessType): Operations {
  switch (access) {
    case 'Read':
      return 'R';
    case 'Write':
      return 'W';
    case 'Execute':
      return 'E';
    case 'All':
      return 'RW';
  }
}

/** Returns the definition for the codecs and the gateway. */
export function toResourceModel(type: ResourceType): ResourceModel {
  return {
    id: type.typeId,
    name: type.name,
    operations: type.operations,
    type: type.dataType,
    multiple: type.multipleInstances,
    mandatory: type.mandatory,
    range: type.range ?? '',
    units: type.units ?? '',
    description: type.description ?? '',
  };
}
