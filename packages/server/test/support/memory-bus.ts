import type { Bus } from '../../src/cluster/bus.ts';

interface Subscriber {
  readonly bus: MemoryBus;
  readonly subject: string;
  readonly take: (data: Uint8Array) => void;
}

/** A bus in memory. Messages arrive in a later turn of the event loop, in their order, in each process but their sender's. */
export class MemoryNetwork {
  readonly subscribers: Subscriber[] = [];
  /** Subjects of all messages that were sent. */
  readonly sent: string[] = [];
  /** Messages that could not be read: a bus logs them. */
  readonly failures: unknown[] = [];
  /** Whether a message is lost. */
  loses: (subject: string, from: MemoryBus) => boolean = () => false;

  /** The bus, as one more process sees it. */
  connect(): MemoryBus {
    return new MemoryBus(this);
  }
}

export class MemoryBus implements Bus {
  readonly #network: MemoryNetwork;
  readonly #listeners: ((isConnected: boolean) => void)[] = [];
  #isConnected = true;
  /** A process that was killed: it neither sends nor hears. */
  isDead = false;

  constructor(network: MemoryNetwork) {
    this.#network = network;
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  set isConnected(isConnected: boolean) {
    this.#isConnected = isConnected;
    for (const listener of this.#listeners) listener(isConnected);
  }

  publish(subject: string, data: Uint8Array): void {
    const network = this.#network;
    if (!this.#isConnected || this.isDead || network.loses(subject, this)) return;
    network.sent.push(subject);
    const copy = Uint8Array.from(data);
    setImmediate(() => {
      for (const one of network.subscribers) if (one.subject === subject) one.bus.#take(one, copy, this);
    });
  }

  #take({ take }: Subscriber, data: Uint8Array, from: MemoryBus): void {
    if (from === this || !this.#isConnected || this.isDead) return;
    try {
      take(data);
    } catch (error) {
      this.#network.failures.push(error);
    }
  }

  subscribe(subject: string, take: (data: Uint8Array) => void): void {
    this.#network.subscribers.push({ bus: this, subject, take });
  }

  onChange(listener: (isConnected: boolean) => void): void {
    this.#listeners.push(listener);
  }

  async close(): Promise<void> {
    this.isDead = true;
  }
}
