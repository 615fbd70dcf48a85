import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** A change, or an attempted change, by a key. */
export interface AuditEntry extends Entity {
  readonly deviceNetworkId: string;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly apiKeyId: string;
  /** Name of the key at the time. */
  readonly apiKeyName: string;
  /** operationId of the contract. */
  readonly operation: string;
  /** The changed entity, if it is one entity. */
  readonly entityId?: string;
  /** HTTP status of the response; 499 if the client disconnected before it. */
  readonly status: number;
  /**
   * Only for a refusal: number of refusals of the key with this status within a minute. The other members
   * describe the first.
   */
  readonly count?: number;
  /** Only for a refusal: the address of the client. */
  readonly address?: string;
  readonly requestId: string;
}

export const auditEntries: CollectionDefinition<AuditEntry> = {
  name: 'auditEntries',
  indexes: [
    {
      fields: ['deviceNetworkId', 'time'],
      covers: ['apiKeyId', 'apiKeyName', 'operation', 'entityId', 'requestId'],
    },
  ],
};
