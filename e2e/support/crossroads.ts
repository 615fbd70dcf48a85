/** Stands between devices and two gateways, and sends each datagram to the gateways that a test chooses. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** A gateway sees each device at an address of its own, which is the same for all gateways. */
export class Crossroads {
  /** Ports of the gateways that get the datagrams of devices. */
  targets: readonly number[];
  readonly #near: Socket;
  /** By port of the device. */
  readonly #far = new Map<number, Promise<Socket>>();

  private constructor(near: Socket, targets: readonly number[]) {
    this.#near = near;
    this.targets = targets;
    near.on('message', (datagram, { port }) => void this.#pass(datagram, port));
  }

  static async open(...targets: readonly number[]): Promise<Crossroads> {
    return new Crossroads(await bound(), targets);
  }

  /** Where devices reach the gateways. */
  get port(): number {
    return this.#near.address().port;
  }

  async #pass(datagram: Uint8Array, device: number): Promise<void> {
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

  async close(): Promise<void> {
    const sockets = [this.#near, ...(await Promise.all(this.#far.values()))];
    await Promise.all(sockets.map((one) => new Promise<void>((resolve) => one.close(() => resolve()))));
  }
}

async function bound(): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}
