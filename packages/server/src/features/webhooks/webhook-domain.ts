import type { Clock } from '../../kernel/clock.ts';
import type { EventFormat } from '../events/events.ts';
import type { Store } from '../../store/port.ts';
import type { WebhookSender } from './webhook-sender.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { SecretBox } from '../security/secret-box.ts';
import { ConsumerSecrets } from './consumer-secrets.ts';
import { DeadLetterService } from './dead-letter-service.ts';
import { EventConsumerService } from './event-consumer-service.ts';
import type { ConsumerOutbox } from './event-outbox.ts';
import { SignedSender } from './signed-sender.ts';
import { WebhookHub } from './webhook-hub.ts';
import { WebhookTest } from './webhook-test.ts';

/** Limits of deliveries. */
export interface WebhookBounds {
  /** Time limit of an attempt in seconds. */
  readonly timeoutSeconds: number;
  /** Attempts before events become a dead letter. */
  readonly maxAttempts: number;
  /** Seconds before the second attempt. The delay doubles after each attempt. */
  readonly firstDelaySeconds: number;
  /** Maximum number of pending events per consumer. */
  readonly maxPendingEvents: number;
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
  readonly bounds: WebhookBounds;
  /** Returns 0 to 1, to spread attempts. */
  readonly random?: () => number;
  readonly onError: (error: unknown) => void;
}

/** Services for webhooks. */
export interface WebhookDomain {
  readonly consumers: EventConsumerService;
  readonly deadLetters: DeadLetterService;
  readonly tests: WebhookTest;
  readonly hub: WebhookHub;
  load(): Promise<void>;
  /** Delivers pending events of an earlier run. */
  resume(): void;
  close(): Promise<void>;
}

const MAX_DELAY_MS = 300_000;
const MAX_CHARACTERS = 128 * 1024 * 1024;

export function createWebhookDomain(options: WebhookDomainOptions): WebhookDomain {
  const { store, clock, format, outbox, sender, activityLog, onError, bounds } = options;
  const secrets = new ConsumerSecrets(options.box);
  const timeoutMs = bounds.timeoutSeconds * 1000;
  const signed = new SignedSender({ clock, format, secrets, sender, timeoutMs });
  const hub = new WebhookHub({
    store,
    clock,
    outbox,
    activityLog,
    sender: signed,
    random: options.random ?? Math.random,
    bounds: {
      maxAttempts: bounds.maxAttempts,
      firstDelayMs: bounds.firstDelaySeconds * 1000,
      maxDelayMs: MAX_DELAY_MS,
    },
    backlog: { maxEvents: bounds.maxPendingEvents, maxCharacters: MAX_CHARACTERS },
    onError,
  });
  const consumers = new EventConsumerService({ store, clock, secrets, sender, hub });
  const tests = new WebhookTest({ clock, format, sender: signed, consumers, activityLog, onError });
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
