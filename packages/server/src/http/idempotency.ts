import { createHash } from 'node:crypto';
import type {
  IdempotencyService,
  Outcome,
  ReceivedBody,
  WorkResult,
} from '../features/idempotency/idempotency.ts';
import type { StoredAnswer, StoredRefusal } from '../features/idempotency/model.ts';
import { omitUndefined } from '../kernel/data.ts';
import { UnitOfWork } from '../kernel/entities.ts';
import { MusterError } from '../kernel/errors.ts';
import { FormDigest, formReader } from './body/multipart.ts';
import type { FormReader, RequestStream } from './body/multipart.ts';
import type { Operation } from './contract.ts';
import { ClientGone, errorOf, ReplayedRefusal } from './errors.ts';
import { handled } from './handler.ts';
import type { BeginUnit, OperationCall, OperationOutcome, Reply } from './handler.ts';
import type { ContractValidator, RequestParts } from './validation.ts';

/** Name of the parameter in the contract. */
const KEY_HEADER = 'Idempotency-Key';
const QUOTED = /^"(?<key>.*)"$/u;
/** Refusals that may not occur on another attempt, or that do not depend on the request itself. */
const passing: ReadonlySet<number> = new Set([401, 403, 408, 413, 415, 429]);

/** A request that has passed all checks before its handler. */
interface CheckedRequest {
  readonly operation: Operation;
  readonly call: OperationCall;
  readonly stream: RequestStream;
  readonly validator: ContractValidator;
}

/**
 * Runs the handler of a request, or returns its stored response. Operations with the header Idempotency-Key in the
 * contract can repeat a response.
 *
 * @param service undefined: the header has no effect
 * @throws MusterError `idempotency-key-reused`, `idempotency-key-in-progress`; errors of the handler
 * @throws ReplayedRefusal the request repeats one that was refused
 */
export async function runOnce(
  service: IdempotencyService | undefined,
  checked: CheckedRequest,
  handle: (form: FormReader, begin: BeginUnit) => Promise<Reply>,
): Promise<OperationOutcome> {
  const { operation, call, stream, validator } = checked;
  const { parts, principal } = call;
  const header = parts.header[KEY_HEADER];
  if (service === undefined || typeof header !== 'string') {
    const reply = await handle(formReader(operation, stream, validator), () => new UnitOfWork());
    return { reply, isReplay: false };
  }
  const digest = new FormDigest();
  const form = formReader(operation, stream, validator, digest);
  const received = receivedBody(checked, digest, form);
  const { deviceNetworkId, apiKeyId } = principal;
  const outcome = await service.once(
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
    return { refusal: omitUndefined({ code, message, modelState }) };
  }
}

function storedAnswer(reply: Reply): StoredAnswer {
  if (reply === handled || reply.parts !== undefined || reply.content !== undefined) {
    throw new Error('An operation that takes an Idempotency-Key has a response that cannot be stored.');
  }
  const { status, headers = {} } = reply;
  const body = reply.body as Readonly<Record<string, string>> | undefined;
  return omitUndefined({ status, body, headers: Object.keys(headers).length === 0 ? undefined : headers });
}

/** @throws MusterError of the refusal */
function outcomeOf(outcome: Outcome): OperationOutcome {
  const { isReplay } = outcome;
  if ('answer' in outcome) return { reply: outcome.answer, isReplay };
  throw isReplay ? new ReplayedRefusal(refusalOf(outcome.refusal)) : refusalOf(outcome.refusal);
}

function refusalOf({ code, message, modelState }: StoredRefusal): MusterError {
  return new MusterError(code, message, omitUndefined({ modelState }));
}

/** A form that is read by the work, with `digest` in its reader, or by `reader` instead of the work. */
function receivedForm(digest: FormDigest, reader: FormReader): ReceivedBody {
  return {
    seen: () => digest.seen(),
    read: (maxBytes) =>
      ifReadable(async () => {
        await reader({
          maxFileBytes: maxBytes,
          receive: ({ content }) => bytesOf(content),
          discard: async () => undefined,
        });
        return digest.seen()?.digest;
      }),
  };
}

/** A body of another kind, whose digest is computed while it is read. */
function receivedStream(request: RequestStream): ReceivedBody {
  const hash = createHash('sha256');
  let bytes = 0;
  let seen: { readonly digest: string; readonly bytes: number } | undefined;
  // Otherwise the listener would start the flow of the body before the handler reads it.
  request.pause();
  request.on('data', (chunk: Uint8Array) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  request.once('end', () => {
    seen = { digest: hash.digest('hex'), bytes };
  });
  return {
    seen: () => seen,
    read: (maxBytes) =>
      ifReadable(async () => {
        let left = maxBytes;
        for await (const chunk of request as AsyncIterable<Uint8Array>) {
          left -= chunk.length;
          if (left < 0) return undefined;
        }
        return seen?.digest;
      }),
  };
}

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const chunk of content) bytes += chunk.length;
  return bytes;
}

async function ifReadable(read: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof MusterError) return undefined;
    throw error instanceof Error && 'code' in error && error.code === 'ECONNRESET' ? new ClientGone() : error;
  }
}
