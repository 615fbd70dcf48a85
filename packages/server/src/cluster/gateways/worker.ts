import { randomUUID, X509Certificate } from 'node:crypto';
import type {
  DeviceReply,
  DeviceRequest,
  FrontObservation,
  PlainResponse,
  FrontEndServer,
  Recalled,
  ServerCredentials,
  SessionStore,
} from '@muster/lwm2m';
import { SessionFencedError } from '@muster/lwm2m';

import type { WorkerLink } from '../worker-link.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { OwnCredentials } from '../../gateway/secure-sessions.ts';
import type { GatewayQuestions, WorkerQuestions } from './protocol.ts';

type Link = Pick<
  WorkerLink<WorkerQuestions, GatewayQuestions>,
  'noteLeaving' | 'currentChannel' | 'nextChannel'
>;

/** Milliseconds for which a question waits for a worker: the duration of a restart. */
const RESTART_MS = 10_000;

/** The worker, as seen by a gateway: server of the front end, store of the sessions, and source of credentials. */
export class RemoteWorker implements FrontEndServer {
  readonly #link: Link;
  readonly #underWay = new Set<Promise<unknown>>();
  #stopping: AbortSignal | undefined;

  readonly #onError: (error: unknown) => void;

  constructor(link: Link, onError: (error: unknown) => void) {
    this.#link = link;
    this.#onError = onError;
  }

  request(request: DeviceRequest): Promise<DeviceReply> {
    return this.#tracked(this.#ask('request', request));
  }

  sent(sentId: string): void {
    this.#tell('sent', sentId);
  }

  recall(observation: FrontObservation): Promise<Recalled> {
    return this.#tracked(this.#ask('recall', observation));
  }

  notification(observation: FrontObservation, response: PlainResponse, isRepeated = false): Promise<boolean> {
    const ask = { observation, response, isRepeated };
    return this.#tracked(this.#ask('notification', ask, { ...ask, isRepeated: true }));
  }

  bodyPart(id: string, offset: number, length: number): Promise<Uint8Array> {
    return this.#ask('bodyPart', { id, offset, length });
  }

  /** The store for the sessions of a listener of the gateway. */
  sessionStore(): SessionStore {
    const owner = randomUUID();
    return {
      // Each session is loaded when its device sends a message or is to receive one.
      load: () => [],
      find: async (key) => (await this.#ask('findSession', key)) ?? undefined,
      take: async (id, sequence) => (await this.#ask('takeSession', { id, sequence })) ?? undefined,
      save: async (session, replaces) => {
        const outcome = await this.#ask('saveSession', { session, replaces, owner });
        if (outcome === 'fenced') throw new SessionFencedError(session.id);
      },
      remove: async (id, generation) => this.#ask('removeSession', { id, generation }),
    };
  }

  /** @param own credentials of the gateway */
  credentials(own: OwnCredentials): ServerCredentials {
    return {
      ...own,
      psk: async (identity) => (await this.#ask('preSharedKey', identity)) ?? undefined,
      trustedCertificates: async (name) => {
        const trusted = await this.#ask('trustedCertificates', name);
        return trusted.map((raw) => new X509Certificate(raw));
      },
      verifyRawPublicKey: (_publicKey, spki) => this.#ask('knowsPublicKey', spki),
    };
  }

  /**
   * The gateway is about to end. From now on, all its questions together wait for a worker no longer than a
   * single one would.
   */
  stopping(): void {
    this.#stopping ??= AbortSignal.timeout(RESTART_MS);
  }

  /** Resolves when no message of a device is in progress. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  #tracked<R>(work: Promise<R>): Promise<R> {
    this.#underWay.add(work);
    const forget = (): void => void this.#underWay.delete(work);
    work.then(forget, forget);
    return work;
  }

  /**
   * Asks the worker. If it ends before it answers, asks the next one: each question can be repeated. A
   * Register or an Update replaces the result of the first one, a notification is stored once by its sequence
   * number, and a save names its owner.
   *
   * @param again the question to ask if a worker may have handled it already
   * @throws MusterError `gateway-unreachable` if no worker answers in time; the errors of the worker
   */
  async #ask<Name extends keyof WorkerQuestions>(
    name: Name,
    ask: WorkerQuestions[Name]['ask'],
    again = ask,
  ): Promise<WorkerQuestions[Name]['answer']> {
    const ended = this.#stopping ?? AbortSignal.timeout(RESTART_MS);
    let asked = ask;
    for (;;) {
      const linked = await this.#link.nextChannel(ended);
      try {
        return await linked.channel.ask(name, asked);
      } catch (error) {
        const code = error instanceof MusterError ? error.code : undefined;
        if (ended.aborted) throw error;
        if (code === 'gateway-unreachable') this.#link.noteLeaving(linked.id);
        else if (code === 'outcome-unknown') asked = again;
        else throw error;
      }
    }
  }

  /** Sends a message that is of interest only to the present worker. */
  #tell<Name extends keyof WorkerQuestions>(name: Name, ask: WorkerQuestions[Name]['ask']): void {
    try {
      this.#link.currentChannel().channel.tell(name, ask, this.#onError);
    } catch {
      // Without a worker, nothing waits for the message.
      return;
    }
  }
}
