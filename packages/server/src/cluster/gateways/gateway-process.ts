import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { systemClock } from '@muster/lwm2m/core';
import { createFrontEnd, type FrontEnd, type FrontEndOptions } from '@muster/lwm2m';
import type { ExchangeHooks } from '@muster/lwm2m';
import { shutdownMs, probeApi } from '../../api/api-server.ts';
import { busNames } from '../bus.ts';
import { LinkLog, waitForKeys } from '../link-log.ts';
import type { Api } from '../../api/api-server.ts';
import { NatsBus, busMetrics } from '../nats-bus.ts';
import { WorkerLink } from '../worker-link.ts';
import type { CompleteConfig } from '../../config.ts';
import type { ApiAddresses } from '../../listener/api-addresses.ts';
import { within } from '../../kernel/tasks.ts';
import { loadKeys, fingerprintsOf } from '../../lifecycle/key-file.ts';
import { effectOf, type KeyFileName } from '../../lifecycle/private-file.ts';
import { loadGatewayIdentity } from '../../lifecycle/gateway-identity.ts';
import { serverInfo, type ServerInfo } from '../../lifecycle/info-files.ts';
import { bindError, isSystemError } from '../../lifecycle/start-error.ts';
import type { Unwind } from '../../lifecycle/unwind.ts';
import type { Logger } from '../../logger.ts';
import { Metrics } from '../../observability/metrics.ts';
import { ThrottledLog } from '../../observability/throttled-log.ts';
import { GATEWAY_KEY_FILES, loadBusKey, SESSION_KEY_BYTES } from '../../secrets.ts';
import { sessionEvents } from '../../gateway/secure-sessions.ts';
import { listenerOf } from '../../gateway/ports/gateway-listeners.ts';
import { GATEWAY_PROTOCOL_VERSION } from './protocol.ts';
import type { GatewayQuestions, WorkerQuestions, ExchangeToStart } from './protocol.ts';
import {
  capturedSockets,
  listenerOptions,
  transmission,
  type OpenListenSocket,
} from '../../gateway/listen-sockets.ts';
import { RemoteWorker } from './worker.ts';
import type { Answers, Channel } from '../../messages/channel.ts';
import { MusterError } from '../../kernel/errors.ts';

/**
 * Starts a process with only the role gateway. Sockets, DTLS and CoAP run here, everything else runs in the
 * worker, reached over the bus. The process does not wait for the worker at its start. Messages of devices
 * wait for it, for up to ten seconds.
 *
 * @throws StartError without the keys of the service, or if an address cannot be bound
 */
export async function startGatewayProcess(
  config: CompleteConfig,
  logger: Logger,
  unwind: Unwind,
): Promise<ServerInfo> {
  const { dataDir, gatewayName: name } = config;
  await waitForKeys(dataDir, GATEWAY_KEY_FILES, logger);
  const keys = fingerprintsOf(dataDir, GATEWAY_KEY_FILES);
  const bus = new NatsBus(config.bus ?? '', `muster gateway ${name}`, logger);
  unwind.add('bus', () => bus.close());
  const running: { frontEnd?: FrontEnd; linkId?: string; probes?: Api } = {};
  // The probes answer while the gateway drains.
  unwind.add('probes', () => running.probes?.close());
  const demand = (): FrontEnd => {
    if (running.frontEnd === undefined) throw new Error('The gateway is not listening.');
    return running.frontEnd;
  };
  const openSocket = capturedSockets(config, logger, unwind);
  const exchanges = new Exchanges();
  const log = new LinkLog(logger, 'messages of devices wait for it');
  const onError = (err: unknown): void => logger.error({ err }, 'the worker failed to take a message');
  const arrive = (): void => {
    const { frontEnd } = running;
    // The gateway cannot serve devices before it listens.
    if (frontEnd === undefined) return;
    const { id, channel } = link.currentChannel();
    // The next notification of each device is looked up at the present worker. Credentials may have been
    // revoked without notice to this gateway.
    if (running.linkId !== id) {
      frontEnd.forgetObservations();
      frontEnd.forgetResumable();
    }
    running.linkId = id;
    channel
      .ask('arrive', { name, addresses: frontEnd.addresses, keys })
      .then((files = []) => warnOfKeys(files, dataDir, logger))
      .catch((err: unknown) => logger.warn({ err }, 'the worker did not take this gateway'));
  };
  const link: WorkerLink<WorkerQuestions, GatewayQuestions> = new WorkerLink<
    WorkerQuestions,
    GatewayQuestions
  >({
    bus,
    names: busNames(loadBusKey(dataDir), 'gateways'),
    processId: randomUUID(),
    clock: systemClock,
    version: GATEWAY_PROTOCOL_VERSION,
    answers: (linkId) =>
      frontEndAnswers({
        frontEnd: demand,
        exchanges,
        channel: () => link.channelOf(linkId),
        onError,
        onLeaving: () => link.noteLeaving(linkId),
        onSameName: () =>
          logger.warn({ name }, 'another gateway has the same name; give each its own with --gateway-name'),
      }),
    onLinked: () => {
      log.linked();
      arrive();
    },
    onStale: () => undefined,
    onLost: () => log.lost(),
    onOtherVersion: (version) => log.otherVersion(version, GATEWAY_PROTOCOL_VERSION),
  });
  const worker = new RemoteWorker(link, onError);
  unwind.add('link', () => {
    log.close();
    link.close();
  });
  running.frontEnd = await listen(config, logger, worker, openSocket);
  const frontEnd = running.frontEnd;
  unwind.add('listeners', () => frontEnd.close());
  unwind.add('exchanges', () => drain(frontEnd, exchanges, worker, link, shutdownMs(config)));
  if (link.isLinked) arrive();
  const metrics = new Metrics();
  const ofBus = busMetrics(bus, link);
  metrics.watchGateway(() => ({ ...frontEnd.counters(), sessions: frontEnd.secureSessions }));
  const probes = probeApi({
    config,
    logger,
    clock: systemClock,
    checks: {
      worker: async () => {
        if (!link.isLinked) throw new Error('The worker cannot be reached.');
      },
    },
    metrics: async () => `${await ofBus.metrics()}\n${await metrics.text()}`,
    onError: (err) => logger.error({ err }, 'failed'),
  });
  running.probes = probes;
  const urls = await probes.listen();
  unwind.add('readiness', () => probes.stopReadiness());
  return infoOf(urls, frontEnd.addresses);
}

/** @param files whose keys differ from those of the worker */
function warnOfKeys(files: readonly KeyFileName[], dataDir: string, logger: Logger): void {
  if (files.length === 0) return;
  const effects = files.map((name) => `${name} (${effectOf(name)})`).join('; ');
  const remedy = 'copy these files from the data folder of the worker, and restart this gateway';
  logger.warn({ dataDir }, `this gateway has other keys than the worker: ${effects}; ${remedy}`);
}

/** @throws StartError if an address cannot be bound */
async function listen(
  config: CompleteConfig,
  logger: Logger,
  worker: RemoteWorker,
  openSocket: OpenListenSocket | undefined,
): Promise<FrontEnd> {
  const { coap, coaps = [], gatewayName } = config;
  const urls = [...coap, ...coaps];
  const failures = new ThrottledLog(systemClock, (fields, message) => logger.error(fields, message));
  try {
    return await createFrontEnd({
      listen: urls,
      secure: secureOptions(config, logger, worker),
      nameOf: (url) => listenerOf(url, gatewayName),
      server: worker,
      parameters: transmission,
      ...listenerOptions({ config, openSocket }),
      onError: (err) => failures.write({ err }, 'a message of a device was not handled'),
    });
  } catch (cause) {
    if (!isSystemError(cause)) throw cause;
    const [flags, variables] =
      coaps.length === 0 ? ['--coap', 'MUSTER_COAP'] : ['--coap or --coaps', 'MUSTER_COAP, MUSTER_COAPS'];
    throw bindError(cause, urls.join(', '), flags, variables);
  }
}

function secureOptions(
  config: CompleteConfig,
  logger: Logger,
  worker: RemoteWorker,
): NonNullable<FrontEndOptions['secure']> {
  const { dataDir, coapsSessionsPerIdentity, coapsHandshakesPerAddress } = config;
  const identity = loadGatewayIdentity({
    rawKey: join(dataDir, 'gateway-key.pem'),
    certificate: config.coapsCertificate,
    certificateKey: config.coapsKey,
  });
  const lines = new ThrottledLog(systemClock, (fields, message) => logger.info(fields, message));
  return {
    credentials: worker.credentials(identity),
    sessionStore: () => worker.sessionStore(),
    sessionKeys: loadKeys(join(dataDir, 'sessions.keys'), SESSION_KEY_BYTES),
    limits: { maxPerIdentity: coapsSessionsPerIdentity, maxHalfOpenPerAddress: coapsHandshakesPerAddress },
    events: sessionEvents({
      // Only the worker knows which sessions have registrations.
      isRegistered: () => false,
      log: (level, fields, message) => {
        if (level === 'error') logger.error(fields, message);
        else lines.write(fields, message);
      },
    }),
  };
}

/** Directs new devices and new requests to other gateways, and finishes work in progress before the deadline. */
async function drain(
  frontEnd: FrontEnd,
  exchanges: Exchanges,
  worker: RemoteWorker,
  link: WorkerLink<WorkerQuestions, GatewayQuestions>,
  deadlineMs: number,
): Promise<void> {
  frontEnd.stopHandshakes();
  exchanges.refuse();
  const left = link.isLinked ? link.currentChannel().channel.ask('leave', undefined) : Promise.resolve();
  const finished = async (): Promise<void> => {
    await left.catch(() => undefined);
    await Promise.all([exchanges.idle(), worker.idle()]);
  };
  await within(deadlineMs, finished());
  // The sessions are saved for the last time after this.
  worker.stopping();
}

function infoOf(urls: ApiAddresses, addresses: readonly string[]): ServerInfo {
  // Only processes with the API know these values.
  const unknown = { deviceNetworkId: '', apiKey: '' };
  return serverInfo(urls, unknown, {
    coapAddresses: addresses.filter((one) => one.startsWith('coap:')),
    coapsAddresses: addresses.filter((one) => one.startsWith('coaps:')),
    bootstrapAddresses: [],
    mqttAddresses: [],
  });
}

/** Tracks requests to devices, and whether new ones are accepted. */
export class Exchanges {
  readonly #underWay = new Set<Promise<unknown>>();
  #isClosing = false;

  /** Refuses new requests from now on. The worker waits for the device's next gateway. */
  refuse(): void {
    this.#isClosing = true;
  }

  /** @throws MusterError `gateway-unreachable` when new requests are refused */
  run<R>(start: () => Promise<R>): Promise<R> {
    if (this.#isClosing) throw new MusterError('gateway-unreachable');
    const exchange = start();
    this.#underWay.add(exchange);
    const forget = (): void => void this.#underWay.delete(exchange);
    exchange.then(forget, forget);
    return exchange;
  }

  /** Resolves when no request is in progress. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }
}

interface FrontEndAnswersOptions {
  readonly frontEnd: () => FrontEnd;
  readonly exchanges: Exchanges;
  /** Channel to that worker. */
  readonly channel: () => Channel<WorkerQuestions, GatewayQuestions> | undefined;
  readonly onError: (error: unknown) => void;
  /** Called when the worker takes no new questions. */
  readonly onLeaving: () => void;
  /** Called when another gateway has the same name. */
  readonly onSameName: () => void;
}

/** Handles the questions of one worker to this gateway. */
export function frontEndAnswers({
  frontEnd,
  exchanges,
  channel,
  onError,
  onLeaving,
  onSameName,
}: FrontEndAnswersOptions): Answers<GatewayQuestions> {
  const hooksOf = (
    { exchange, isFollowed, request }: ExchangeToStart,
    signal: AbortSignal,
  ): ExchangeHooks => {
    const at = (state: 'sent' | 'acknowledged') => (): void =>
      channel()?.tell('exchangeAt', { exchange, state }, onError);
    const readBody = async (offset: number, length: number): Promise<Uint8Array> => {
      const part = await channel()?.ask('uploadPart', { exchange, offset, length });
      if (part === undefined) throw new Error('The worker that sends the body is gone.');
      return part;
    };
    return {
      signal,
      ...(isFollowed ? { onSent: at('sent'), onAcknowledged: at('acknowledged') } : {}),
      ...(request.bodyLength === undefined ? {} : { readBody }),
    };
  };
  return {
    leaving: async () => onLeaving(),
    request: async (ask, signal) =>
      exchanges.run(() => frontEnd().request(ask.place, ask.request, hooksOf(ask, signal))),
    observe: async (ask, signal) =>
      exchanges.run(() => frontEnd().observe(ask.place, ask.request, hooksOf(ask, signal))),
    resumeObservation: async ({ observation, request, lastSequence }) =>
      frontEnd().resumeObservation(observation, request, lastSequence),
    forgetObservation: async (observation) => frontEnd().forgetObservation(observation),
    cancelObservation: async ({ observation, request }, signal) =>
      exchanges.run(() => frontEnd().cancelObservation(observation, request, signal)),
    releaseSession: async ({ id, sequence }) => frontEnd().releaseSession(id, sequence),
    revokeIdentity: async (identity) => frontEnd().revokeIdentity(identity),
    sameName: async () => onSameName(),
    counters: async () => frontEnd().counters(),
  };
}
