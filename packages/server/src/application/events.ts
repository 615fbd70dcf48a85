import type { ServerSettings } from '../config.ts';
import type { EventSource } from '../features/events/events.ts';
import type { Clock } from '../kernel/timers.ts';
import type { Store } from '../store/port.ts';
import type { AdminDomain } from './admin-domain.ts';
import type { SecretBox } from '../features/security/secret-box.ts';
import { ConsumerOutbox } from '../features/webhooks/outbox.ts';
import { createWebhookDomain } from '../features/webhooks/webhooks.ts';
import type { WebhookBounds } from '../features/webhooks/signed-sender.ts';
import type { WebhookDomain } from '../features/webhooks/webhooks.ts';
import { eventFormat } from '../features/event-streams/http/events.ts';
import { EventStreams, type StreamOwner } from '../features/event-streams/http/event-streams.ts';
import type { Logger } from '../logger.ts';
import { HttpWebhookSender } from '../features/webhooks/sender/http-webhook-sender.ts';
import { TargetPolicy } from '../features/webhooks/sender/target-policy.ts';

/** The parts of a server that webhooks and event streams use. */
interface EventParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly box: SecretBox;
  readonly config: Pick<
    ServerSettings,
    | 'maxEventStreams'
    | 'webhookTargets'
    | 'webhookTimeoutSeconds'
    | 'webhookAttempts'
    | 'webhookFirstDelaySeconds'
    | 'webhookPendingEvents'
  >;
}

/** Creates the outbox to which services write events. Webhooks subscribe their consumers to it. */
export function createOutbox({ store, clock }: Pick<EventParts, 'store' | 'clock'>): ConsumerOutbox {
  return new ConsumerOutbox({ store, clock, format: eventFormat });
}

/** Creates the webhooks of a server, and connects them. */
export function createWebhooks(
  { store, clock, box, config }: EventParts,
  outbox: ConsumerOutbox,
  { activityLog }: AdminDomain,
  onError: (error: unknown) => void,
): WebhookDomain {
  return createWebhookDomain({
    store,
    clock,
    format: eventFormat,
    outbox,
    box,
    activityLog,
    sender: new HttpWebhookSender(TargetPolicy.parse(config.webhookTargets)),
    bounds: webhookBounds(config),
    onError,
  });
}

/** Limits of webhooks that depend on settings. */
export function webhookBounds(
  config: Pick<
    ServerSettings,
    'webhookTimeoutSeconds' | 'webhookAttempts' | 'webhookFirstDelaySeconds' | 'webhookPendingEvents'
  >,
): WebhookBounds {
  return {
    timeoutSeconds: config.webhookTimeoutSeconds,
    maxAttempts: config.webhookAttempts,
    firstDelaySeconds: config.webhookFirstDelaySeconds,
    maxPendingEvents: config.webhookPendingEvents,
  };
}

/** Creates the event streams of a server, and connects them. */
export function createStreams(
  { clock, logger, config }: Pick<EventParts, 'clock' | 'config' | 'logger'>,
  { access }: Pick<AdminDomain, 'access'>,
  events: EventSource,
): EventStreams {
  return new EventStreams({
    events,
    clock,
    maxStreams: config.maxEventStreams,
    isAllowed: ({ apiKeyId, deviceNetworkId }: StreamOwner, permission) =>
      access.stillPermits(apiKeyId, deviceNetworkId, permission),
    onDropped: ({ apiKeyId }, reason) => logger.warn({ apiKeyId }, `event stream dropped: ${reason}`),
  });
}
