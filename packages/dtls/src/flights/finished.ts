import { timingSafeEqual } from 'node:crypto';
import { AlertDescription } from '../alert.ts';
import { verifyData } from '../crypto/key-schedule.ts';
import { DtlsError } from '../errors.ts';
import { HandshakeType } from '../handshake/handshake-type.ts';
import { decodeFinished, encodeFinished } from '../handshake/messages/finished.ts';
import type { HandshakeExchange } from './exchange.ts';
import { CHANGE_CIPHER_SPEC } from './flight.ts';
import type { Flight } from './flight.ts';

type Label = 'client finished' | 'server finished';

/*
 * The end of flights 5 and 6, and of the abbreviated handshake's flights, in both directions:
 *
 *     [ChangeCipherSpec]
 *     Finished                protected, the first message of epoch 1
 */

/** Returns our ChangeCipherSpec and Finished, which covers all messages so far. */
export function finishedItems(exchange: HandshakeExchange, label: Label, masterSecret: Buffer): Flight {
  const data = verifyData(masterSecret, label, exchange.transcript.hash());
  return [CHANGE_CIPHER_SPEC, exchange.message(HandshakeType.finished, encodeFinished(data), 1)];
}

/**
 * Receives the peer's Finished. ChangeCipherSpec needs no check: the epoch of Finished shows that it was sent.
 *
 * @throws DtlsError decrypt_error if the peer has seen a different handshake
 */
export async function receiveFinished(
  exchange: HandshakeExchange,
  label: Label,
  masterSecret: Buffer,
): Promise<void> {
  const message = await exchange.expectUnhashed(HandshakeType.finished);
  const expected = verifyData(masterSecret, label, exchange.transcript.hash());
  if (!timingSafeEqual(decodeFinished(message.body), expected)) {
    throw new DtlsError('invalid', 'The peer has seen another handshake', {
      alert: AlertDescription.decryptError,
    });
  }
  exchange.transcript.add(message);
}
