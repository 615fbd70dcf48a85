/** Signing and verification of webhook deliveries. */
export {
  createWebhookSecret,
  signWebhook,
  verifyWebhook,
  WebhookVerificationError,
  type SignWebhookInput,
  type VerifyWebhookInput,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookSignature,
} from '../webhooks.ts';
export type { WebhookTestEvent } from '../event-types.ts';
