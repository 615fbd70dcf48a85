import type { RecordedReply } from './recorded-exchange.ts';

interface Answer {
  readonly ms: number;
  /** Accept option of the recorded request. */
  readonly accept: number | undefined;
  readonly reply: RecordedReply;
}

/** CoRE Link Format: Discover is a GET that accepts it (OMA-TS-LightweightM2M_Core-V1_1 6.3.2). */
const linkFormat = 40;

/** Responses of a recorded device to requests of its server, by resource key. */
export class AnswerBook {
  readonly #answers = new Map<string, Answer[]>();
  readonly #observed = new Set<string>();
  readonly #refused = new Set<string>();

  /** @param ms time of the response; responses are added in the order of their times */
  add(key: string, ms: number, accept: number | undefined, reply: RecordedReply): void {
    const answers = this.#answers.get(key);
    if (answers) answers.push({ ms, accept, reply });
    else this.#answers.set(key, [{ ms, accept, reply }]);
  }

  /** Remembers whether the device accepted an Observe of the resource. */
  addObserve(key: string, isAccepted: boolean): void {
    (isAccepted ? this.#observed : this.#refused).add(key);
  }

  /** Whether the recorded device answered every Observe of the resource without observing it. */
  refusesObserve(key: string): boolean {
    return this.#refused.has(key) && !this.#observed.has(key);
  }

  /**
   * Finds the latest response before a time, or else the first one after it.
   *
   * @returns undefined if the recorded device never got this request; `format` if it only answered in other formats
   *   than `accept`
   */
  find(key: string, accept: number | undefined, ms: number): RecordedReply | 'format' | undefined {
    const answers = this.#answers.get(key)?.filter(({ reply }) => reply.isWhole);
    if (answers === undefined || answers.length === 0) return undefined;
    const fitting = answers.filter((answer) => fits(answer, accept));
    const answer = fitting.findLast((one) => one.ms < ms) ?? fitting[0];
    if (answer) return answer.reply;
    return accept === undefined ? undefined : 'format';
  }
}

function fits({ accept: recorded, reply }: Answer, accept: number | undefined): boolean {
  const { contentFormat } = reply;
  if (accept === undefined) return recorded !== linkFormat && contentFormat !== linkFormat;
  // A response without content has no format and fits any Accept. Discover is the exception: it is a different
  // operation.
  if (contentFormat === undefined) return (recorded === linkFormat) === (accept === linkFormat);
  return contentFormat === accept;
}
