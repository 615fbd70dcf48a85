import type {
  Exchanged,
  ExchangeHooks,
  FrontEnds,
  FrontObservation,
  FrontPlace,
  PlainObserved,
  PlainRequest,
  PlainResponse,
  FrontEndServer,
} from '@muster/lwm2m';

import type { Bus, BusNames } from '../bus.ts';
import type { Answers } from '../../messages/channel.ts';
import { ProcessLinks } from '../process-links.ts';
import type { Clock } from '../../kernel/timers.ts';
import { MusterError } from '../../kernel/errors.ts';
import { isStoreAway } from '../../kernel/timers.ts';
import { otherKeys, type KeyFingerprints } from '../../lifecycle/key-file.ts';
import { gatewayOf, isGatewayListener, SECURE_LISTENER } from '../../gateway/ports/gateway-listeners.ts';
import type { RemoteListeners } from '../../gateway/lwm2m-device-link.ts';
import { within } from '../../kernel/tasks.ts';
import { sessionIdOf } from '../../features/security/model.ts';
import type { CredentialLookup } from '../../gateway/secure-sessions.ts';
import {
  LinkedGateways,
  type GatewayProcess,
  type LinkedGateway,
  type LinkedGatewaysOptions,
  SharedSessions,
  type SessionTable,
} from './shared-sessions.ts';
import {
  GATEWAY_PROTOCOL_VERSION,
  type ExchangeToStart,
  type GatewayQuestions,
  type WorkerQuestions,
} from './protocol.ts';

interface GatewaysOptions {
  readonly bus: Bus;
  readonly names: BusNames;
  readonly processId: string;
  readonly clock: Clock;
  readonly sessions: SessionTable;
  readonly credentials: CredentialLookup;
  /** Fingerprints of the keys that gateways share with the worker. */
  readonly keys: KeyFingerprints;
  readonly onChanged: LinkedGatewaysOptions['onChanged'];
  readonly log: (level: 'info' | 'warn', fields: object, message: string) => void;
  readonly onError: (error: unknown) => void;
}

/** A request to a device. */
interface PendingRequest {
  readonly hooks: ExchangeHooks;
  /** The error of reading its body. */
  bodyError?: unknown;
}

/** Milliseconds for which a request waits for the device's gateway: a restart, also of a container on a busy machine. */
const RESTART_MS = 30_000;
/** Milliseconds within which gateways must report their counters. */
const COUNTERS_MS = 1_000;
const MOVED: Exchanged<never> = {
  ok: false,
  kind: 'unknown',
  message: 'The device went to another gateway before it answered.',
};
/** Milliseconds between two checks for the device's gateway. */
const POLL_INTERVAL_MS = 100;

/**
 * The processes with the role gateway, as one front end of the worker. Requests go to the gateway that serves
 * the device: over DTLS, the gateway that owns the device's session; otherwise, the gateway that the device
 * registered at.
 */
export class Gateways implements FrontEnds, RemoteListeners {
  readonly #options: GatewaysOptions;
  readonly #sessions: SharedSessions;
  readonly #gateways: LinkedGateways;
  readonly #exchanges = new Map<string, PendingRequest>();
  #lastExchange = 0;
  #links: ProcessLinks<GatewayQuestions, WorkerQuestions> | undefined;

  constructor(options: GatewaysOptions) {
    this.#options = options;
    const { clock, log, onChanged, onError, sessions } = options;
    this.#gateways = new LinkedGateways({ clock, log, onChanged, links: () => this.#links, onError });
    this.#sessions = new SharedSessions(sessions, (name) => this.#gateways.present(name)?.process.channel);
  }

  /** Answers gateways from now on. Until then, they wait. @param server the server behind these front ends */
  serve(server: FrontEndServer): void {
    const { bus, names, processId, clock } = this.#options;
    const links: ProcessLinks<GatewayQuestions, WorkerQuestions> = new ProcessLinks({
      bus,
      names,
      processId,
      clock,
      version: GATEWAY_PROTOCOL_VERSION,
      answers: (process) => this.#answers(process, server, links),
      onDropped: (process) => this.#gateways.dropped(process),
    });
    this.#links = links;
  }

  /** Number of linked gateways. */
  get size(): number {
    return this.#gateways.size;
  }

  has(listener: string): boolean {
    return isGatewayListener(listener);
  }

  best(scheme: string, isIpv6: boolean): string | undefined {
    if (scheme === 'coaps') return SECURE_LISTENER;
    for (const { name, addresses } of this.#gateways.all()) {
      const url = addresses.find((one) => one.startsWith('coap:') && one.includes('[') === isIpv6);
      if (url !== undefined) return `${url}#${name}`;
    }
    return undefined;
  }

  request(place: FrontPlace, request: PlainRequest, hooks: ExchangeHooks): Promise<Exchanged<PlainResponse>> {
    return this.#exchange(place, request, hooks, ({ channel }, ask, signal) =>
      channel.ask('request', ask, { signal }),
    );
  }

  observe(place: FrontPlace, request: PlainRequest, hooks: ExchangeHooks): Promise<Exchanged<PlainObserved>> {
    return this.#exchange(place, request, hooks, ({ channel }, ask, signal) =>
      channel.ask('observe', ask, { signal }),
    );
  }

  /** If a gateway has just asked for the observation, it receives it before the answer. */
  resumeObservation(
    observation: FrontObservation,
    request: PlainRequest,
    lastSequence: number | undefined,
  ): void {
    this.#knownOwner(observation)
      ?.process.channel.ask('resumeObservation', { observation, request, lastSequence })
      .catch((error: unknown) => this.#failed(error));
  }

  forgetObservation(observation: FrontObservation): void {
    this.#knownOwner(observation)?.process.channel.tell('forgetObservation', observation, (error) =>
      this.#failed(error),
    );
  }

  #knownOwner(place: FrontPlace): LinkedGateway | undefined {
    const name = this.#sessions.knownOwner(place) ?? gatewayOf(place.listener);
    return name === undefined ? undefined : this.#gateways.get(name);
  }

  async cancelObservation(
    observation: FrontObservation,
    request: PlainRequest,
    signal: AbortSignal | undefined,
  ): Promise<Exchanged<undefined>> {
    return this.#askOwner(observation, signal, ({ process }, ended) =>
      process.channel.ask('cancelObservation', { observation, request }, { signal: ended }),
    );
  }

  /** Sum of the counters of all gateways that answer in time. */
  async counters(): Promise<Readonly<Record<string, number>>> {
    const sums: Record<string, number> = {};
    const add = (counts: Readonly<Record<string, number>>): void => {
      for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
    };
    const asked = Array.from(this.#gateways.all(), async ({ process }) =>
      add(await process.channel.ask('counters', undefined)),
    );
    await within(COUNTERS_MS, Promise.allSettled(asked));
    return sums;
  }

  async revokeIdentity(identity: string): Promise<number> {
    const removed = await this.#sessions.removeOf(identity);
    const asked = Array.from(this.#gateways.all(), ({ process }) =>
      process.channel.ask('revokeIdentity', identity).catch(() => 0),
    );
    // A gateway that cannot be reached now learns at its next save that the session was removed.
    await Promise.all(asked);
    return removed;
  }

  /** See `ProcessLinks.close`. @param deadlineMs milliseconds */
  async close(deadlineMs: number): Promise<void> {
    await this.#links?.close(deadlineMs);
  }

  async #exchange<T>(
    place: FrontPlace,
    request: PlainRequest,
    hooks: ExchangeHooks,
    start: (process: GatewayProcess, ask: ExchangeToStart, ended: AbortSignal) => Promise<Exchanged<T>>,
  ): Promise<Exchanged<T>> {
    this.#lastExchange += 1;
    const exchange = String(this.#lastExchange);
    const { signal, onSent, onAcknowledged } = hooks;
    const isFollowed = onSent !== undefined || onAcknowledged !== undefined;
    const underWay: PendingRequest = { hooks };
    this.#exchanges.set(exchange, underWay);
    try {
      return await this.#askOwner(place, signal, ({ process }, ended) =>
        start(process, { exchange, place, request, isFollowed }, ended),
      );
    } catch (error) {
      throw underWay.bodyError ?? error;
    } finally {
      this.#exchanges.delete(exchange);
    }
  }

  /**
   * Asks the gateway of a device. If that gateway is about to end, it refuses, and this waits for the next
   * one. It also waits if the gateway cannot load the session because the store is unavailable.
   */
  async #askOwner<T>(
    place: FrontPlace,
    signal: AbortSignal | undefined,
    ask: (gateway: LinkedGateway, ended: AbortSignal) => Promise<Exchanged<T>>,
  ): Promise<Exchanged<T>> {
    const deadlineMs = this.#options.clock.monotonic() + RESTART_MS;
    for (;;) {
      const gateway = await this.#awaitOwner(place, deadlineMs, signal);
      if (signal?.aborted === true)
        return { ok: false, kind: 'aborted', message: 'The request was aborted.' };
      if (gateway === undefined) {
        return { ok: false, kind: 'away', message: 'The gateway of the device cannot be reached.' };
      }
      try {
        const asked = await this.#sessions.runThroughGateway(place, gateway.name, async (left) => {
          const result = await ask(gateway, signal === undefined ? left : AbortSignal.any([signal, left]));
          return left.aborted && !result.ok && signal?.aborted !== true ? MOVED : result;
        });
        if (asked.ok || asked.kind !== 'away' || this.#options.clock.monotonic() >= deadlineMs) return asked;
        await this.#pause();
      } catch (error) {
        const code = error instanceof MusterError ? error.code : undefined;
        if (code === 'gateway-unreachable') gateway.isLeaving = true;
        else return unknown(code, error);
      }
    }
  }

  async #awaitOwner(
    place: FrontPlace,
    deadlineMs: number,
    signal: AbortSignal | undefined,
  ): Promise<LinkedGateway | undefined> {
    const { clock } = this.#options;
    for (;;) {
      const gateway = await this.#lookFor(place);
      if (gateway !== undefined || signal?.aborted === true) return gateway;
      if (clock.monotonic() >= deadlineMs) return undefined;
      await this.#pause();
    }
  }

  async #lookFor(place: FrontPlace): Promise<LinkedGateway | undefined> {
    try {
      const name = gatewayOf(place.listener) ?? (await this.#sessions.ownerOf(place));
      return name === undefined ? this.#anyGateway() : this.#gateways.findAccepting(name);
    } catch (error) {
      // The store may be available at the next attempt.
      if (isStoreAway(error)) return undefined;
      throw error;
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => void this.#options.clock.setTimer(POLL_INTERVAL_MS, resolve));
  }

  /** For a session that no gateway owns: any gateway can load it from the store. */
  #anyGateway(): LinkedGateway | undefined {
    for (const { name } of this.#gateways.all()) {
      const gateway = this.#gateways.findAccepting(name);
      if (gateway !== undefined) return gateway;
    }
    return undefined;
  }

  #answers(
    process: () => GatewayProcess,
    server: FrontEndServer,
    links: ProcessLinks<GatewayQuestions, WorkerQuestions>,
  ): Answers<WorkerQuestions> {
    const { credentials, log } = this.#options;
    const named = { name: '' };
    const taken = <R>(place: FrontPlace, work: () => Promise<R>): Promise<R> => {
      if (links.isClosing) throw new MusterError('gateway-unreachable');
      const ofOwner = async (): Promise<R> => {
        if (await this.#sessions.isOwner(place, named.name)) return work();
        this.#releaseStale(place, process());
        throw new Error('The DTLS session of the device was removed, or is that of another gateway.');
      };
      return links.track(ofOwner());
    };
    return {
      arrive: async ({ name, addresses, keys = {} }) => {
        named.name = name;
        this.#gateways.arrived({ name, addresses, process: process() });
        const files = otherKeys(keys, this.#options.keys);
        if (files.length > 0)
          log(
            'warn',
            { gateway: name, files },
            'a gateway has other keys than the worker; it says what to do',
          );
        return files;
      },
      leave: async () => {
        const gateway = this.#gateways.get(named.name);
        if (gateway?.process.id === process().id) gateway.isLeaving = true;
      },
      request: async (request) => taken(request, () => server.request(request)),
      sent: async (sentId) => server.sent(sentId),
      recall: async (observation) => taken(observation, () => server.recall(observation)),
      notification: async ({ observation, response, isRepeated }) =>
        taken(observation, () => server.notification(observation, response, isRepeated)),
      bodyPart: async ({ id, offset, length }) => server.bodyPart(id, offset, length),
      exchangeAt: async ({ exchange, state }) => {
        const hooks = this.#exchanges.get(exchange)?.hooks;
        if (state === 'sent') hooks?.onSent?.();
        else hooks?.onAcknowledged?.();
      },
      uploadPart: async ({ exchange, offset, length }) => {
        const underWay = this.#exchanges.get(exchange);
        if (underWay?.hooks.readBody === undefined) throw new Error('The request to the device has ended.');
        try {
          return await underWay.hooks.readBody(offset, length);
        } catch (error) {
          underWay.bodyError = error;
          throw error;
        }
      },
      findSession: async (key) => (await this.#sessions.find(key)) ?? null,
      takeSession: async ({ id, sequence }) => (await this.#sessions.take(id, sequence)) ?? null,
      saveSession: async ({ session, replaces, owner: id }) =>
        this.#sessions.save(session, replaces, { gateway: named.name, id }),
      removeSession: async ({ id, generation }) => this.#sessions.remove(id, generation),
      preSharedKey: async (identity) => (await credentials.preSharedKey(identity)) ?? null,
      knowsPublicKey: async (spki) => credentials.knowsPublicKey(spki),
      trustedCertificates: async (name) => {
        const trusted = await credentials.trustedCertificates(name);
        return trusted.map(({ raw }) => raw);
      },
    };
  }

  /**
   * Ends the session at a gateway that does not own it. The save of that gateway is fenced, so the stored
   * session is unchanged.
   */
  #releaseStale({ peer }: FrontPlace, { channel }: GatewayProcess): void {
    channel
      .ask('releaseSession', { id: sessionIdOf(peer.key), sequence: undefined })
      // The release fails because the save is fenced.
      .catch(() => undefined);
  }

  #failed(error: unknown): void {
    if (!(error instanceof MusterError)) this.#options.onError(error);
  }
}

/** @throws `error` if the gateway has reported an internal error */
function unknown(code: string | undefined, error: unknown): Exchanged<never> {
  if (code === 'overloaded') return { ok: false, kind: 'overload', message: 'The gateway is overloaded.' };
  if (code === undefined) throw error;
  return { ok: false, kind: 'unknown', message: 'The gateway ended before the device answered.' };
}
