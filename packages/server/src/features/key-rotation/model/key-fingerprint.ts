import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** The key of a file in the data folder with which the service has this store. The ID is the name of the file. */
export interface KeyFingerprint extends Entity {
  /** A hash, from which the key cannot be computed. */
  readonly fingerprint: string;
}

export const keyFingerprints: CollectionDefinition<KeyFingerprint> = { name: 'keyFingerprints', indexes: [] };
