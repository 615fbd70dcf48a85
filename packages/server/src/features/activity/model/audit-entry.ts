import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** That a key changed something, or tried to. */
export interface AuditEntry extends Entity {
  readonly deviceNetworkId: string;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly apiKeyId: string;
  /** The name that the key had. */
  readonly apiKeyName: string;
  /** operationId of the contract. */
  readonly operation: string;
  /** The changed entity, if it is one entity. */
  readonly entityId?: string;
  /** HTTP status of the answer; 499 when the client went away before. */
  readonly status: number;
  /** Of a refusal: how often the key was refused with this status within a minute; what else stands here is of the first. */
  readonly count?: number;
  /** Of a refusal: the address that it came from. */
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
