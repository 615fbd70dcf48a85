/**
 * The bootstrap session of one device on the bootstrap server (OMA-TS-LightweightM2M_Core-V1_1 6.1.7).
 *
 *     POST /bs          2.04 sent           plan is done        2.04
 *     --------> asked ------------> writing ---------------> finishing ----> finished
 *                 |                    |                         |
 *                 | refused by         | an answer 4.xx, 5.xx: refused;  no answer: unreachable;
 *                 v the handler        v too long: timeout;  a new POST /bs: superseded;  close(): closed
 *              (4.xx, 5.xx)          over, without a Finish: the device keeps its state
 */
import type { CoapResponse, Endpoint, RequestInit } from '@muster/coap';
import type { Clock, Peer, TimerHandle } from '@muster/net';
import { ContentFormat } from '../../codec/content-format.ts';
import { bootstrapFinish, bootstrapOperationRequest } from '../../binding/bootstrap-request.ts';
import { unreachable } from '../../binding/failure.ts';
import { linksAnswer, plainAnswer, valuesAnswer } from '../../binding/operation-answer.ts';
import type { ModelRegistry } from '../../model/registry.ts';
import { checkBootstrapPath, type BootstrapOperation } from '../../operation/bootstrap-operation.ts';
import type { OperationAnswer } from '../../operation/operation.ts';
import { DeviceUnreachableError } from '../../operation/unreachable.ts';
import { formatPath } from '../../path/path.ts';
import { BootstrapStepError } from './step-error.ts';
import type {
  BootstrapOutcome,
  BootstrapPlan,
  BootstrapRequest,
  BootstrapResult,
  BootstrapStep,
} from './types.ts';

/** The server, as a session sees it. */
export interface SessionContext {
  readonly endpoint: Endpoint;
  readonly peer: Peer;
  readonly models: ModelRegistry;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly attempts: number;
  readonly maxSteps: number;
  onStep(): void;
}

/** Reason why the server ends a session. */
type Interruption = Extract<BootstrapOutcome, 'timeout' | 'superseded' | 'closed'>;

const interruptions: Readonly<Record<Interruption, string>> = {
  timeout: 'the session took too long',
  superseded: 'the device requested a new bootstrap',
  closed: 'the bootstrap server is closed',
};

/** Codes that call for another Content-Format. Devices that do not know Accept answer 4.02. */
const formatRefusals: ReadonlySet<string> = new Set(['4.15', '4.06', '4.02']);
/** Formats that all devices have: TLV up to 1.0, SenML since 1.1. */
const usualFormats: readonly number[] = [
  ContentFormat.tlv,
  ContentFormat.senmlCbor,
  ContentFormat.senmlJson,
  ContentFormat.lwm2mCbor,
];

export class BootstrapSession {
  readonly request: BootstrapRequest;
  readonly #context: SessionContext;
  readonly #steps: BootstrapStep[] = [];
  readonly #abort = new AbortController();
  readonly #startedAt: number;
  readonly #deadline: TimerHandle;
  /** Formats in the order to try them. The one that worked, or that the device prefers, comes first. */
  #formats: readonly number[];
  #interruption: Interruption | undefined;

  constructor(request: BootstrapRequest, context: SessionContext) {
    this.request = request;
    this.#context = context;
    this.#startedAt = context.clock.now();
    const { contentFormat: preferred } = request;
    this.#formats =
      preferred === undefined
        ? usualFormats
        : [preferred, ...usualFormats.filter((one) => one !== preferred)];
    this.#deadline = context.clock.setTimer(context.timeoutMs, () => this.interrupt('timeout'));
  }

  /** Ends the session in any state. */
  interrupt(why: Interruption): void {
    this.#interruption ??= why;
    this.#abort.abort();
  }

  /** Carries out the plan and finishes. Never rejects. */
  async run(plan: BootstrapPlan): Promise<BootstrapResult> {
    try {
      await this.#runPlan(plan);
      await this.#finish();
      return this.#result('finished', undefined);
    } catch (error) {
      return this.#result(this.#interruption ?? outcomeOf(error), this.#describe(error));
    } finally {
      this.#deadline.cancel();
    }
  }

  async #runPlan(plan: BootstrapPlan): Promise<void> {
    if (typeof plan === 'function') {
      await plan((operation) => this.#require(operation));
      return;
    }
    for (const operation of plan) await this.#require(operation);
  }

  /** @throws BootstrapStepError for a refused Delete or Write; a Delete of a missing path does not fail */
  async #require(operation: BootstrapOperation): Promise<OperationAnswer> {
    const answer = await this.#perform(operation);
    const isRequired = operation.type === 'bootstrapDelete' || operation.type === 'bootstrapWrite';
    const isGone = operation.type === 'bootstrapDelete' && answer.code === '4.04';
    if (isRequired && !answer.success && !isGone) throw new BootstrapStepError(this.#lastStep());
    return answer;
  }

  async #perform(operation: BootstrapOperation): Promise<OperationAnswer> {
    checkBootstrapPath(operation);
    const path = formatPath(operation.path);
    const carriesValues = operation.type === 'bootstrapWrite' || operation.type === 'bootstrapRead';
    const formats = carriesValues ? this.#formats : [ContentFormat.link];
    let answer: OperationAnswer | undefined;
    for (const format of formats) {
      const init = bootstrapOperationRequest(operation, format, this.#context.models);
      answer = await this.#exchange(operation.type, path, init, (response) =>
        this.#answer(operation, response, format),
      );
      if (!carriesValues || !formatRefusals.has(answer.code)) {
        if (carriesValues && answer.success) this.#preferFormat(format);
        return answer;
      }
    }
    return answer ?? { code: '4.15', success: false };
  }

  #answer(operation: BootstrapOperation, response: CoapResponse, accept: number): OperationAnswer {
    const { models, clock } = this.#context;
    const context = { rootPath: '/', path: operation.path, models, nowMs: clock.now() };
    if (operation.type === 'bootstrapRead') return valuesAnswer(response, context, accept);
    return operation.type === 'bootstrapDiscover' ? linksAnswer(response, context) : plainAnswer(response);
  }

  async #finish(): Promise<void> {
    const answer = await this.#exchange('finish', '/', bootstrapFinish(), plainAnswer);
    if (!answer.success) throw new BootstrapStepError(this.#lastStep());
  }

  /** Sends one request, retries it if there is no response, and records the result. */
  async #exchange(
    operation: BootstrapStep['operation'],
    path: string,
    init: RequestInit,
    read: (response: CoapResponse) => OperationAnswer,
  ): Promise<OperationAnswer> {
    const { attempts, maxSteps } = this.#context;
    if (this.#steps.length >= maxSteps) throw new RangeError(`a session has at most ${maxSteps} operations`);
    this.#context.onStep();
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = read(await this.#send(init));
        const { code, success, diagnostic } = answer;
        this.#recordStep({ operation, path, code, success, attempts: attempt }, diagnostic);
        return answer;
      } catch (error) {
        const isSilence = error instanceof DeviceUnreachableError && error.kind === 'timeout';
        if (isSilence && attempt < attempts && this.#interruption === undefined) continue;
        this.#recordStep({ operation, path, success: false, attempts: attempt }, this.#describe(error));
        throw error;
      }
    }
  }

  async #send(init: RequestInit): Promise<CoapResponse> {
    const { endpoint, peer } = this.#context;
    try {
      return await endpoint.request(peer, { ...init, signal: this.#abort.signal });
    } catch (error) {
      throw unreachable(error);
    }
  }

  #recordStep(step: Omit<BootstrapStep, 'diagnostic'>, diagnostic: string | undefined): void {
    this.#steps.push(diagnostic === undefined ? step : { ...step, diagnostic });
  }

  #lastStep(): BootstrapStep {
    return this.#steps.at(-1) ?? { operation: 'finish', path: '/', success: false, attempts: 0 };
  }

  #preferFormat(format: number): void {
    if (this.#formats[0] !== format) {
      this.#formats = [format, ...this.#formats.filter((one) => one !== format)];
    }
  }

  #describe(error: unknown): string {
    if (this.#interruption !== undefined) return interruptions[this.#interruption];
    return error instanceof Error ? error.message : String(error);
  }

  #result(outcome: BootstrapOutcome, diagnostic: string | undefined): BootstrapResult {
    const { source, endpointName } = this.request;
    const endedAt = this.#context.clock.now();
    const result = {
      request: this.request,
      source,
      endpointName,
      outcome,
      steps: this.#steps,
      startedAt: this.#startedAt,
      endedAt,
    };
    return diagnostic === undefined ? result : { ...result, diagnostic };
  }
}

function outcomeOf(error: unknown): BootstrapOutcome {
  if (error instanceof BootstrapStepError) return 'refused';
  return error instanceof DeviceUnreachableError ? 'unreachable' : 'failed';
}
