/** Verification of webhook deliveries. */
export {
  createWebhookSecret,
  verifyWebhook,
  WebhookVerificationError,
  type VerifyWebhookInput,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookHeaders,
} from '../webhooks.ts';
export type { WebhookTestEvent } from '../event-types.ts';
