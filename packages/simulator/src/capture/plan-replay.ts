import { OptionNumber } from '@muster/coap';
import { AnswerBook } from './answer-book.ts';
import type { Capture, CapturedMessage } from './capture-types.ts';
import { Conversation } from './conversation.ts';
import { textsOf } from './message-options.ts';
import type { ReplayPlan, ReplayPlans } from './replay-plan.ts';

/**
 * Milliseconds for which a message is remembered, to recognise its retransmission (RFC 7252 section 4.8.2,
 * EXCHANGE_LIFETIME).
 */
const exchangeLifetimeMs = 247_000;

/**
 * Converts the messages of a capture to a plan for each device. Omits retransmissions, reassembles blocks and matches
 * responses to their requests.
 */
export function planReplay({ messages }: Capture): ReplayPlans {
  const names = namesOf(messages);
  const plans = new Map<string, ReplayPlan>();
  const conversations = new Map<number, Conversation>();
  const repeats = new RepeatFilter();
  for (const message of messages) {
    if (repeats.isRepeat(message)) continue;
    const device = names.get(message.link) ?? `#${message.link}`;
    let plan = plans.get(device);
    if (!plan) plans.set(device, (plan = newPlan(device)));
    let conversation = conversations.get(message.link);
    if (!conversation) conversations.set(message.link, (conversation = new Conversation(plan)));
    conversation.add(message);
  }
  // An address has nothing to replay if only the server sent to it, or if it sent only empty messages.
  const devices = [...plans.values()].filter(({ steps }) => steps.length > 0);
  const unmatched = [...conversations.values()].reduce((sum, one) => sum + one.unmatched, 0);
  return { devices, repeats: repeats.count, unmatched };
}

function newPlan(device: string): ReplayPlan {
  return {
    device,
    steps: [],
    answers: new AnswerBook(),
    locations: new Set(),
    received: 0,
    requested: new Map(),
  };
}

/**
 * Returns the endpoint name in the first Register of each address. Files without names in "device" have Registers too.
 */
function namesOf(messages: readonly CapturedMessage[]): Map<number, string> {
  const names = new Map<number, string>();
  for (const message of messages) {
    if (names.has(message.link)) continue;
    if (typeof message.device === 'string') names.set(message.link, message.device);
    else if (message.from === 'device' && message.code === 'POST') {
      const query = textsOf(message, OptionNumber.uriQuery).find((part) => part.startsWith('ep='));
      if (query !== undefined) names.set(message.link, query.slice('ep='.length));
    }
  }
  return names;
}

/** Recognises retransmissions: the same message from the same side within the lifetime of its Message ID. */
class RepeatFilter {
  count = 0;
  readonly #seen = new Map<string, { readonly ms: number; readonly code: string; readonly token: string }>();

  isRepeat({ link, from, type, id, ms, code, token }: CapturedMessage): boolean {
    const key = `${link} ${from} ${type} ${id}`;
    const last = this.#seen.get(key);
    const isRepeat = last?.code === code && last.token === token && ms - last.ms < exchangeLifetimeMs;
    if (isRepeat) this.count += 1;
    else this.#seen.set(key, { ms, code, token });
    return isRepeat;
  }
}
