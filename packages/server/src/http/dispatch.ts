import { once } from 'node:events';
import type { Request, Response } from 'express';
import type { ServerSettings } from '../config.ts';
import type { AccessService } from '../features/access/access.ts';
import { MusterError } from '../kernel/errors.ts';
import type { UsageCounter } from '../kernel/ports.ts';
import { authorise } from './authorise.ts';
import type { RawBody } from './body/parse-body.ts';
import { readBody } from './body/read-body.ts';
import { isLarge, LargeRequests } from './check/large-requests.ts';
import { RequestCheck } from './check/request-check.ts';
import type { CheckedParts } from './check/request-check.ts';
import { basePathOf, normaliseParameter, normaliseQuery, queryNames } from './client-values.ts';
import type { Contract, Operation } from './contract.ts';
import { RequestDeprecations } from './deprecation.ts';
import { ReplayedRefusal } from './errors.ts';
import { handled } from './handler.ts';
import type {
  Connection,
  Content,
  OperationCall,
  Operations,
  Principal,
  Reply,
  ReplyMessage,
} from './handler.ts';
import { isPreview } from './operations.ts';
import { RateLimit } from './rate-limit.ts';
import {
  auditWhenOver,
  countWhenOver,
  noteKey,
  noteNoChange,
  noteOperation,
  requestIdOf,
} from './request-records.ts';
import type { AuditLog } from './request-records.ts';
import { ContractValidator } from './validation.ts';
import type { RequestParts } from './validation.ts';

export interface DispatchOptions {
  readonly contract: Contract;
  /** Runs the operations of the contract. */
  readonly operations: Operations;
  readonly access: AccessService;
  /** Records every change. */
  readonly audit: AuditLog;
  /** Counts requests. */
  readonly usage: UsageCounter;
  readonly config: Pick<
    ServerSettings,
    | 'basePath'
    | 'bodyLimitBytes'
    | 'oidcIdleMinutes'
    | 'oidcIssuer'
    | 'refusalsPerMinutePerAddress'
    | 'requestsPerMinute'
  >;
  /** Checks every response against the contract, which is slow. For tests. */
  readonly checkResponses?: boolean;
}

/** Principal of operations that need no key. */
const anonymous: Principal = { apiKeyId: '', name: '', deviceNetworkId: '' };

/**
 * Handles requests to the operations of the contract in steps: key, network and permission; rate; body; contract;
 * handler; response. Each step may end a request with a MusterError.
 */
export class Dispatcher {
  readonly #options: DispatchOptions;
  readonly #check: RequestCheck;
  readonly #large: LargeRequests;
  readonly #rateLimit: RateLimit | undefined;
  /** Limit for requests without a valid key. */
  readonly #refusalLimit: RateLimit | undefined;

  constructor(options: DispatchOptions) {
    this.#options = options;
    this.#check = new RequestCheck(options.contract);
    this.#large = LargeRequests.of(options.contract);
    const { requestsPerMinute, refusalsPerMinutePerAddress } = options.config;
    // 0 means no limit.
    if (requestsPerMinute > 0) this.#rateLimit = RateLimit.ofKeys(requestsPerMinute);
    if (refusalsPerMinutePerAddress > 0)
      this.#refusalLimit = RateLimit.ofAddresses(refusalsPerMinutePerAddress, 'refusals');
  }

  /** Returns the handler for the requests to an operation. */
  handlerOf(operation: Operation): (request: Request, response: Response) => Promise<void> {
    const names = queryNames(operation);
    const headers = operation.parameters.filter((one) => one.in === 'header').map((one) => one.name);
    return async (request, response) => {
      const { audit, config, contract, operations, usage } = this.#options;
      noteOperation(request, response, operation.operationId);
      auditWhenOver(audit, operation, request, response);
      countWhenOver(usage, request, response);
      const deprecations = new RequestDeprecations(
        contract,
        operation,
        response,
        basePathOf(request.originalUrl),
      );
      const principal = operation.isPublic
        ? anonymous
        : await this.#principalOf(operation, request, response);
      noteKey(response, principal.apiKeyId);
      await this.#rateLimit?.check(request, response);
      const body = operation.body && (await readBody(request, operation.body, config.bodyLimitBytes));
      const query = normaliseQuery(request.originalUrl, names);
      const params = pathParameters(request);
      const parts: RequestParts = {
        path: { ...params },
        query: query.values,
        header: Object.fromEntries(headersOf(request, headers)),
      };
      const checked = await this.#checkedParts(operation, principal, parts, body, response);
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
      const reply = await outcome(operations, operation, call, request, response);
      if (reply === handled || response.destroyed) return;
      const presented = deprecations.present(belowBase(reply, basePathOf(request.originalUrl)), params);
      const content = contentOf(presented);
      if (content === undefined) {
        this.#sendJson(operation, presented, response);
      } else {
        setHeaders(response, presented);
        await sendContent(presented.status, content, response);
      }
    };
  }

  /**
   * A request without a valid key counts against its address. Requests with a key from the same address are not
   * affected.
   */
  async #principalOf(operation: Operation, request: Request, response: Response): Promise<Principal> {
    try {
      return await authorise(this.#options, operation, request, response);
    } catch (error) {
      if (error instanceof MusterError && error.status === 401)
        await this.#refusalLimit?.check(request, response);
      throw error;
    }
  }

  /** @throws MusterError; ClientGone */
  async #checkedParts(
    operation: Operation,
    { deviceNetworkId }: Principal,
    parts: RequestParts,
    body: RawBody | undefined,
    response: Response,
  ): Promise<CheckedParts> {
    if (body === undefined || !isLarge(body)) return this.#check.run(operation, parts, body);
    const { operationId } = operation;
    return this.#large.check(deviceNetworkId, { operationId, parts, body }, abortedWithClient(response));
  }

  #sendJson(operation: Operation, reply: ReplyMessage, response: Response): void {
    const text = reply.body === undefined ? undefined : JSON.stringify(reply.body);
    if (this.#options.checkResponses === true) {
      checkResponse(operation, reply, text, ContractValidator.of(this.#options.contract));
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
    if (!response.writableFinished) controller.abort();
  };
  if (response.destroyed) {
    abort();
  } else {
    response.once('close', abort);
  }
  return controller.signal;
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
    if (typeof value === 'string') yield [name, value];
  }
}

/** Puts the base path of the request before the address of a created entity. */
function belowBase(reply: ReplyMessage, basePath: string): ReplyMessage {
  const location = reply.headers?.['Location'];
  if (basePath === '' || location?.startsWith('/') !== true) return reply;
  return { ...reply, headers: { ...reply.headers, Location: basePath + location } };
}

function setHeaders(response: Response, { headers = {} }: ReplyMessage): void {
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'Link') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
}

function checkResponse(
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
