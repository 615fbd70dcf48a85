import { createDtlsClientTransport } from '../../src/index.ts';
import type { DtlsClientTransport, DtlsPeer } from '../../src/index.ts';

const SOCKETS = 32;
const WINDOW = 8;
const STALL_MS = 250;
const MESSAGE_ID_AT = 2;

/** The pre-shared key of every client of the load. */
export const ECHO_KEY = Buffer.from('a key of a bench');

/** Clients that have shaken hands, and keep `SOCKETS` x `WINDOW` requests under way for the time of each run. */
export class CoapLoad {
  readonly #clients: readonly CoapClient[];

  private constructor(clients: readonly CoapClient[]) {
    this.#clients = clients;
  }

  /** @param request a confirmable CoAP message; its Message ID is counted up */
  static async open(port: number, request: Buffer): Promise<CoapLoad> {
    const names = Array.from({ length: SOCKETS }, (_, at) => `client-${at}`);
    return new CoapLoad(await Promise.all(names.map((name) => CoapClient.open(port, request, name))));
  }

  /** @returns how many requests were answered */
  async run(milliseconds: number): Promise<number> {
    const before = this.#answered();
    for (const client of this.#clients) client.start();
    const stalls = setInterval(() => this.#clients.forEach((client) => client.refillWhenStalled()), STALL_MS);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    clearInterval(stalls);
    for (const client of this.#clients) client.stop();
    return this.#answered() - before;
  }

  async close(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.close()));
  }

  #answered(): number {
    return this.#clients.reduce((sum, client) => sum + client.answered, 0);
  }
}

class CoapClient {
  answered = 0;
  readonly #transport: DtlsClientTransport;
  readonly #peer: DtlsPeer;
  readonly #request: Buffer;
  #messageId = 0;
  #answeredBefore = -1;
  #running = false;

  constructor(transport: DtlsClientTransport, port: number, request: Buffer) {
    this.#transport = transport;
    this.#peer = transport.peerOf('127.0.0.1', port);
    this.#request = request;
    transport.start({
      onDatagram: () => {
        this.answered += 1;
        if (this.#running) this.#send();
      },
      onError: (error) => {
        throw error;
      },
    });
  }

  static async open(port: number, request: Buffer, identity: string): Promise<CoapClient> {
    const credentials = { psk: { identity, key: ECHO_KEY } };
    const transport = await createDtlsClientTransport({ address: '127.0.0.1', port, credentials });
    const client = new CoapClient(transport, port, request);
    await transport.connect();
    return client;
  }

  start(): void {
    this.#running = true;
    this.#fill();
  }

  stop(): void {
    this.#running = false;
  }

  /** Datagrams can be lost even on the loopback; without this a lost window would end the load. */
  refillWhenStalled(): void {
    if (this.answered === this.#answeredBefore) this.#fill();
    this.#answeredBefore = this.answered;
  }

  close(): Promise<void> {
    return this.#transport.close();
  }

  #fill(): void {
    for (let count = 0; count < WINDOW; count += 1) this.#send();
  }

  #send(): void {
    this.#messageId = (this.#messageId + 1) & 0xffff;
    this.#request.writeUInt16BE(this.#messageId, MESSAGE_ID_AT);
    this.#transport.send(this.#request, this.#peer);
  }
}
