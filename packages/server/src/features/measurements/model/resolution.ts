import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** A resource of a kind of object. */
export interface ResolvedResourceType {
  readonly smartObjectTypeId: string;
  readonly resourceTypeId: string;
}

/** A named length of the periods that values are aggregated over. */
export interface Resolution extends Entity {
  readonly deviceNetworkId: string;
  readonly title?: string;
  readonly timespanMs: number;
  /** How long the client wants aggregated values kept. They are computed when they are asked for, so nothing reads it. */
  readonly retentionDays?: number;
  /** Resource types that it applies to. Empty: all. */
  readonly resources: readonly ResolvedResourceType[];
}

export const resolutions: CollectionDefinition<Resolution> = {
  name: 'resolutions',
  indexes: [{ fields: ['deviceNetworkId', 'timespanMs'] }],
};
