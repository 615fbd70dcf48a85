import { extendedMasterSecret, masterSecret as legacyMasterSecret } from '../crypto/key-schedule.ts';
import type { Transcript } from '../handshake/transcript.ts';
import type { SecurityParameters } from './security-parameters.ts';

/** The master secret, when the transcript ends with ClientKeyExchange (RFC 7627 section 4, RFC 5246 section 8.1). */
export function deriveMasterSecret(
  transcript: Transcript,
  parameters: Pick<SecurityParameters, 'extendedMasterSecret' | 'clientRandom' | 'serverRandom'>,
  preMasterSecret: Buffer,
): Buffer {
  return parameters.extendedMasterSecret
    ? extendedMasterSecret(preMasterSecret, transcript.hash())
    : legacyMasterSecret(preMasterSecret, parameters.clientRandom, parameters.serverRandom);
}
