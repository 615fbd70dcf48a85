import type { AnswerBook } from './answer-book.ts';
import type { Step } from './recorded-exchange.ts';

/** Actions of a recorded device, and its responses. */
export interface ReplayPlan {
  /** Endpoint name; `#3` for an address from which no device registered. */
  readonly device: string;
  /** Steps in the order of their times. */
  readonly steps: Step[];
  readonly answers: AnswerBook;
  /** Registration locations of the recorded server. */
  readonly locations: Set<string>;
  /** Number of server requests; requests for further blocks do not count. */
  received: number;
  /** The same by resource key. */
  readonly requested: Map<string, number>;
}

/** The plans of all devices in a capture. */
export interface ReplayPlans {
  readonly devices: readonly ReplayPlan[];
  /** Number of recorded retransmissions, which are omitted. */
  readonly repeats: number;
  /** Number of responses and notifications without a request in the capture. */
  readonly unmatched: number;
}
