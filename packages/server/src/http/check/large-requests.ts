import { startThread } from '@muster/net';
import { asError, MusterError } from '../../kernel/errors.ts';
import { FairWork } from '../../kernel/fair-queue.ts';
import { Channel, fromPlainError } from '../../messages/channel.ts';
import type { PlainError, Questions } from '../../messages/channel.ts';
import { XML_TYPE } from '../body/parse-body.ts';
import type { RawBody } from '../body/parse-body.ts';
import { oncePerContract } from '../contract.ts';
import type { Contract } from '../contract.ts';
import type { JsonObject } from '../document.ts';
import { ClientGone } from '../errors.ts';
import type { RequestParts } from '../validation.ts';
import type { CheckedParts } from './request-check.ts';

/** Minimum size of a large body in bytes. Less JSON takes below a millisecond; an element of XML takes 6 us. */
const LARGE_BYTES = 16_384;
const LARGE_XML_BYTES = 2_048;

export interface CheckThreadData {
  readonly document: JsonObject;
  /** Whether the service runs with the deprecated elements of the document. */
  readonly deprecated: boolean;
}

interface Question {
  readonly operationId: string;
  readonly parts: RequestParts;
  readonly body: RawBody;
}

type Answer = Omit<CheckedParts, 'fault' | 'refusal'> & {
  readonly fault?: PlainError;
  readonly refusal?: PlainError;
};

export type CheckQuestions = { readonly check: { readonly ask: Question; readonly answer: Answer } };

type CheckChannel = Channel<CheckQuestions, Questions>;

/** Whether parsing and checking a request takes so long that other requests must not wait for it. */
export function isLarge(body: RawBody): boolean {
  const size = body.parts?.reduce((sum, { length }) => sum + length, 0) ?? 0;
  return size >= (body.mediaType === XML_TYPE ? LARGE_XML_BYTES : LARGE_BYTES);
}

/**
 * Returns the memory of the parts of a body that have no other data in it, to transfer it: copies would keep the
 * garbage collector of the API thread busy. The parts are not used again.
 */
function ownMemory({ parts = [] }: RawBody): ArrayBuffer[] {
  return parts.flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );
}

/**
 * Checks requests with large bodies in a thread, which starts with the first of them. Checks one request at a time,
 * and device networks take turns.
 */
export class LargeRequests {
  readonly #data: CheckThreadData;
  readonly #turns = new FairWork({ max: 1 });
  #channel: CheckChannel | undefined;

  /** All users of a contract share its thread and the validator there. */
  static readonly of = oncePerContract((contract) => new LargeRequests(contract));

  private constructor({ whole, document }: Contract) {
    this.#data = { document: whole, deprecated: whole === document };
  }

  /**
   * Checks a request like `RequestCheck`.
   *
   * @param signal fires if the client disconnects before its turn
   * @throws MusterError `malformed-body`, `invalid-request` for a body without a value
   * @throws ClientGone
   */
  async check(deviceNetworkId: string, question: Question, signal: AbortSignal): Promise<CheckedParts> {
    const end = await this.#turns.begin(deviceNetworkId);
    const startedMs = performance.now();
    try {
      if (signal.aborted) throw new ClientGone();
      const channel = (this.#channel ??= this.#start());
      const { fault, refusal, ...checked } = await channel.ask('check', question, {
        transfer: ownMemory(question.body),
      });
      return {
        ...checked,
        ...(fault && { fault: fromPlainError(fault) }),
        ...(refusal && { refusal: fromPlainError(refusal) }),
      };
    } finally {
      end(performance.now() - startedMs);
    }
  }

  #start(): CheckChannel {
    // `.ts` in the workspace, `.js` in the package.
    const file = new URL(`./check-thread${import.meta.url.slice(-3)}`, import.meta.url);
    const worker = startThread(file, { name: 'checks', workerData: this.#data });
    const channel: CheckChannel = new Channel(worker, {});
    // Called after the channel has started to listen, because that would undo it. Waiting requests have sockets,
    // which keep the process running.
    worker.unref();
    let failure: Error | undefined;
    worker.on('error', (error) => (failure = asError(error)));
    worker.on('exit', () => {
      this.#channel = undefined;
      channel.close(failure ?? new MusterError('shutting-down'));
    });
    return channel;
  }
}
