import { CoapAbortError, CoapClosedError, CoapTimeoutError } from '../errors.ts';
import { encodeEmpty, MessageType } from '../message/message.ts';
import type { PeerState, Transmission } from './peer-state.ts';
import type { ClientLayers } from './pending-request.ts';
import type { TransmissionSink } from './transmission.ts';

/** A "CoAP ping": an empty confirmable message, which every endpoint rejects (RFC 7252 section 4.3). */
export class Ping implements TransmissionSink {
  readonly #layers: ClientLayers;
  readonly #peer: PeerState;
  #transmission: Transmission | undefined;
  #finish: ((error?: Error) => void) | undefined;

  constructor(layers: ClientLayers, peer: PeerState) {
    this.#layers = layers;
    this.#peer = peer;
  }

  send(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const onAbort = (): void => this.#finish?.(new CoapAbortError(signal?.reason));
      this.#finish = (error) => {
        this.#finish = undefined;
        signal?.removeEventListener('abort', onAbort);
        if (this.#transmission) this.#layers.reliability.finish(this.#transmission);
        if (error) reject(error);
        else resolve();
      };
      signal?.addEventListener('abort', onAbort);
      if (signal?.aborted === true) onAbort();
      else this.#start();
    });
  }

  encode(messageId: number): Buffer {
    return encodeEmpty(MessageType.confirmable, messageId);
  }

  onAcknowledged(): void {
    this.#finish?.();
  }

  onReset(): void {
    this.#finish?.();
  }

  onGaveUp(): void {
    this.#finish?.(new CoapTimeoutError(`No answer to a ping from ${this.#peer.peer.key}`));
  }

  onFailed(error: Error): void {
    this.#finish?.(error);
  }

  onClosed(): void {
    this.#finish?.(new CoapClosedError());
  }

  #start(): void {
    try {
      this.#transmission = this.#layers.reliability.sendConfirmable(this.#peer, this);
    } catch (error) {
      this.#finish?.(error as Error);
    }
  }
}
