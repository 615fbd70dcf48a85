/** Stands between devices and gateways, and sends each datagram to the gateways that a test chooses, or answers it. */
import type { Socket } from 'node:dgram';
import { bound, closed } from './udp-socket.ts';

/** A gateway sees each device at an address of its own, as behind a NAT, which is the same for all gateways. */
export class Crossroads implements AsyncDisposable {
  /** Ports of the gateways that get the datagrams of devices. */
  targets: readonly number[];
  /** What answers a datagram of a device in place of the gateways, by the port of the device. Undefined: it passes. */
  answer: (datagram: Buffer, device: number) => Buffer | undefined = () => undefined;
  /** What devices have sent, the latest last. */
  readonly passed: Buffer[] = [];
  readonly #near: Socket;
  /** By port of the device. */
  readonly #far = new Map<number, Promise<Socket>>();

  private constructor(near: Socket, targets: readonly number[]) {
    this.#near = near;
    this.targets = targets;
    near.on('message', (datagram, { port }) => {
      this.passed.push(datagram);
      const answer = this.answer(datagram, port);
      if (answer === undefined) void this.#pass(datagram, port);
      else near.send(answer, port, '127.0.0.1');
    });
  }

  static async open(...targets: readonly number[]): Promise<Crossroads> {
    return new Crossroads(await bound(), targets);
  }

  /** Where devices reach the gateways. */
  get port(): number {
    return this.#near.address().port;
  }

  async #pass(datagram: Buffer, device: number): Promise<void> {
    const opening = this.#far.get(device) ?? this.#open(device);
    this.#far.set(device, opening);
    const far = await opening;
    for (const target of this.targets) far.send(datagram, target, '127.0.0.1');
  }

  async #open(device: number): Promise<Socket> {
    const far = await bound();
    far.on('message', (datagram) => this.#near.send(datagram, device, '127.0.0.1'));
    return far;
  }

  /** Sends a datagram from the addresses of all devices, like another host behind the same NAT. */
  inject(datagram: Buffer): void {
    for (const device of this.#far.keys()) void this.#pass(datagram, device);
  }

  /** Changes the addresses of all devices. Datagrams to the old ones are lost. */
  async rebind(): Promise<void> {
    const old = await Promise.all(this.#far.values());
    this.#far.clear();
    await Promise.all(old.map(closed));
  }

  async close(): Promise<void> {
    const sockets = [this.#near, ...(await Promise.all(this.#far.values()))];
    await Promise.all(sockets.map(closed));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
