import type { FrontPlace, SessionKey, StoredSession } from '@muster/lwm2m';

import type { Channel } from '../../bus/channel.ts';
import type { SecureSessionService, SessionOwner } from '../../features/security/secure-session-service.ts';
import { within } from '../../kernel/within.ts';
import { SECURE_LISTENER } from '../ports/gateway-listeners.ts';
import type { GatewayQuestions, WorkerQuestions } from './protocol.ts';

/** The stored sessions. */
export type SessionTable = Pick<SecureSessionService, 'find' | 'ownerOf' | 'remove' | 'removeOf' | 'save'>;

/** Milliseconds that the owner of a session has to release it before it counts as dead. */
const RELEASE_MS = 2_000;

/**
 * DTLS sessions that gateways share. Each belongs to one gateway. Another one that hears the device takes it over: the owner
 * releases it with its exact state, and an owner that is gone is fenced by the generation of the stored session.
 */
export class SharedSessions {
  readonly #table: SessionTable;
  readonly #channelOf: (gateway: string) => Channel<GatewayQuestions, WorkerQuestions> | undefined;
  /** Names of gateways by session, as far as they were heard. */
  readonly #homes = new Map<string, string>();
  /** By session: ends the requests that a gateway has sent. */
  readonly #requests = new Map<string, Set<AbortController>>();

  /** @param channelOf to a gateway that is there */
  constructor(
    table: SessionTable,
    channelOf: (gateway: string) => Channel<GatewayQuestions, WorkerQuestions> | undefined,
  ) {
    this.#table = table;
    this.#channelOf = channelOf;
  }

  /** A message of the device has come from a gateway. */
  heard({ listener, peer }: FrontPlace, gateway: string): void {
    if (listener === SECURE_LISTENER) this.#homes.set(peer.key, gateway);
  }

  /** The gateway that was last heard with the session of a device. */
  knownHome({ listener, peer }: FrontPlace): string | undefined {
    return listener === SECURE_LISTENER ? this.#homes.get(peer.key) : undefined;
  }

  /** The gateway that has the session of a device; undefined if none has had it. */
  async homeOf(place: FrontPlace): Promise<string | undefined> {
    return this.knownHome(place) ?? (await this.#table.ownerOf(idOf(place.peer.key)));
  }

  find(key: SessionKey): Promise<StoredSession | undefined> {
    return this.#table.find(key);
  }

  /** See `SessionStore.take`. The owner can be another listener of the gateway that asks. */
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
   * Runs a request to a device by its gateway. The signal fires when another gateway has the session: the device answers that one,
   * which does not know the request.
   */
  async whileAt<R>({ listener, peer }: FrontPlace, request: (left: AbortSignal) => Promise<R>): Promise<R> {
    const left = new AbortController();
    if (listener !== SECURE_LISTENER) return request(left.signal);
    const requests = this.#requests.get(peer.key) ?? new Set();
    this.#requests.set(peer.key, requests.add(left));
    try {
      return await request(left.signal);
    } finally {
      requests.delete(left);
      if (requests.size === 0 && this.#requests.get(peer.key) === requests) this.#requests.delete(peer.key);
    }
  }

  #moved(key: string): void {
    const requests = this.#requests.get(key);
    this.#requests.delete(key);
    for (const left of requests ?? []) left.abort();
  }

  async save(
    session: StoredSession,
    replaces: number | undefined,
    owner: SessionOwner,
  ): Promise<'saved' | 'fenced'> {
    const outcome = await this.#table.save(SECURE_LISTENER, session, replaces, owner);
    if (outcome === 'fenced') return outcome;
    const key = keyOf(session.id);
    if (this.#homes.get(key) !== owner.gateway) this.#moved(key);
    this.#homes.set(key, owner.gateway);
    return outcome;
  }

  async remove(id: string, generation: number): Promise<void> {
    this.#homes.delete(keyOf(id));
    await this.#table.remove(id, generation);
  }

  /** Removes the sessions of an identity. Resolves with their number. */
  async removeOf(identity: string): Promise<number> {
    const ids = await this.#table.removeOf(identity);
    for (const id of ids) this.#homes.delete(keyOf(id));
    return ids.length;
  }
}

function keyOf(id: string): string {
  return `dtls:${id}`;
}

function idOf(key: string): string {
  return key.replace(/^dtls:/u, '');
}
