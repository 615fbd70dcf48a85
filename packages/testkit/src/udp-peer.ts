import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';
import { once } from 'node:events';

/** A bare UDP socket on the loopback address, for tests that exchange bytes. */
export class UdpPeer implements AsyncDisposable {
  readonly port: number;
  readonly #socket: Socket;
  readonly #received: Buffer[] = [];
  #wake: (() => void) | undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    this.port = socket.address().port;
    socket.on('message', (datagram) => {
      this.#received.push(datagram);
      this.#wake?.();
    });
  }

  /** Sends one datagram. Resolves when the kernel has it. */
  send(datagram: Uint8Array, port: number, address = '127.0.0.1'): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.send(datagram, port, address, (error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  }

  /**
   * Waits for the next datagram.
   *
   * @throws Error if none arrives within `timeoutMs`
   */
  async receive(timeoutMs = 30_000): Promise<Buffer> {
    if (this.#received.length === 0) {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`No datagram within ${timeoutMs} ms`)), timeoutMs);
        this.#wake = () => {
          clearTimeout(timer);
          this.#wake = undefined;
          resolve();
        };
      });
    }
    const datagram = this.#received.shift();
    if (!datagram) throw new Error('No datagram');
    return datagram;
  }

  /** Number of received datagrams that no call has taken. */
  get waiting(): number {
    return this.#received.length;
  }

  /** Closes the socket. Rejects a pending `receive`. */
  async close(): Promise<void> {
    this.#wake?.();
    await new Promise<void>((resolve) => this.#socket.close(resolve));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}

/** Binds a bare UDP socket to a free port of 127.0.0.1, or of ::1. */
export async function udpPeer(family: 4 | 6 = 4): Promise<UdpPeer> {
  const socket = createSocket(family === 4 ? 'udp4' : 'udp6');
  socket.bind(0, family === 4 ? '127.0.0.1' : '::1');
  await once(socket, 'listening');
  return new UdpPeer(socket);
}
