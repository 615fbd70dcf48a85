import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';
import { systemClock, type Clock } from '@muster/lwm2m';

/** Interval in milliseconds at which each side sends an empty line. */
const keepAliveMs = 5_000;
/** Time in milliseconds without a line after which the other side counts as lost. */
const silenceMs = 30_000;

/**
 * Exchanges messages over a connection, one per line: in the format of `node:v8`, which preserves maps and typed
 * arrays, as base64. An empty line shows that the other side is alive.
 */
export class MessageLink<Received, Sent> {
  /** Resolves with the reason after the connection has ended. */
  readonly ended: Promise<string>;
  readonly #socket: Duplex;
  readonly #clock: Clock;
  readonly #end = Promise.withResolvers<string>();
  #alive: { cancel(): void } | undefined;
  #silence: { cancel(): void } | undefined;

  constructor(socket: Duplex, onMessage: (message: Received) => void, clock: Clock = systemClock) {
    this.#socket = socket;
    this.#clock = clock;
    this.ended = this.#end.promise;
    createInterface({ input: socket }).on('line', (line) => {
      this.#restartSilenceTimer();
      const message = line === '' ? undefined : this.#decode(line);
      if (message !== undefined) onMessage(message as Received);
    });
    socket.on('error', ({ message }) => this.#end.resolve(message));
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      this.#alive?.cancel();
      this.#silence?.cancel();
      this.#end.resolve('the connection was closed');
    });
    this.#restartSilenceTimer();
    this.#sendKeepAlive();
  }

  /** Sends a message. Does nothing after the end. */
  send(message: Sent): void {
    this.#write(serialize(message).toString('base64'));
  }

  /** Closes the connection after the messages that have been sent. */
  end(): void {
    this.#socket.end();
  }

  #write(line: string): void {
    if (this.#socket.writable) this.#socket.write(`${line}\n`);
  }

  #sendKeepAlive(): void {
    this.#write('');
    this.#alive = this.#clock.setTimer(keepAliveMs, () => this.#sendKeepAlive());
  }

  #restartSilenceTimer(): void {
    this.#silence?.cancel();
    this.#silence = this.#clock.setTimer(silenceMs, () => this.#lose(`no message for ${silenceMs / 1000} s`));
  }

  /** Decodes a line. The last line of a process that has died can be incomplete. */
  #decode(line: string): unknown {
    try {
      return deserialize(Buffer.from(line, 'base64'));
    } catch {
      this.#lose('the connection was closed');
      return undefined;
    }
  }

  #lose(reason: string): void {
    this.#end.resolve(reason);
    this.#socket.destroy();
  }
}
