import { randomUUID } from 'node:crypto';
import { systemClock } from '@muster/lwm2m/core';
import { shutdownMs } from '../api/api-server.ts';
import { answersOf, type LoopFigures } from '../api/device-side.ts';
import type { Application } from '../application/application.ts';
import { hasRole, type CompleteConfig } from '../config.ts';
import { fingerprintsOf } from '../lifecycle/key-file.ts';
import type { Unwind } from '../lifecycle/unwind.ts';
import type { Logger } from '../logger.ts';
import type { HealthCheck } from '../observability/health.ts';
import { GATEWAY_KEY_FILES, loadBusKey } from '../secrets.ts';
import { busNames } from './bus.ts';
import type { Gateways } from './gateways/gateways.ts';
import { NatsBus } from './nats-bus.ts';
import type { Bus, BusNames } from './bus.ts';
import type { Answers } from '../messages/channel.ts';
import { ProcessLinks } from './process-links.ts';
import type { Clock } from '../kernel/timers.ts';
import type { CacheChange } from '../kernel/caches.ts';
import { MusterError } from '../kernel/errors.ts';
import type { EventBus } from '../features/events/events.ts';
import { incomingBody } from './api/body-streams.ts';
import { EventFeed } from '../api/event-feed.ts';
import { PROTOCOL_VERSION } from '../api/protocol.ts';
import type { ApiThreadQuestions, DeviceLoopQuestions } from '../api/protocol.ts';

/** Milliseconds for commands in progress when a worker stops: ACK_TIMEOUT of CoAP, including its random part. */
const COMMANDS_MS = 3_000;

/** What the links of a worker answer with. */
interface LinkParts {
  readonly bus: NatsBus | undefined;
  readonly figures: LoopFigures;
}

/** Connects a worker to the bus, if it has one. */
export function openBus({ bus: url }: CompleteConfig, logger: Logger, unwind: Unwind): NatsBus | undefined {
  if (url === undefined) return undefined;
  const bus = new NatsBus(url, `muster worker ${process.pid}`, logger);
  unwind.add('bus', () => bus.close());
  return bus;
}

/** Without the bus, a worker can only serve its own devices. If it has any, it stays ready for them. */
export function busCheck(
  config: CompleteConfig,
  bus: NatsBus | undefined,
): Readonly<Record<string, HealthCheck>> {
  const { bootstrap = [], mqtt = [] } = config;
  const hasDevices = hasRole(config, 'gateway') || bootstrap.length > 0 || mqtt.length > 0;
  if (bus === undefined || hasDevices) return {};
  return {
    bus: () => {
      if (!bus.isConnected) throw new Error('There is no connection to NATS.');
    },
  };
}

/** From now on, answers API processes over the bus, if there is one. */
export function linkApi(
  config: CompleteConfig,
  application: Application,
  parts: LinkParts,
  unwind: Unwind,
): void {
  const { bus, figures } = parts;
  if (bus === undefined) return;
  const { admin, events, onError } = application.parts;
  const links = new ApiLinks({
    bus,
    names: busNames(loadBusKey(config.dataDir), 'apis'),
    processId: randomUUID(),
    clock: config.clock ?? systemClock,
    events,
    answers: (feed) => answersOf(application, figures, feed),
    onError,
  });
  unwind.add('links', () => links.close(shutdownMs(config)));
  admin.changes.listen((change) => links.cacheChanged(change));
}

/** Links gateway processes, if this worker is not a gateway itself. */
export function linkGateways(
  config: CompleteConfig,
  application: Application,
  bus: NatsBus | undefined,
  unwind: Unwind,
): Gateways | undefined {
  if (bus === undefined || hasRole(config, 'gateway')) return undefined;
  const names = busNames(loadBusKey(config.dataDir), 'gateways');
  const gateways = application.linkGateways(bus, names, fingerprintsOf(config.dataDir, GATEWAY_KEY_FILES));
  unwind.add('gateways', () => gateways.close(shutdownMs(config)));
  // Stopped before the links, because their answers arrive over the links.
  unwind.add('commands', () => application.finishCommands(Math.min(COMMANDS_MS, shutdownMs(config))));
  return gateways;
}

interface ApiLinksOptions {
  readonly bus: Bus;
  readonly names: BusNames;
  readonly processId: string;
  readonly clock: Clock;
  readonly events: EventBus;
  /** Answers the questions of an API process. @param feed of its events */
  readonly answers: (feed: EventFeed) => Answers<DeviceLoopQuestions>;
  readonly onError: (error: unknown) => void;
}

/** The linked API processes, as seen by the device loop over the bus. */
class ApiLinks {
  readonly #links: ProcessLinks<ApiThreadQuestions, DeviceLoopQuestions>;
  /** Keyed by the ID of the link. */
  readonly #feeds = new Map<string, EventFeed>();

  constructor({ events, answers, onError, ...options }: ApiLinksOptions) {
    this.#links = new ProcessLinks<ApiThreadQuestions, DeviceLoopQuestions>({
      ...options,
      version: PROTOCOL_VERSION,
      answers: (process) => {
        const send: ConstructorParameters<typeof EventFeed>[1] = async (batch) =>
          process().channel.ask('events', batch);
        const feed = new EventFeed(events, send, onError);
        const all = answers(feed);
        return {
          ...all,
          follow: async (isWanted, signal) => {
            this.#feeds.set(process().id, feed);
            await all.follow(isWanted, signal);
          },
          run: async ({ call, body }, signal) => {
            if (this.#links.isClosing) throw new MusterError('gateway-unreachable');
            const received = incomingBody(body, (id) => process().channel.ask('bodyPart', id));
            return this.#links.track(all.run({ call, body: received }, signal));
          },
        };
      },
      onDropped: ({ id }) => {
        this.#feeds.get(id)?.follow(false);
        this.#feeds.delete(id);
      },
    });
  }

  /** Number of linked API processes. */
  get size(): number {
    return this.#links.size;
  }

  cacheChanged(change: CacheChange): void {
    for (const { channel } of this.#links.all()) {
      channel.ask('cacheChanged', change).catch(() => undefined);
    }
  }

  /** See {@link ProcessLinks.close}. @param deadlineMs milliseconds */
  close(deadlineMs: number): Promise<void> {
    return this.#links.close(deadlineMs);
  }
}
