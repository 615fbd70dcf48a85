import type { CollectionDefinition, Entity } from '../../store/port.ts';

/**
 * Fingerprint of a key file in the data folder that the service uses with this store. The ID is the name of the file.
 */
interface KeyFingerprint extends Entity {
  /** A hash from which the key cannot be computed. */
  readonly fingerprint: string;
}

export const keyFingerprints: CollectionDefinition<KeyFingerprint> = { name: 'keyFingerprints', indexes: [] };
