import type { FrontPlace, SessionKey, StoredSession } from '@muster/lwm2m';
import type { Channel } from '../../messages/channel.ts';
import type { SecureSessionService, SessionOwner } from '../../features/security/sessions.ts';
import { sessionIdOf } from '../../features/security/model.ts';
import { within } from '../../kernel/tasks.ts';
import { SECURE_LISTENER } from '../../gateway/ports/gateway-listeners.ts';
import type { GatewayQuestions, WorkerQuestions } from './protocol.ts';
import type { LinkedProcess, ProcessLinks } from '../process-links.ts';
import type { Clock } from '../../kernel/timers.ts';

export type SessionTable = Pick<SecureSessionService, 'find' | 'ownerOf' | 'remove' | 'removeOf' | 'save'>;

/** A request to a device that is in progress. */
interface RequestOfGateway {
  /** Name of the gateway that was asked. */
  readonly gateway: string;
  readonly left: AbortController;
}

/** Milliseconds within which the owner of a session must release it. After that it counts as dead. */
const RELEASE_MS = 2_000;

/**
 * DTLS sessions that gateways share. Each belongs to one gateway. When another gateway hears from the device,
 * it takes the session over: the owner releases it with its exact state. If the owner no longer runs, the
 * generation of the stored session fences its later saves.
 */
export class SharedSessions {
  readonly #table: SessionTable;
  readonly #channelOf: (gateway: string) => Channel<GatewayQuestions, WorkerQuestions> | undefined;
  /** Names of the gateways that own sessions, as far as they are known. Keyed by session. */
  readonly #owners = new Map<string, string>();
  /** Reads of owners from the store that are in progress. Shared, so that messages of a device stay in order. */
  readonly #lookUps = new Map<string, Promise<string | undefined>>();
  /** Keyed by session: the requests that gateways have sent, so that they can be ended. */
  readonly #requests = new Map<string, Set<RequestOfGateway>>();

  /** @param channelOf returns the channel to a running gateway */
  constructor(
    table: SessionTable,
    channelOf: (gateway: string) => Channel<GatewayQuestions, WorkerQuestions> | undefined,
  ) {
    this.#table = table;
    this.#channelOf = channelOf;
  }

  /**
   * Whether a message of a device comes from the gateway that owns its session. The session of a gateway that
   * was cut off may have been removed or taken over.
   */
  async isOwner({ listener, peer }: FrontPlace, gateway: string): Promise<boolean> {
    if (listener !== SECURE_LISTENER) return true;
    return (await this.#ownerOf(peer.key)) === gateway;
  }

  /** @throws StoreError */
  async #ownerOf(key: string): Promise<string | undefined> {
    return this.#lookUps.get(key) ?? this.#owners.get(key) ?? this.#lookUp(key);
  }

  #lookUp(key: string): Promise<string | undefined> {
    const reading: Promise<string | undefined> = this.#table.ownerOf(sessionIdOf(key)).then(
      (owner) => {
        // The session can have been removed or saved by another owner since the read began.
        const isCurrent = this.#endLookUp(key, reading) && !this.#owners.has(key);
        if (owner !== undefined && isCurrent) this.#owners.set(key, owner);
        return this.#owners.get(key);
      },
      (error: unknown) => {
        this.#endLookUp(key, reading);
        throw error;
      },
    );
    this.#lookUps.set(key, reading);
    return reading;
  }

  /** @returns false if the session was removed during the read */
  #endLookUp(key: string, reading: Promise<unknown>): boolean {
    return this.#lookUps.get(key) === reading && this.#lookUps.delete(key);
  }

  /** The gateway that owns the session of a device, if it is known without the store. */
  knownOwner({ listener, peer }: FrontPlace): string | undefined {
    return listener === SECURE_LISTENER ? this.#owners.get(peer.key) : undefined;
  }

  /** The gateway that owns the session of a device. Undefined if none has owned it. @throws StoreError */
  ownerOf({ peer }: FrontPlace): Promise<string | undefined> {
    return this.#ownerOf(peer.key);
  }

  find(key: SessionKey): Promise<StoredSession | undefined> {
    return this.#table.find(key);
  }

  /** See `SessionStore.take`. The owner can be another listener of the same gateway. */
  async take(id: string, sequence: number | undefined): Promise<StoredSession | undefined> {
    const owner = await this.#table.ownerOf(id);
    const channel = owner === undefined ? undefined : this.#channelOf(owner);
    if (channel !== undefined) {
      const asked = channel.ask('releaseSession', { id, sequence });
      const answer = { isSeen: false };
      await within(
        RELEASE_MS,
        asked.then((outcome) => (answer.isSeen = outcome === 'seen')),
      );
      if (answer.isSeen) return undefined;
    }
    return this.#table.find({ id });
  }

  /**
   * Runs a request to a device through a gateway. The signal fires when another gateway takes the session
   * over: the device then answers that gateway, which does not know the request.
   *
   * @param gateway name of the gateway that sends the request
   */
  async runThroughGateway<R>(
    { listener, peer }: FrontPlace,
    gateway: string,
    request: (left: AbortSignal) => Promise<R>,
  ): Promise<R> {
    const left = new AbortController();
    if (listener !== SECURE_LISTENER) return request(left.signal);
    const requests = this.#requests.get(peer.key) ?? new Set();
    const one = { gateway, left };
    this.#requests.set(peer.key, requests.add(one));
    try {
      return await request(left.signal);
    } finally {
      requests.delete(one);
      if (requests.size === 0 && this.#requests.get(peer.key) === requests) this.#requests.delete(peer.key);
    }
  }

  /**
   * Ends the requests of other gateways. A gateway may have taken the session over for its own request, which
   * continues.
   */
  #abortOtherRequests(gateway: string, key: string): void {
    for (const one of this.#requests.get(key) ?? []) if (one.gateway !== gateway) one.left.abort();
  }

  async save(
    session: StoredSession,
    replaces: number | undefined,
    owner: SessionOwner,
  ): Promise<'saved' | 'fenced'> {
    const outcome = await this.#table.save(SECURE_LISTENER, session, replaces, owner);
    if (outcome === 'fenced') return outcome;
    const key = keyOf(session.id);
    this.#abortOtherRequests(owner.gateway, key);
    this.#owners.set(key, owner.gateway);
    return outcome;
  }

  async remove(id: string, generation: number): Promise<void> {
    await this.#table.remove(id, generation);
    this.#forget([id]);
  }

  /** Removes the sessions of an identity. Resolves with their number. */
  async removeOf(identity: string): Promise<number> {
    const ids = await this.#table.removeOf(identity);
    this.#forget(ids);
    return ids.length;
  }

  #forget(ids: readonly string[]): void {
    for (const key of ids.map(keyOf)) {
      this.#owners.delete(key);
      this.#lookUps.delete(key);
    }
  }
}

function keyOf(id: string): string {
  return `dtls:${id}`;
}

export type GatewayProcess = LinkedProcess<GatewayQuestions, WorkerQuestions>;

export interface LinkedGateway {
  readonly name: string;
  readonly addresses: readonly string[];
  readonly process: GatewayProcess;
  /** Whether it takes no new requests. */
  isLeaving: boolean;
}

export interface LinkedGatewaysOptions {
  readonly clock: Clock;
  readonly links: () => Pick<ProcessLinks<GatewayQuestions, WorkerQuestions>, 'drop' | 'has'> | undefined;
  /**
   * The set of linked gateways has changed. @param addresses of all linked gateways @param names of all
   * linked gateways
   */
  readonly onChanged: (addresses: readonly string[], names: readonly string[]) => void;
  readonly log: (level: 'info' | 'warn', fields: object, message: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds of silence after which no new requests are sent to a gateway. Gateways send four times a second. */
const AWAY_MS = 2_000;
/** Milliseconds of silence after which a former process with the same name counts as ended. */
const SAME_NAME_MS = 3_000;

/** The linked gateways, keyed by name. */
export class LinkedGateways {
  readonly #options: LinkedGatewaysOptions;
  /** The latest gateway of each name. */
  readonly #byName = new Map<string, LinkedGateway>();

  constructor(options: LinkedGatewaysOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#byName.size;
  }

  all(): Iterable<LinkedGateway> {
    return this.#byName.values();
  }

  get(name: string): LinkedGateway | undefined {
    return this.#byName.get(name);
  }

  /** Returns a gateway that is not silent. A gateway that is about to end still has its sessions. */
  present(name: string): LinkedGateway | undefined {
    const gateway = this.#byName.get(name);
    return gateway !== undefined && gateway.process.silentMs <= AWAY_MS ? gateway : undefined;
  }

  /** Returns a gateway that takes new requests. */
  findAccepting(name: string): LinkedGateway | undefined {
    const gateway = this.present(name);
    return gateway?.isLeaving === false ? gateway : undefined;
  }

  arrived({ name, addresses, process }: Omit<LinkedGateway, 'isLeaving'>): void {
    const before = this.#byName.get(name);
    const isKnown = before?.process.id === process.id;
    this.#byName.set(name, { name, addresses, process, isLeaving: isKnown && before.isLeaving });
    if (!isKnown) {
      this.#options.log('info', { gateway: name, addresses }, 'a gateway is linked');
      if (before !== undefined) this.#followedBy(name, before.process);
    }
    this.#changed();
  }

  /** Another process has the name of a gateway: it has restarted, or two gateways have the same name. */
  #followedBy(name: string, former: GatewayProcess): void {
    const { clock, links, log, onError } = this.#options;
    clock.setTimer(SAME_NAME_MS, () => {
      if (links()?.has(former.id) !== true) return;
      if (former.silentMs > AWAY_MS) {
        // Requests to the former process get no answer.
        links()?.drop(former.id);
        return;
      }
      const message = 'two gateways have the same name; give each a name of its own with --gateway-name';
      log('warn', { gateway: name }, message);
      for (const process of [former, this.#byName.get(name)?.process])
        process?.channel.tell('sameName', undefined, onError);
    });
  }

  dropped(process: GatewayProcess): void {
    for (const [name, gateway] of this.#byName) {
      if (gateway.process.id !== process.id) continue;
      this.#byName.delete(name);
      this.#options.log('warn', { gateway: name }, 'a gateway is gone');
      this.#changed();
    }
  }

  #changed(): void {
    const addresses = Array.from(this.#byName.values()).flatMap((gateway) => gateway.addresses);
    this.#options.onChanged(addresses, [...this.#byName.keys()].sort());
  }
}
