import { MusterError } from '../../kernel/errors.ts';
import type { StoredAnswer, StoredRefusal } from '../../features/idempotency/model.ts';
import type { IdempotencyService, Outcome, ReceivedBody, WorkResult } from '../../features/idempotency/idempotency.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Operation } from '../contract.ts';
import { handled } from '../handler.ts';
import type { BeginUnit, Reply, ReplyMessage } from '../handler.ts';
import type { FormReader } from '../body/multipart.ts';
import { ClientGone } from '../body/client-gone.ts';
import { errorOf } from '../middleware/errors.ts';
import { formReader } from '../body/multipart.ts';
import type { RequestStream } from '../body/request-stream.ts';
import type { OperationCall, OperationOutcome } from '../operation-call.ts';
import type { ContractValidator, RequestParts } from '../validation.ts';
import { FormDigest, receivedForm, receivedStream } from './received-body.ts';

/** An earlier request with the same key was refused with this error. */
export class ReplayedRefusal extends Error {
  readonly refusal: MusterError;

  constructor(refusal: MusterError) {
    super(refusal.message);
    this.name = 'ReplayedRefusal';
    this.refusal = refusal;
  }
}

/** Name of the parameter in the contract. */
const KEY_HEADER = 'Idempotency-Key';
const QUOTED = /^"(?<key>.*)"$/u;
/** Refusals that may not occur on another attempt, or that do not depend on the request itself. */
const passing: ReadonlySet<number> = new Set([401, 403, 408, 413, 415, 429]);

/** A request that has passed all checks before its handler. */
export interface CheckedRequest {
  readonly operation: Operation;
  readonly call: OperationCall;
  readonly stream: RequestStream;
  readonly validator: ContractValidator;
}

/** Handles requests with an Idempotency-Key, for every operation with that header in the contract. */
export class Idempotency {
  readonly #service: IdempotencyService;

  constructor(service: IdempotencyService) {
    this.#service = service;
  }

  /**
   * Runs the handler, or returns its stored response.
   *
   * @throws MusterError `idempotency-key-reused`, `idempotency-key-in-progress`; errors of the handler
   */
  async run(
    checked: CheckedRequest,
    handle: (form: FormReader, begin: BeginUnit) => Promise<Reply>,
  ): Promise<OperationOutcome> {
    const { operation, call, stream, validator } = checked;
    const { parts, principal } = call;
    const header = parts.header[KEY_HEADER];
    if (typeof header !== 'string') {
      return {
        reply: await handle(formReader(operation, stream, validator), () => new UnitOfWork()),
        isReplay: false,
      };
    }
    const digest = new FormDigest();
    const form = formReader(operation, stream, validator, digest);
    const received = receivedBody(checked, digest, form);
    const { deviceNetworkId, apiKeyId } = principal;
    const outcome = await this.#service.once(
      {
        deviceNetworkId,
        apiKeyId,
        key: keyOf(header),
        content: contentOf(operation, parts),
        ...(received === undefined ? {} : { received }),
      },
      (store) => {
        const begin: BeginUnit = (reply) => new UnitOfWork((id) => store(storedAnswer(reply(id))));
        return resultOf(() => handle(form, begin), received);
      },
    );
    return outcomeOf(outcome);
  }
}

/**
 * Parses a structured string (RFC 9651), as in the draft, or the bare text that many clients send. Both denote the
 * same key.
 */
function keyOf(header: string): string {
  return QUOTED.exec(header)?.groups?.['key'] ?? header;
}

function receivedBody(
  { operation, call: { parts }, stream }: CheckedRequest,
  digest: FormDigest,
  form: FormReader,
): ReceivedBody | undefined {
  if (operation.body?.form !== undefined) return receivedForm(digest, form);
  const { streamed, streamedWhenLarge } = operation.body ?? {};
  const isStreamed = streamed?.has(parts.body?.mediaType ?? '') === true;
  const isLarge = parts.body === undefined && (streamedWhenLarge?.size ?? 0) > 0;
  return isStreamed || isLarge ? receivedStream(stream) : undefined;
}

/** Returns the same text for equal requests, regardless of the order of their members and parameters. */
function contentOf({ operationId }: Operation, { path, query, body }: RequestParts): string {
  const content = [operationId, path, query, body?.mediaType ?? null, body?.value ?? null];
  return JSON.stringify(content, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

async function resultOf(
  handle: () => Promise<Reply>,
  received: ReceivedBody | undefined,
): Promise<WorkResult> {
  try {
    return { answer: storedAnswer(await handle()) };
  } catch (thrown) {
    const error = errorOf(thrown);
    if (thrown instanceof ClientGone) throw thrown;
    const isUnread = received !== undefined && received.seen() === undefined;
    if (error.status >= 500 || passing.has(error.status) || isUnread) throw thrown;
    const { code, message, modelState } = error;
    return { refusal: { code, message, ...(modelState === undefined ? {} : { modelState }) } };
  }
}

function storedAnswer(reply: Reply): StoredAnswer {
  if (reply === handled || reply.parts !== undefined || reply.content !== undefined) {
    throw new Error('An operation that takes an Idempotency-Key has a response that cannot be stored.');
  }
  const { status, body, headers } = reply;
  return {
    status,
    ...(body === undefined ? {} : { body: body as Readonly<Record<string, string>> }),
    ...(headers === undefined || Object.keys(headers).length === 0 ? {} : { headers }),
  };
}

/** @throws MusterError of the refusal */
function outcomeOf(outcome: Outcome): { readonly reply: ReplyMessage; readonly isReplay: boolean } {
  const { isReplay } = outcome;
  if ('answer' in outcome) return { reply: outcome.answer, isReplay };
  throw isReplay ? new ReplayedRefusal(refusalOf(outcome.refusal)) : refusalOf(outcome.refusal);
}

function refusalOf({ code, message, modelState }: StoredRefusal): MusterError {
  return new MusterError(code, message, modelState === undefined ? {} : { modelState });
}
