import {
  Lwm2mRefusal,
  parsePath,
  type Clock,
  type CoapReply,
  type CoapRequest,
  type Lwm2mPath,
  type ModelRegistry,
  type RequestInterceptor,
  type RequestSummary,
} from '@muster/lwm2m';
import { asError } from '../../as-error.ts';
import { covers } from '../../network/period.ts';
import type { Period } from '../../scenario/faults.ts';
import type { DeviceAnswer } from '../../scenario/responses.ts';
import { contentOf, isAbout, typedAnswer, type AnswerContent, type TypedAnswer } from './answer.ts';
import { AnswerMarks } from './answer-marks.ts';
import type { BehaviourHooks, BehaviourRequest, OwnAnswer } from './behaviour.ts';
import { receivedContent, type RequestOperation } from '../received-requests.ts';

/** A checked rule of `respond`. */
export interface PlannedResponse extends Period {
  /** Undefined: all operations. */
  readonly operations: readonly string[] | undefined;
  readonly path: Lwm2mPath;
  readonly every: number;
  readonly first: number;
  readonly answer: TypedAnswer;
}

/** Properties of the device and the fleet that answers depend on. */
export interface ResponderContext {
  readonly clock: Clock;
  readonly models: ModelRegistry;
  readonly lwm2mVersion: string;
  runStartMs(): number;
  /** Returns the epoch milliseconds of the device. */
  nowMs(): number;
  /** Runs `work` after a delay, unless the device is down. */
  later(delayMs: number, work: () => void): void;
  /** Called when the behaviour failed, or when the format that the server accepts cannot represent the values. */
  onFailure(error: Error): void;
}

type Reply = CoapReply | Promise<CoapReply>;

/**
 * Codes of success (OMA-TS-LightweightM2M_Transport-V1_1_1 6.4.3 to 6.4.5). All other operations read, and return 2.05.
 */
const successCodes: Readonly<Record<string, CoapReply['code']>> = {
  create: '2.01',
  delete: '2.02',
  write: '2.04',
  execute: '2.04',
  writeAttributes: '2.04',
  writeComposite: '2.04',
};

/**
 * Answers requests according to `respond` and the behaviour of a device. Exists only for devices that have one of them.
 */
export class Responder {
  readonly marks = new AnswerMarks();
  readonly #responses: readonly PlannedResponse[];
  /** Number of requests that each rule matched. */
  readonly #counts: Uint32Array;
  readonly #context: ResponderContext;
  /** Undefined for a device without a behaviour. */
  readonly #hooks: BehaviourHooks | undefined;

  constructor(
    responses: readonly PlannedResponse[],
    hooks: BehaviourHooks | undefined,
    context: ResponderContext,
  ) {
    this.#responses = responses;
    this.#counts = new Uint32Array(responses.length);
    this.#hooks = hooks;
    this.#context = context;
  }

  readonly intercept: RequestInterceptor = (request, next, about) => {
    this.marks.place(request.token, {});
    const set = this.#plannedAnswer(about);
    if (set) return this.#sendAnswer(set, request, once(next), about);
    return this.#hooks?.answer ? this.#askBehaviour(request, once(next), about) : next();
  };

  /** Returns the answer of the first rule that applies. Rules before it count the request too. */
  #plannedAnswer(about: RequestSummary): TypedAnswer | undefined {
    const context = this.#context;
    const seconds = (context.clock.monotonic() - context.runStartMs()) / 1000;
    return this.#responses.find((response, position) => {
      const { operations, path, every, first } = response;
      if (!covers(response, seconds) || operations?.includes(about.operation) === false) return false;
      if (!isAbout(about, path)) return false;
      const count = (this.#counts[position] ?? 0) + 1;
      this.#counts[position] = count;
      return count % every === 0 && count / every <= first;
    })?.answer;
  }

  #askBehaviour(request: CoapRequest, own: () => Reply, about: RequestSummary): Reply {
    const typed = (answer: DeviceAnswer | undefined): TypedAnswer | undefined =>
      answer && typedAnswer(answer, this.#context.models);
    const finish = (answer: TypedAnswer | undefined): Reply =>
      answer ? this.#sendAnswer(answer, request, own, about) : own();
    const failed = (error: unknown): CoapReply => this.#failed(error);
    let answer: TypedAnswer | undefined;
    try {
      const set = this.#hooks?.answer?.(this.#toBehaviourRequest(request, about), async () => ownAnswer(own));
      // Refusals of the device itself are not failures of the behaviour.
      if (set instanceof Promise) return set.then(typed).then(finish, failed);
      answer = typed(set);
    } catch (error) {
      return failed(error);
    }
    return finish(answer);
  }

  #failed(error: unknown): CoapReply {
    this.#context.onFailure(asError(error));
    return { code: '5.00' };
  }

  #toBehaviourRequest(request: CoapRequest, about: RequestSummary): BehaviourRequest {
    const { payload, confirmable, token } = request;
    return {
      operation: about.operation as RequestOperation,
      path: about.path,
      timeMs: this.#context.nowMs(),
      ...receivedContent(about),
      payload,
      isConfirmable: confirmable,
      token: token.toString('hex'),
    };
  }

  #sendAnswer(answer: TypedAnswer, request: CoapRequest, own: () => Reply, about: RequestSummary): Reply {
    if (answer.silent === true) return { code: '5.00', isSilent: true };
    const reply = (): Reply => {
      this.marks.place(request.token, answer);
      return this.#reply(answer, request, own, about);
    };
    const { delayMs = 0 } = answer;
    if (delayMs === 0) return reply();
    return new Promise<void>((resolve) => this.#context.later(delayMs, resolve)).then(reply);
  }

  #reply(answer: TypedAnswer, request: CoapRequest, own: () => Reply, about: RequestSummary): Reply {
    const asked = { path: parsePath(about.path), accept: request.accept };
    let content: AnswerContent | undefined;
    try {
      content = contentOf(answer, asked, this.#context);
    } catch (error) {
      return this.#failed(error);
    }
    const success = successCodes[about.operation] ?? '2.05';
    const code = (answer.code ?? (content && success)) as CoapReply['code'] | undefined;
    if (code !== undefined && !code.startsWith('2.')) return { code, ...labelled(content, answer) };
    const change = (reply: CoapReply): CoapReply => changed(reply, code, content, answer);
    // The code of the answer replaces the refusal of the device as well.
    const refused = (error: unknown): CoapReply => {
      if (code === undefined) throw error;
      return { code, ...labelled(content, answer) };
    };
    try {
      const reply = own();
      return reply instanceof Promise ? reply.then(change, refused) : change(reply);
    } catch (error) {
      return refused(error);
    }
  }
}

function changed(
  reply: CoapReply,
  code: CoapReply['code'] | undefined,
  content: AnswerContent | undefined,
  answer: TypedAnswer,
): CoapReply {
  const set = { code: code ?? reply.code, ...labelled(content, answer) };
  if (content === undefined) return { ...reply, ...set };
  const { afterSent, maxAgeSeconds } = reply;
  return {
    ...set,
    ...(afterSent === undefined ? {} : { afterSent }),
    ...(maxAgeSeconds === undefined ? {} : { maxAgeSeconds }),
  };
}

function labelled(
  content: AnswerContent | undefined,
  { contentFormat }: TypedAnswer,
): Pick<CoapReply, 'payload' | 'contentFormat'> {
  return content ?? (contentFormat === undefined ? {} : { contentFormat });
}

/** Returns a function that carries out a request at most once. */
function once(next: () => Reply): () => Reply {
  let outcome: (() => Reply) | undefined;
  return () => {
    if (!outcome) {
      try {
        const reply = next();
        outcome = () => reply;
      } catch (error) {
        outcome = () => {
          throw error;
        };
      }
    }
    return outcome();
  };
}

async function ownAnswer(own: () => Reply): Promise<OwnAnswer> {
  try {
    const { code, contentFormat, payload = Buffer.alloc(0) } = await own();
    return { code, payload, ...(contentFormat === undefined ? {} : { contentFormat }) };
  } catch (error) {
    if (!(error instanceof Lwm2mRefusal)) throw error;
    return { code: error.coapCode, payload: Buffer.from(error.message) };
  }
}
