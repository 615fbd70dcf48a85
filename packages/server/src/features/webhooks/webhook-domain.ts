import type { Clock } from '../../kernel/clock.ts';
import type { EventFormat } from '../events/event-format.ts';
import type { Store } from '../../store/port.ts';
import type { WebhookSender } from './webhook-sender.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { SecretBox } from '../security/secret-box.ts';
import { ConsumerSecrets } from './consumer-secrets.ts';
import { DeadLetterService } from './dead-letter-service.ts';
import { EventConsumerService } from './event-consumer-service.ts';
import type { ConsumerOutbox } from './event-outbox.ts';
import { WebhookHub } from './webhook-hub.ts';
import { WebhookTest } from './webhook-test.ts';

/** Bounds of deliveries; each has a default. */
export interface WebhookBounds {
  /** Seconds that an attempt may take. Default 15. */
  readonly timeoutSeconds?: number | undefined;
  /** Attempts before events become a dead letter. Default 12, which is about 20 minutes. */
  readonly maxAttempts?: number | undefined;
  /** Seconds before the second attempt, doubled with each to come. Default 1. */
  readonly firstDelaySeconds?: number | undefined;
  /** Events that may wait for one consumer. Default 100,000. */
  readonly maxPendingEvents?: number | undefined;
}

export interface WebhookDomainOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly format: EventFormat;
  /** The outbox that the services write events to. */
  readonly outbox: ConsumerOutbox;
  readonly box: SecretBox;
  readonly activityLog: ActivityLog;
  readonly sender: WebhookSender;
  readonly bounds?: WebhookBounds;
  /** From 0 to 1; spreads attempts. */
  readonly random?: () => number;
  readonly onError: (error: unknown) => void;
}

/** Events to programs elsewhere. */
export interface WebhookDomain {
  readonly consumers: EventConsumerService;
  readonly deadLetters: DeadLetterService;
  readonly tests: WebhookTest;
  readonly hub: WebhookHub;
  load(): Promise<void>;
  /** Delivers what an earlier run has left. */
  resume(): void;
  close(): Promise<void>;
}

const MAX_DELAY_MS = 300_000;
const MAX_CHARACTERS = 128 * 1024 * 1024;

export function createWebhookDomain(options: WebhookDomainOptions): WebhookDomain {
  const { store, clock, format, sender, activityLog, onError, bounds = {} } = options;
  const secrets = new ConsumerSecrets(options.box);
  const timeoutMs = (bounds.timeoutSeconds ?? 15) * 1000;
  const hub = new WebhookHub({
    ...options,
    secrets,
    random: options.random ?? Math.random,
    bounds: {
      timeoutMs,
      maxAttempts: bounds.maxAttempts ?? 12,
      firstDelayMs: (bounds.firstDelaySeconds ?? 1) * 1000,
      maxDelayMs: MAX_DELAY_MS,
    },
    backlog: { maxEvents: bounds.maxPendingEvents ?? 100_000, maxCharacters: MAX_CHARACTERS },
  });
  const consumers = new EventConsumerService({ store, clock, secrets, sender, hub });
  const tests = new WebhookTest({
    clock,
    format,
    sender,
    secrets,
    consumers,
    activityLog,
    timeoutMs,
    onError,
  });
  return {
    consumers,
    deadLetters: new DeadLetterService(store, consumers, hub),
    tests,
    hub,
    load: () => hub.load(),
    resume: () => hub.resume(),
    close: async () => {
      await tests.close();
      await hub.close();
      await sender.close();
    },
  };
}
