/** A service of several processes over PostgreSQL and NATS, each of which a test can kill, stop or cut off. */
import { once } from 'node:events';
import { createServer, connect, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createClient, type MusterClient } from '@muster/sdk';
import { freeTcpPort, freeUdpPort, type NatsServer, type PostgresServer } from '@muster/testkit';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './muster.ts';

/** A way to the bus that can be cut, as a network does: connections stay open and carry nothing. */
export class CuttableLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(targetPort: number): Promise<CuttableLine> {
    const server = createServer({ pauseOnConnect: true });
    const line = new CuttableLine(server);
    server.on('connection', (near) => line.#join(near, connect(targetPort, '127.0.0.1')));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return line;
  }

  get url(): string {
    return `nats://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on nothing passes; what arrives waits. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.pause();
  }

  mend(): void {
    this.#isCut = false;
    for (const socket of this.#sockets) socket.resume();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      if (this.#isCut) from.pause();
      else from.resume();
    }
  }
}

interface Part {
  readonly args: readonly string[];
  process: MusterProcess;
}

/** Processes by name: `gateway`, `api-1`, `api-2`. */
export class SeveralProcesses {
  readonly place: Workplace;
  readonly #parts = new Map<string, Part>();
  readonly #common: readonly string[];

  private constructor(place: Workplace, common: readonly string[]) {
    this.place = place;
    this.#common = common;
  }

  /** One gateway and two processes of the API. @param lines URLs of the bus by name of the process; default: the bus itself */
  static async start(
    postgres: PostgresServer,
    nats: NatsServer,
    lines: Readonly<Record<string, string>> = {},
  ): Promise<SeveralProcesses> {
    const place = await createWorkplace();
    const service = new SeveralProcesses(place, [
      'server',
      `--store=${postgres.freshUrl()}`,
      `--data-dir=${join(place.dir, 'data')}`,
    ]);
    const bus = (name: string): string => `--bus=${lines[name] ?? nats.url}`;
    await service.#add('gateway', [
      '--role=gateway',
      '--role=worker',
      bus('gateway'),
      `--http=127.0.0.1:${await freeTcpPort()}`,
      `--coap=coap://127.0.0.1:${await freeUdpPort()}`,
      `--coaps=coaps://127.0.0.1:${await freeUdpPort()}`,
      '--auto-enroll=Generic LwM2M',
    ]);
    for (const name of ['api-1', 'api-2']) {
      await service.#add(name, ['--role=api', bus(name), `--http=127.0.0.1:${await freeTcpPort()}`]);
    }
    return service;
  }

  async #add(name: string, more: readonly string[]): Promise<void> {
    const args = [...this.#common, ...more];
    this.#parts.set(name, { args, process: await startMuster(this.place, args) });
  }

  #part(name: string): Part {
    const part = this.#parts.get(name);
    if (part === undefined) throw new Error(`There is no process ${name}.`);
    return part;
  }

  process(name: string): MusterProcess {
    return this.#part(name).process;
  }

  /** A client of one process of the API. @param retries of a request */
  client(name: string, retries = 0): MusterClient {
    const { http, apiKey } = this.process(name).info;
    return createClient({ baseUrl: http, apiKey, retries });
  }

  /** Ends a process with a signal and starts it again. */
  async restart(name: string, signal: NodeJS.Signals): Promise<void> {
    const part = this.#part(name);
    await part.process.stop(signal);
    part.process = await startMuster(this.place, part.args);
  }

  async stop(): Promise<void> {
    for (const name of ['api-1', 'api-2', 'gateway']) await this.#parts.get(name)?.process.stop();
    await this.place.remove();
  }
}
