import type { Request, Response } from 'express';
import { MusterError } from '../kernel/errors.ts';
import type { UsageCounter, UsageFigure } from '../kernel/usage-counter.ts';
import type { AccessService } from '../features/access/access.ts';
import { normaliseParameter } from './client-values.ts';
import type { RawBody } from './body/raw-body.ts';
import { isLarge } from './check/large-requests.ts';
import type { LargeRequests } from './check/large-requests.ts';
import type { CheckedParts, RequestCheck } from './check/request-check.ts';
import type { Operation } from './contract.ts';
import { ReplayedRefusal } from './idempotency/idempotency.ts';
import type { Deprecations } from './deprecation/deprecations.ts';
import { handled } from './handler.ts';
import type { Principal, Reply, ReplyMessage, Content } from './handler.ts';
import { auditWhenOver, noteNoChange } from './middleware/audit.ts';
import type { AuditLog } from './middleware/audit.ts';
import { authorise, authenticatedPrincipal } from './middleware/authorise.ts';
import type { BodyReader } from './middleware/body.ts';
import type { RateLimit } from './middleware/rate-limit.ts';
import { requestIdOf } from './middleware/request-id.ts';
import { noteKey, noteOperation } from './middleware/request-log.ts';
import { normaliseQuery, queryNames } from './lists/query-names.ts';
import type { Connection, OperationCall, Operations } from './operation-call.ts';
import { isPreview } from './operations.ts';
import type { ContractValidator, RequestParts } from './validation.ts';
import { once } from 'node:events';

export interface DispatchDependencies {
  readonly access: AccessService;
  readonly validator: ContractValidator;
  readonly deprecations: Deprecations;
  readonly bodies: BodyReader;
  readonly check: RequestCheck;
  readonly large: LargeRequests;
  readonly rateLimit?: RateLimit;
  /** Limit for requests without a valid key. Absent: no limit. */
  readonly refusalLimit?: RateLimit;
  readonly operations: Operations;
  /** Records every change. Absent: changes are not recorded. */
  readonly audit?: AuditLog;
  readonly usage: UsageCounter;
  /** For tests: a response that violates the contract becomes an error. */
  readonly checkResponses: boolean;
}

/** Principal of operations that need no key. */
const anonymous: Principal = { apiKeyId: '', name: '', deviceNetworkId: '' };

/**
 * Handles a request in steps: key, network and permission; rate; body; contract; handler; response. Each step may end
 * it with a MusterError.
 */
export function dispatcher(
  operation: Operation,
  deps: DispatchDependencies,
): (request: Request, response: Response) => Promise<void> {
  const names = queryNames(operation);
  const readsHeaders = operation.parameters.filter((one) => one.in === 'header').map((one) => one.name);
  return async (request, response) => {
    noteOperation(request, response, operation.operationId);
    if (deps.audit !== undefined) auditWhenOver(deps.audit, operation, request, response);
    countWhenOver(deps.usage, request, response);
    const deprecations = deps.deprecations.of(operation, response);
    const authorised = (): Promise<Principal> => authorise(deps.access, operation, request);
    const principal = operation.isPublic ? anonymous : await limited(authorised, request, response, deps);
    noteKey(response, principal.apiKeyId);
    await deps.rateLimit?.check(request, response);
    const body = operation.body === undefined ? undefined : await deps.bodies.read(request, operation.body);
    const query = normaliseQuery(request.originalUrl, names);
    const params = pathParameters(request);
    const parts: RequestParts = {
      path: { ...params },
      query: query.values,
      header: Object.fromEntries(headersOf(request, readsHeaders)),
    };
    const checked = await checkedParts(operation, principal, parts, body, response, deps);
    deprecations.checkRequest(checked.deprecated);
    if (checked.fault !== undefined) throw checked.fault;
    if (isPreview(checked.parts.query)) noteNoChange(response);
    if (checked.refusal !== undefined) throw checked.refusal;
    const call: OperationCall = {
      operationId: operation.operationId,
      requestId: requestIdOf(response),
      url: request.originalUrl,
      principal,
      params,
      keyedFilter: query.keyedFilter,
      parts: checked.parts,
      prepared: checked.prepared,
    };
    const reply = await outcome(deps.operations, operation, call, request, response);
    if (reply !== handled && !response.destroyed) {
      const presented = deprecations.present(reply, params);
      const content = contentOf(presented);
      if (content === undefined) {
        answer(operation, presented, response, deps);
      } else {
        setHeaders(response, presented);
        await sendContent(presented.status, content, response);
      }
    }
  };
}

/** @throws MusterError; ClientGone */
async function checkedParts(
  operation: Operation,
  { deviceNetworkId }: Principal,
  parts: RequestParts,
  body: RawBody | undefined,
  response: Response,
  { check, large }: DispatchDependencies,
): Promise<CheckedParts> {
  if (body === undefined || !isLarge(body)) return check.run(operation, parts, body);
  const { operationId } = operation;
  return large.check(deviceNetworkId, { operationId, parts, body }, abortedWithClient(response));
}

/** @throws MusterError; ClientGone */
async function outcome(
  operations: Operations,
  operation: Operation,
  call: OperationCall,
  request: Request,
  response: Response,
): Promise<Reply> {
  let signal: AbortSignal | undefined;
  const connection: Connection = {
    stream: request,
    signal: () => (signal ??= abortedWithClient(response)),
    http: { request, response },
  };
  try {
    const { reply, isReplay } = await operations.run(operation, call, connection);
    if (isReplay) markReplay(response);
    return reply;
  } catch (error) {
    if (!(error instanceof ReplayedRefusal)) throw error;
    markReplay(response);
    throw error.refusal;
  }
}

function markReplay(response: Response): void {
  response.setHeader('Idempotency-Replayed', 'true');
  noteNoChange(response);
}

function abortedWithClient(response: Response): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => {
    if (!response.writableFinished) {
      controller.abort();
    }
  };
  if (response.destroyed) {
    abort();
  } else {
    response.once('close', abort);
  }
  return controller.signal;
}

/**
 * A request without a valid key counts against its address. Requests with a key from the same address are not
 * affected.
 */
async function limited(
  authorised: () => Promise<Principal>,
  request: Request,
  response: Response,
  { refusalLimit }: DispatchDependencies,
): Promise<Principal> {
  try {
    return await authorised();
  } catch (error) {
    if (error instanceof MusterError && error.status === 401) await refusalLimit?.check(request, response);
    throw error;
  }
}

function pathParameters(request: Request): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.params)) {
    params[name] = normaliseParameter(name, typeof value === 'string' ? value : value.join('/'));
  }
  return params;
}

function* headersOf(request: Request, names: readonly string[]): Generator<[string, string]> {
  for (const name of names) {
    const value = request.headers[name.toLowerCase()];
    if (typeof value === 'string') {
      yield [name, value];
    }
  }
}

function answer(
  operation: Operation,
  reply: ReplyMessage,
  response: Response,
  deps: DispatchDependencies,
): void {
  const text = reply.body === undefined ? undefined : JSON.stringify(reply.body);
  if (deps.checkResponses) {
    check(operation, reply, text, deps.validator);
  }
  response.statusCode = reply.status;
  setHeaders(response, reply);
  if (text === undefined) {
    response.end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(text);
}

function setHeaders(response: Response, { headers = {} }: ReplyMessage): void {
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'Link') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
}

function check(
  operation: Operation,
  reply: ReplyMessage,
  text: string | undefined,
  validator: ContractValidator,
): void {
  const mediaType = text === undefined ? '' : 'application/json';
  const body: unknown = text === undefined ? undefined : JSON.parse(text);
  const fault = validator.checkResponse(operation, reply.status, mediaType, body);
  if (fault !== undefined) {
    throw new Error(`The response violates the contract: ${fault}`);
  }
}

/** Returns the body of a response, unless it is JSON that is built at once. */
function contentOf({ content, parts }: ReplyMessage): Content | undefined {
  return parts === undefined ? content : { mediaType: 'application/json; charset=utf-8', data: parts };
}

/**
 * Sends content, in parts no faster than the client reads. If the parts fail or the client disconnects, the connection
 * is closed, so that a truncated body does not look complete.
 */
async function sendContent(
  status: number,
  { mediaType, data, fileName }: Content,
  response: Response,
): Promise<void> {
  response.statusCode = status;
  response.setHeader('Content-Type', mediaType);
  if (fileName !== undefined) {
    response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
  }
  if (typeof data === 'string' || data instanceof Uint8Array) {
    response.end(data);
    return;
  }
  try {
    for await (const part of data) {
      if (response.destroyed) return;
      if (!response.write(part)) await drained(response);
    }
    response.end();
  } catch (error) {
    if (!response.headersSent) throw error;
    response.destroy(error instanceof Error ? error : undefined);
  }
}

/** Also resolves when the client disconnects. */
async function drained(response: Response): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([
      once(response, 'drain', { signal: over.signal }),
      once(response, 'close', { signal: over.signal }),
    ]);
  } finally {
    over.abort();
  }
}

/** Counts a request for the device network of its key when it has ended. Requests without a valid key are not counted. */
function countWhenOver(usage: UsageCounter, request: Request, response: Response): void {
  response.once('close', () => {
    const asker = authenticatedPrincipal(request);
    if (asker !== undefined) usage.add(asker.deviceNetworkId, figureOf(response));
  });
}

function figureOf({ writableFinished, statusCode }: Response): UsageFigure {
  if (statusCode >= 500) return 'apiCallsFailed';
  // A client may disconnect when it has received enough, as with an event stream.
  return statusCode >= 400 || !writableFinished ? 'apiCallsRefused' : 'apiCallsOk';
}
