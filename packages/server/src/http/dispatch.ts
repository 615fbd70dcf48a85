import type { Request, Response } from 'express';
import { invalid, MusterError } from '../domain/errors.ts';
import type { AccessService } from '../domain/services/access/access-service.ts';
import { normaliseBody, normaliseParameter } from './client-values.ts';
import type { Operation } from './contract.ts';
import { formReader } from './body/multipart.ts';
import type { Idempotency } from './idempotency/idempotency.ts';
import type { Deprecations } from './deprecation/deprecations.ts';
import { Exchange } from './exchange.ts';
import { handled } from './handler.ts';
import type { Foretell, Handler, Principal, Reply, ReplyMessage } from './handler.ts';
import type { FormReader } from './body/multipart.ts';
import type { AuditService } from '../domain/services/activity/audit-service.ts';
import { auditWhenOver } from './middleware/audit.ts';
import { authorise } from './middleware/authorise.ts';
import { turnAfter } from './middleware/body.ts';
import type { BodyReader } from './middleware/body.ts';
import type { RateLimit } from './middleware/rate-limit.ts';
import { requestIdOf } from './middleware/request-id.ts';
import { noteKey, noteOperation } from './middleware/request-log.ts';
import { normaliseQuery, queryNames } from './lists/query-names.ts';
import { sendParts } from './replies/send-parts.ts';
import type { ContractValidator, RequestParts } from './validation.ts';

export interface DispatchDependencies {
  readonly access: AccessService;
  readonly validator: ContractValidator;
  readonly deprecations: Deprecations;
  readonly bodies: BodyReader;
  readonly rateLimit?: RateLimit;
  /** Of requests without a valid key; absent: no limit. */
  readonly refusalLimit?: RateLimit;
  /** Does requests with an Idempotency-Key once; absent: each is done. */
  readonly idempotency?: Idempotency;
  /** Records every change. Absent: no audit. */
  readonly audit?: AuditService;
  /** For tests: an answer that is not as the contract says becomes an error. */
  readonly checkResponses: boolean;
}

/** The principal of operations that need no key. */
const nobody: Principal = { apiKeyId: '', name: '', deviceNetworkId: '' };
/** The response of a request without an Idempotency-Key is not stored. */
const unheard: Foretell = () => undefined;

/**
 * The way of a request: key, network and permission; rate; body; contract; handler; answer. Each step may end it with a
 * MusterError.
 */
export function dispatcher(
  operation: Operation,
  handler: Handler,
  deps: DispatchDependencies,
): (request: Request, response: Response) => Promise<void> {
  const names = queryNames(operation);
  const readsHeaders = operation.parameters.filter((one) => one.in === 'header').map((one) => one.name);
  return async (request, response) => {
    noteOperation(request, response, operation.operationId);
    if (deps.audit !== undefined) auditWhenOver(deps.audit, operation, request, response);
    const deprecations = deps.deprecations.of(operation, response);
    const authorised = (): Promise<Principal> => authorise(deps.access, operation, request);
    const principal = operation.isPublic ? nobody : await limited(authorised, request, response, deps);
    noteKey(response, principal.apiKeyId);
    await deps.rateLimit?.check(request, response);
    const body = operation.body === undefined ? undefined : await deps.bodies.read(request, operation.body);
    deprecations.checkRequest(body);
    const query = normaliseQuery(request.originalUrl, names);
    const params = pathParameters(request);
    const parts: RequestParts = {
      path: { ...params },
      query: query.values,
      header: Object.fromEntries(headersOf(request, readsHeaders)),
      ...(body === undefined ? {} : { body }),
    };
    await deps.validator.prepare(operation);
    const faults = deps.validator.checkRequest(operation, parts);
    if (faults !== undefined) {
      throw invalid(faults);
    }
    // What takes long to check takes long to work with.
    await turnAfter(body?.bytes);
    const { validator } = deps;
    const handle = (form: FormReader, foretell: Foretell = unheard): Promise<Reply> =>
      handler(
        new Exchange({
          request,
          response,
          requestId: requestIdOf(response),
          principal,
          params,
          query: query.values,
          keyedFilter: query.keyedFilter,
          validator,
          body: body === undefined ? undefined : normaliseBody(body.value),
          form,
          foretell,
        }),
      );
    const reply = await (deps.idempotency === undefined
      ? handle(formReader(operation, request, validator))
      : deps.idempotency.run({ operation, parts, principal, request, response, validator }, handle));
    if (reply !== handled && !response.destroyed) {
      const presented = deprecations.present(reply, params);
      if (presented.parts === undefined) {
        answer(operation, presented, response, deps);
      } else {
        setHeaders(response, presented);
        await sendParts(presented.status, presented.parts, response);
      }
    }
  };
}

/** A request without a valid key counts against its address; those of the same address with a key go on. */
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
