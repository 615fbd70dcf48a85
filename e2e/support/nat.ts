/** Stands between one device and a server as a NAT does: the server sees its address, which changes when told to. */
import type { Socket } from 'node:dgram';
import { bound, closed } from './udp-socket.ts';

export class Nat implements AsyncDisposable {
  readonly #serverPort: number;
  readonly #near: Socket;
  #far: Socket;
  #devicePort = 0;
  /** What the device has sent, the latest last. */
  readonly passed: Buffer[] = [];

  private constructor(serverPort: number, near: Socket, far: Socket) {
    this.#serverPort = serverPort;
    this.#near = near;
    this.#far = far;
    near.on('message', (datagram, { port }) => {
      this.#devicePort = port;
      this.passed.push(datagram);
      this.#far.send(datagram, serverPort, '127.0.0.1');
    });
    this.#listen();
  }

  static async open(serverPort: number): Promise<Nat> {
    return new Nat(serverPort, await bound(), await bound());
  }

  /** Where the device reaches the server. */
  get port(): number {
    return this.#near.address().port;
  }

  /** Changes the address. Datagrams to the old one are lost. */
  async rebind(): Promise<void> {
    const old = this.#far;
    this.#far = await bound();
    this.#listen();
    await closed(old);
  }

  /** Sends a datagram to the server from the current address, like another host behind the same NAT. */
  inject(datagram: Uint8Array): void {
    this.#far.send(datagram, this.#serverPort, '127.0.0.1');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([closed(this.#near), closed(this.#far)]);
  }

  #listen(): void {
    this.#far.on('message', (datagram) => this.#near.send(datagram, this.#devicePort, '127.0.0.1'));
  }
}
