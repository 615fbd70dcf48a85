import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';

/** Sockets of the load: each has its own Message IDs, so that no request repeats one of the last 65,536. */
const SOCKETS = 32;
const WINDOW = 8;
const STALL_MS = 250;

export interface Load {
  /** Requests that were answered. */
  readonly answered: number;
  readonly seconds: number;
}

/** Keeps `SOCKETS` x `WINDOW` requests pending for a time. The requests have the same bytes for every server. */
export async function runLoad(port: number, milliseconds: number, makeRequest: () => Buffer): Promise<Load> {
  const clients = await Promise.all(
    Array.from({ length: SOCKETS }, () => LoadClient.open(port, makeRequest)),
  );
  const startedAt = performance.now();
  for (const client of clients) client.fill();
  const stalls = setInterval(() => clients.forEach((client) => client.refillWhenStalled()), STALL_MS);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  clearInterval(stalls);
  const seconds = (performance.now() - startedAt) / 1000;
  const answered = clients.reduce((sum, client) => sum + client.answered, 0);
  await Promise.all(clients.map((client) => client.close()));
  return { answered, seconds };
}

class LoadClient {
  answered = 0;
  readonly #socket: Socket;
  readonly #request: Buffer;
  #messageId = Math.floor(Math.random() * 65_536);
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

  static async open(port: number, makeRequest: () => Buffer): Promise<LoadClient> {
    const socket = createSocket({ type: 'udp4', recvBufferSize: 1024 * 1024 });
    await new Promise<void>((resolve) => socket.connect(port, '127.0.0.1', resolve));
    return new LoadClient(socket, makeRequest());
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
    this.#messageId = (this.#messageId + 1) & 0xffff;
    // A copy: the socket may keep the bytes until the kernel takes them.
    const request = Buffer.from(this.#request);
    request.writeUInt16BE(this.#messageId, 2);
    this.#socket.send(request);
  }
}
