import { extendedMasterSecret, masterSecret as legacyMasterSecret } from '../crypto/key-schedule.ts';
import type { HandshakeExchange } from './exchange.ts';
import type { SecurityParameters } from './security-parameters.ts';

/** The master secret, when the transcript ends with ClientKeyExchange (RFC 7627 section 4, RFC 5246 section 8.1). */
export function deriveMasterSecret(
  exchange: HandshakeExchange,
  parameters: SecurityParameters,
  preMasterSecret: Buffer,
): Buffer {
  return parameters.extendedMasterSecret
    ? extendedMasterSecret(preMasterSecret, exchange.transcript.hash())
    : legacyMasterSecret(preMasterSecret, parameters.clientRandom, parameters.serverRandom);
}
