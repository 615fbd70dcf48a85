import type { AnswerBook } from './answer-book.ts';
import type { Step } from './recorded-exchange.ts';

/** What a recorded device does, and how it answers. */
export interface ReplayPlan {
  /** Endpoint name; `#3` for an address from which no device registered. */
  readonly device: string;
  /** In the order of their times. */
  readonly steps: Step[];
  readonly answers: AnswerBook;
  /** Registration locations of the recorded server, as text. */
  readonly locations: Set<string>;
  /** Requests of the server, those for further blocks not counted. */
  received: number;
}

/** The plans of all devices in a capture. */
export interface ReplayPlans {
  readonly devices: readonly ReplayPlan[];
  /** Retransmissions that were recorded and are left out. */
  readonly repeats: number;
  /** Responses and notifications whose request is not in the capture. */
  readonly unmatched: number;
}
