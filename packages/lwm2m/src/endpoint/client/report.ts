import type { CoapReply } from '@muster/coap';
import type { ClientHooks, ClientReport } from './types.ts';

/** Adds the call of `onReport` to a reply. Without the hook it returns the reply itself, so that nothing is allocated. */
export function withReport(
  hooks: ClientHooks | undefined,
  reply: CoapReply,
  report: ClientReport,
): CoapReply {
  if (hooks?.onReport === undefined) return reply;
  return { ...reply, afterSent: () => hooks.onReport?.(report) };
}
