import { extendedMasterSecret, masterSecret as legacyMasterSecret } from '../crypto/key-schedule.ts';
import type { Transcript } from '../handshake/transcript.ts';
import type { SecurityParameters } from './security-parameters.ts';

/** Returns the master secret. The transcript must end with ClientKeyExchange (RFC 7627 section 4, RFC 5246 8.1). */
export function deriveMasterSecret(
  transcript: Transcript,
  parameters: Pick<SecurityParameters, 'extendedMasterSecret' | 'clientRandom' | 'serverRandom'>,
  preMasterSecret: Buffer,
): Buffer {
  return parameters.extendedMasterSecret
    ? extendedMasterSecret(preMasterSecret, transcript.hash())
    : legacyMasterSecret(preMasterSecret, parameters.clientRandom, parameters.serverRandom);
}
