import type { Store } from '../../store/port.ts';
import { tlsSessions } from './model/tls-session.ts';
import type { TlsSession } from './model/tls-session.ts';

/** Stores the open TLS connections of MQTT devices, for the API. Connections end with the process. */
export class TlsSessionService {
  readonly #store: Store;
  /** Open sessions by ID of the device, latest last. */
  readonly #open = new Map<string, readonly TlsSession[]>();
  /** Removal of the sessions of an earlier run. */
  #cleared: Promise<unknown> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Removes the sessions of an earlier run. Call it once, before the first connection. */
  clear(): Promise<unknown> {
    this.#cleared = this.#store
      .collection(tlsSessions)
      .deleteWhere([{ field: 'id', op: 'exists', value: true }]);
    return this.#cleared;
  }

  /** Stores a session. Resolves when it is durable. Changes of one device must not overlap. */
  async opened(session: TlsSession): Promise<void> {
    await this.#cleared;
    this.#open.set(session.id, [...(this.#open.get(session.id) ?? []), session]);
    await this.#store.collection(tlsSessions).put(session);
  }

  /** Removes a session. If the device has other connections, the latest one takes its place. */
  async ended(session: TlsSession): Promise<void> {
    const { id } = session;
    const left = (this.#open.get(id) ?? []).filter((one) => one !== session);
    const latest = left.at(-1);
    const collection = this.#store.collection(tlsSessions);
    if (latest === undefined) {
      this.#open.delete(id);
      await collection.delete(id);
    } else {
      this.#open.set(id, left);
      await collection.put(latest);
    }
  }
}
