import { ask, unusable } from './ask.ts';
import type { StoredKey } from './stored-key.ts';

/**
 * Exchanges a one-time code for an API key.
 *
 * @throws {Error} the code is unknown, used or expired, or the service cannot be reached; the message contains the
 * remedy
 */
export async function redeemCode(code: string): Promise<StoredKey> {
  const answer = await ask('POST', 'login', { Code: code });
  const key = answer.text('ApiKey');
  if (!answer.isOk || key === undefined) throw unusable(answer);
  const network = answer.text('DeviceNetworkId');
  return network === undefined ? { key } : { key, network };
}
