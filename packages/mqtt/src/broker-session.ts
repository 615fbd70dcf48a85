import type { Client } from 'aedes';

/** A connected client. */
export interface BrokerSession<C> {
  /** Result of `BrokerHandlers.connect`. */
  readonly client: C;
  readonly clientId: string;
  readonly peer: string;
  isSubscribedTo(topic: string): boolean;
  /**
   * Sends with the QoS of the client's subscription, at most `qos`. Resolves when the client has acknowledged
   * the message, or for QoS 0 when it is written. Rejects if the connection ends first.
   */
  send(topic: string, payload: string | Uint8Array, qos: 0 | 1): Promise<void>;
  close(): void;
}

/** Maximum number of messages that a client may leave unacknowledged. */
const MAX_UNACKNOWLEDGED = 64;
/** Maximum number of topic filters per client. Enough for the devices of a Sparkplug edge node and a few more. */
const MAX_SUBSCRIPTIONS = 1_100;

interface Waiter {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** {@link BrokerSession} over a connection of aedes. */
export class Session<C> implements BrokerSession<C> {
  readonly client: C;
  readonly clientId: string;
  readonly peer: string;
  readonly #connection: Client;
  readonly #onSent: () => void;
  readonly #subscriptions = new Map<string, number>();
  /** Filters with wildcards. A client has few of them. */
  readonly #wildcards = new Set<string>();
  /**
   * Sent QoS 1 messages that wait for their acknowledgement, the oldest first. Clients acknowledge in order
   * (MQTT 3.1.1, 4.6).
   */
  readonly #unacknowledged: Waiter[] = [];

  constructor(client: C, connection: Client, peer: string, onSent: () => void) {
    this.client = client;
    this.clientId = connection.id;
    this.peer = peer;
    this.#connection = connection;
    this.#onSent = onSent;
  }

  /** Whether the client may have another subscription. */
  maySubscribe(filter: string): boolean {
    return this.#subscriptions.has(filter) || this.#subscriptions.size < MAX_SUBSCRIPTIONS;
  }

  subscribed(filter: string, qos: number): void {
    this.#subscriptions.set(filter, qos);
    if (/[+#]/u.test(filter)) this.#wildcards.add(filter);
  }

  unsubscribed(filters: readonly string[]): void {
    for (const one of filters) {
      this.#subscriptions.delete(one);
      this.#wildcards.delete(one);
    }
  }

  isSubscribedTo(topic: string): boolean {
    if (!this.#connection.connected) return false;
    return this.#subscriptions.has(topic) || [...this.#wildcards].some((one) => matches(one, topic));
  }

  send(topic: string, payload: string | Uint8Array, maxQos: 0 | 1): Promise<void> {
    const qos = maxQos === 1 && this.#qosOf(topic) > 0 ? 1 : 0;
    if (qos === 1 && this.#unacknowledged.length >= MAX_UNACKNOWLEDGED) {
      this.close();
      return Promise.reject(new Error(`The client has not acknowledged ${MAX_UNACKNOWLEDGED} messages.`));
    }
    return new Promise((resolve, reject) => {
      if (qos === 1) this.#unacknowledged.push({ resolve, reject });
      const packet = {
        cmd: 'publish',
        topic,
        payload: Buffer.from(payload),
        qos,
        dup: false,
        retain: false,
      } as const;
      this.#connection.publish(packet, (error) => {
        if (error) reject(error);
        else if (qos === 0) resolve();
      });
      this.#onSent();
    });
  }

  #qosOf(topic: string): number {
    const exact = this.#subscriptions.get(topic);
    if (exact !== undefined) return exact;
    const all = Array.from(this.#subscriptions, ([filter, qos]) => (matches(filter, topic) ? qos : 0));
    return Math.max(0, ...all);
  }

  acknowledged(): void {
    this.#unacknowledged.shift()?.resolve();
  }

  ended(): void {
    for (const { reject } of this.#unacknowledged.splice(0)) reject(new Error('The connection ended.'));
  }

  close(): void {
    this.#connection.close();
  }
}

/** Whether a topic filter matches a topic (MQTT 3.1.1, 4.7). */
export function matches(filter: string, topic: string): boolean {
  const levels = topic.split('/');
  const wanted = filter.split('/');
  for (const [at, level] of wanted.entries()) {
    if (level === '#') return true;
    if (at >= levels.length || (level !== '+' && level !== levels[at])) return false;
  }
  return wanted.length === levels.length;
}
