import type { CoapReply } from '@muster/coap';
import type { ClientHooks, ClientReport } from './types.ts';

/** Calls `onReport` when the reply has been sent. Returns the reply itself without the hook, to allocate nothing. */
export function withReport(
  hooks: ClientHooks | undefined,
  reply: CoapReply,
  report: ClientReport,
): CoapReply {
  if (hooks?.onReport === undefined) return reply;
  return { ...reply, afterSent: () => hooks.onReport?.(report) };
}
