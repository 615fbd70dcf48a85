import type {
  Exchanged,
  ExchangeHooks,
  FrontEnds,
  FrontObservation,
  FrontPlace,
  PlainObserved,
  PlainRequest,
  PlainResponse,
  ServerBehind,
} from '@muster/lwm2m';

import type { Bus } from '../../bus/bus.ts';
import type { BusNames } from '../../bus/bus-names.ts';
import type { Answers } from '../../bus/channel.ts';
import { ProcessLinks, type LinkedProcess } from '../../bus/process-links.ts';
import type { Clock } from '../../kernel/clock.ts';
import { MusterError } from '../../kernel/errors.ts';
import { gatewayOf, isGatewayListener, SECURE_LISTENER } from '../ports/gateway-listeners.ts';
import type { RemoteListeners } from '../downlink/lwm2m-device-link.ts';
import { sessionIdOf } from '../../features/security/model/secure-session.ts';
import type { CredentialLookup } from '../secure/device-credentials.ts';
import {
  GATEWAY_PROTOCOL_VERSION,
  type ExchangeToStart,
  type GatewayQuestions,
  type WorkerQuestions,
} from './protocol.ts';
import { SharedSessions, type SessionTable } from './shared-sessions.ts';

export interface GatewaysOptions {
  readonly bus: Bus;
  readonly names: BusNames;
  readonly processId: string;
  readonly clock: Clock;
  readonly sessions: SessionTable;
  readonly credentials: CredentialLookup;
  /** Gateways have come or gone. @param addresses of all that are there */
  readonly onChanged: (addresses: readonly string[]) => void;
  readonly log: (level: 'info' | 'warn', fields: object, message: string) => void;
  readonly onError: (error: unknown) => void;
}

type GatewayProcess = LinkedProcess<GatewayQuestions, WorkerQuestions>;

interface Gateway {
  readonly name: string;
  readonly addresses: readonly string[];
  readonly process: GatewayProcess;
  isLeaving: boolean;
}

/** A request to a device. */
interface UnderWay {
  readonly hooks: ExchangeHooks;
  /** Why its body could not be read. */
  bodyError?: unknown;
}

/** Milliseconds of silence after which nothing new is sent by a gateway: it speaks four times a second. */
const AWAY_MS = 2_000;
/** Milliseconds that a request waits for the gateway of its device: as long as a restart takes. */
const RESTART_MS = 10_000;
/** Milliseconds until a former process with the name of a gateway counts as gone. */
const SAME_NAME_MS = 3_000;
const MOVED: Exchanged<never> = {
  ok: false,
  kind: 'unknown',
  message: 'The device went to another gateway before it answered.',
};
/** Milliseconds between looks for it. */
const LOOK_MS = 100;

/**
 * The processes with the role gateway, as the worker sees them: one front end, whose requests go to the gateway that serves the
 * device. A device over DTLS is served by the gateway that has its session; any other one by the gateway that it registered at.
 */
export class Gateways implements FrontEnds, RemoteListeners {
  readonly #options: GatewaysOptions;
  readonly #sessions: SharedSessions;
  /** By name: the one that arrived last. */
  readonly #byName = new Map<string, Gateway>();
  readonly #exchanges = new Map<string, UnderWay>();
  #lastExchange = 0;
  #links: ProcessLinks<GatewayQuestions, WorkerQuestions> | undefined;

  constructor(options: GatewaysOptions) {
    this.#options = options;
    this.#sessions = new SharedSessions(options.sessions, (name) => this.#present(name)?.process.channel);
  }

  /** Answers gateways from now on. Until then, they wait. @param server that they are the front ends of */
  serve(server: ServerBehind): void {
    const { bus, names, processId, clock } = this.#options;
    const links: ProcessLinks<GatewayQuestions, WorkerQuestions> = new ProcessLinks({
      bus,
      names,
      processId,
      clock,
      version: GATEWAY_PROTOCOL_VERSION,
      answers: (process) => this.#answers(process, server, links),
      onDropped: (process) => this.#dropped(process),
    });
    this.#links = links;
  }

  /** Gateways that are linked. */
  get size(): number {
    return this.#byName.size;
  }

  has(listener: string): boolean {
    return isGatewayListener(listener);
  }

  best(scheme: string, isIpv6: boolean): string | undefined {
    if (scheme === 'coaps') return SECURE_LISTENER;
    for (const { name, addresses } of this.#byName.values()) {
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

  /** The gateway that has just asked for it gets it before the answer. */
  resumeObservation(
    observation: FrontObservation,
    request: PlainRequest,
    lastSequence: number | undefined,
  ): void {
    this.#presentHome(observation)
      ?.process.channel.ask('resumeObservation', { observation, request, lastSequence })
      .catch((error: unknown) => this.#failed(error));
  }

  forgetObservation(observation: FrontObservation): void {
    this.#presentHome(observation)?.process.channel.tell('forgetObservation', observation);
  }

  #presentHome(place: FrontPlace): Gateway | undefined {
    const name = this.#sessions.knownHome(place) ?? gatewayOf(place.listener);
    return name === undefined ? undefined : this.#byName.get(name);
  }

  async cancelObservation(
    observation: FrontObservation,
    request: PlainRequest,
    signal: AbortSignal | undefined,
  ): Promise<Exchanged<undefined>> {
    return this.#asking(observation, signal, ({ process }, ended) =>
      process.channel.ask('cancelObservation', { observation, request }, { signal: ended }),
    );
  }

  async revokeIdentity(identity: string): Promise<number> {
    const removed = await this.#sessions.removeOf(identity);
    const asked = Array.from(this.#byName.values(), ({ process }) =>
      process.channel.ask('revokeIdentity', identity).catch(() => 0),
    );
    // A gateway that cannot be asked now finds at its next save that the session is gone.
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
    const underWay: UnderWay = { hooks };
    this.#exchanges.set(exchange, underWay);
    try {
      return await this.#asking(place, signal, ({ process }, ended) =>
        start(process, { exchange, place, request, isFollowed }, ended),
      );
    } catch (error) {
      throw underWay.bodyError ?? error;
    } finally {
      this.#exchanges.delete(exchange);
    }
  }

  /** Asks the gateway of a device. One that is about to end refuses: the next one is waited for. */
  async #asking<T>(
    place: FrontPlace,
    signal: AbortSignal | undefined,
    ask: (gateway: Gateway, ended: AbortSignal) => Promise<Exchanged<T>>,
  ): Promise<Exchanged<T>> {
    const deadlineMs = this.#options.clock.monotonic() + RESTART_MS;
    for (;;) {
      const gateway = await this.#homeOf(place, deadlineMs, signal);
      if (signal?.aborted === true)
        return { ok: false, kind: 'aborted', message: 'The request was aborted.' };
      if (gateway === undefined) {
        return { ok: false, kind: 'away', message: 'The gateway of the device cannot be reached.' };
      }
      try {
        return await this.#sessions.whileAt(place, async (left) => {
          const result = await ask(gateway, signal === undefined ? left : AbortSignal.any([signal, left]));
          return left.aborted && !result.ok && signal?.aborted !== true ? MOVED : result;
        });
      } catch (error) {
        const code = error instanceof MusterError ? error.code : undefined;
        if (code === 'gateway-unreachable') gateway.isLeaving = true;
        else return unknown(code, error);
      }
    }
  }

  async #homeOf(
    place: FrontPlace,
    deadlineMs: number,
    signal: AbortSignal | undefined,
  ): Promise<Gateway | undefined> {
    const { clock } = this.#options;
    for (;;) {
      const name = gatewayOf(place.listener) ?? (await this.#sessions.homeOf(place));
      const gateway = name === undefined ? this.#anyOne() : this.#askable(name);
      if (gateway !== undefined || signal?.aborted === true) return gateway;
      if (clock.monotonic() >= deadlineMs) return undefined;
      await new Promise<void>((resolve) => void clock.setTimer(LOOK_MS, resolve));
    }
  }

  /** For a session that no gateway has had: one takes it from the store. */
  #anyOne(): Gateway | undefined {
    for (const name of this.#byName.keys()) {
      const gateway = this.#askable(name);
      if (gateway !== undefined) return gateway;
    }
    return undefined;
  }

  /** A gateway that takes new requests. */
  #askable(name: string): Gateway | undefined {
    const gateway = this.#present(name);
    return gateway?.isLeaving === false ? gateway : undefined;
  }

  /** A gateway that is there. One that is about to end still has its sessions. */
  #present(name: string): Gateway | undefined {
    const gateway = this.#byName.get(name);
    return gateway !== undefined && gateway.process.silentMs <= AWAY_MS ? gateway : undefined;
  }

  #answers(
    process: () => GatewayProcess,
    server: ServerBehind,
    links: ProcessLinks<GatewayQuestions, WorkerQuestions>,
  ): Answers<WorkerQuestions> {
    const { credentials } = this.#options;
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
      arrive: async ({ name, addresses }) => {
        named.name = name;
        this.#arrived({ name, addresses, process: process() });
      },
      leave: async () => {
        const gateway = this.#byName.get(named.name);
        if (gateway?.process.id === process().id) gateway.isLeaving = true;
      },
      request: async (request) => taken(request, () => server.request(request)),
      sent: async (sentId) => server.sent(sentId),
      recall: async (observation) => taken(observation, () => server.recall(observation)),
      notification: async ({ observation, response }) =>
        taken(observation, () => server.notification(observation, response)),
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

  /** Its save is fenced: the session ends at a gateway that does not own it, and the stored one stays as it is. */
  #releaseStale({ peer }: FrontPlace, { channel }: GatewayProcess): void {
    channel
      .ask('releaseSession', { id: sessionIdOf(peer.key), sequence: undefined })
      // That it is fenced.
      .catch(() => undefined);
  }

  #arrived({ name, addresses, process }: Omit<Gateway, 'isLeaving'>): void {
    const before = this.#byName.get(name);
    const isKnown = before?.process.id === process.id;
    this.#byName.set(name, { name, addresses, process, isLeaving: isKnown && before.isLeaving });
    if (!isKnown) {
      this.#options.log('info', { gateway: name, addresses }, 'a gateway is linked');
      if (before !== undefined) this.#followedBy(name, before.process);
    }
    this.#changed();
  }

  /** Another process has the name of a gateway. It has restarted, or two gateways have one name. */
  #followedBy(name: string, former: GatewayProcess): void {
    const { clock, log } = this.#options;
    clock.setTimer(SAME_NAME_MS, () => {
      if (this.#links?.has(former.id) !== true) return;
      if (former.silentMs > AWAY_MS) {
        // Requests that it was sent get no answer.
        this.#links.drop(former.id);
        return;
      }
      log(
        'warn',
        { gateway: name },
        'two gateways have the same name; give each a name of its own with --gateway-name',
      );
    });
  }

  #dropped(process: GatewayProcess): void {
    for (const [name, gateway] of this.#byName) {
      if (gateway.process.id !== process.id) continue;
      this.#byName.delete(name);
      this.#options.log('warn', { gateway: name }, 'a gateway is gone');
      this.#changed();
    }
  }

  #changed(): void {
    this.#options.onChanged(Array.from(this.#byName.values()).flatMap(({ addresses }) => addresses));
  }

  #failed(error: unknown): void {
    if (!(error instanceof MusterError)) this.#options.onError(error);
  }
}

/** @throws `error` if the gateway has reported a fault of its own */
function unknown(code: string | undefined, error: unknown): Exchanged<never> {
  if (code === 'overloaded') return { ok: false, kind: 'overload', message: 'The gateway is overloaded.' };
  if (code === undefined) throw error;
  return { ok: false, kind: 'unknown', message: 'The gateway ended before the device answered.' };
}
