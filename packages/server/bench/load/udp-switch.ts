import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/**
 * A UDP load balancer with one target at a time: each client has a socket of its own towards the target, as with nginx. A change of
 * the target gives it a new one.
 */
export class UdpSwitch {
  readonly #front: Socket;
  readonly #backs = new Map<string, Socket>();
  #target: number;

  private constructor(front: Socket, target: number) {
    this.#front = front;
    this.#target = target;
    front.on('message', (datagram, { address, port }) => {
      this.#backOf(address, port).send(datagram, this.#target, '127.0.0.1');
    });
  }

  /** @param target port on loopback */
  static async open(target: number): Promise<UdpSwitch> {
    const front = createSocket('udp4');
    front.bind(0, '127.0.0.1');
    await once(front, 'listening');
    return new UdpSwitch(front, target);
  }

  get port(): number {
    return this.#front.address().port;
  }

  /** Sends to another port from now on. */
  switchTo(target: number): void {
    this.#target = target;
    for (const back of this.#backs.values()) back.close();
    this.#backs.clear();
  }

  close(): void {
    for (const back of this.#backs.values()) back.close();
    this.#front.close();
  }

  #backOf(address: string, port: number): Socket {
    const key = `${address} ${port}`;
    const known = this.#backs.get(key);
    if (known !== undefined) return known;
    const back = createSocket('udp4');
    back.on('message', (datagram) => this.#front.send(datagram, port, address));
    // The target is gone: the client repeats.
    back.on('error', () => undefined);
    this.#backs.set(key, back);
    return back;
  }
}
