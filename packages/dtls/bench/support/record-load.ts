import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';
import type { RecordLayer } from '../../src/record/record-layer.ts';
import { recordLayer } from './record-keys.ts';

const SOCKETS = 32;
const WINDOW = 8;
const STALL_MS = 250;
const APPLICATION_DATA = 23;

/** Keeps `SOCKETS` x `WINDOW` records under way towards a server for a time. @returns how many were answered */
export async function runRecordLoad(port: number, milliseconds: number, request: Buffer): Promise<number> {
  const clients = await Promise.all(Array.from({ length: SOCKETS }, () => RecordClient.open(port, request)));
  for (const client of clients) client.fill();
  const stalls = setInterval(() => clients.forEach((client) => client.refillWhenStalled()), STALL_MS);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  clearInterval(stalls);
  const answered = clients.reduce((sum, client) => sum + client.answered, 0);
  await Promise.all(clients.map((client) => client.close()));
  return answered;
}

class RecordClient {
  answered = 0;
  readonly #socket: Socket;
  readonly #layer: RecordLayer = recordLayer('client');
  readonly #request: Buffer;
  #answeredBefore = -1;
  #closed = false;

  constructor(socket: Socket, request: Buffer) {
    this.#socket = socket;
    this.#request = request;
    socket.on('message', () => {
      this.answered += 1;
      if (!this.#closed) this.#send();
    });
  }

  static async open(port: number, request: Buffer): Promise<RecordClient> {
    const socket = createSocket({ type: 'udp4', recvBufferSize: 1024 * 1024 });
    await new Promise<void>((resolve) => socket.connect(port, '127.0.0.1', resolve));
    return new RecordClient(socket, request);
  }

  fill(): void {
    for (let count = 0; count < WINDOW; count += 1) this.#send();
  }

  /** Datagrams can be lost even on the loopback; without this a lost window would end the load. */
  refillWhenStalled(): void {
    if (this.answered === this.#answeredBefore) this.fill();
    this.#answeredBefore = this.answered;
  }

  close(): Promise<void> {
    this.#closed = true;
    return new Promise((resolve) => this.#socket.close(resolve));
  }

  #send(): void {
    this.#socket.send(this.#layer.seal(APPLICATION_DATA, this.#request));
  }
}
