import type { ErrorRequestHandler, Request, Response } from 'express';
import { MusterError } from '../../kernel/errors.ts';
import { StoreError } from '../../store/port.ts';
import { presentError, presentProblem } from '../replies/error.ts';
import { challengeOf } from './authorise.ts';
import { ClientGone } from '../body/client-gone.ts';
import { requestIdOf } from './request-id.ts';
import type { HttpLogger } from './request-log.ts';

const PROBLEM = 'application/problem+json';
const RETRY_AFTER_SECONDS = 2;

/**
 * Converts every error to a response of the contract. An error other than a MusterError is a defect: it is logged and
 * not shown.
 */
export function answerErrors(logger: HttpLogger): ErrorRequestHandler {
  return (thrown: unknown, request, response, _next) => {
    if (thrown instanceof ClientGone || response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const error = errorOf(thrown);
    if (error.status >= 500) {
      logger.error({ requestId: requestIdOf(response), err: thrown }, error.message);
    }
    send(error, request, response);
  };
}

function send(error: MusterError, request: Request, response: Response): void {
  const requestId = requestIdOf(response);
  const wantsProblem = prefersProblem(request.headers.accept);
  const body = wantsProblem ? presentProblem(error, requestId) : presentError(error, requestId);
  response.statusCode = error.status;
  response.setHeader('Content-Type', `${wantsProblem ? PROBLEM : 'application/json'}; charset=utf-8`);
  if (error.status === 401) {
    response.setHeader('WWW-Authenticate', challengeOf(error));
  }
  const retryAfter = error.retryAfterSeconds ?? (error.status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfter !== undefined) {
    response.setHeader('Retry-After', String(Math.ceil(retryAfter)));
  }
  response.end(JSON.stringify(body));
}

/** Returns whether Accept prefers problem details. It does not if JSON comes first, or if it refuses them (q=0). */
function prefersProblem(accept: string | undefined): boolean {
  if (accept === undefined || !accept.toLowerCase().includes(PROBLEM)) {
    return false;
  }
  const weights = new Map(
    accept.split(',').map((part): [string, number] => {
      const [type = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
      const weight = parameters.find((one) => one.startsWith('q='));
      return [type, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const problem = weights.get(PROBLEM) ?? 0;
  return problem > 0 && problem >= (weights.get('application/json') ?? 0);
}

/** Returns the MusterError for a thrown value. */
export function errorOf(thrown: unknown): MusterError {
  if (thrown instanceof MusterError) {
    return thrown;
  }
  if (thrown instanceof StoreError) {
    return fromStore(thrown);
  }
  // Thrown by Express's router for a path with invalid percent-encoding.
  if (thrown instanceof URIError || statusOf(thrown) === 400) {
    return new MusterError('malformed-request', undefined, { cause: thrown });
  }
  return new MusterError('internal', undefined, { cause: thrown });
}

function statusOf(thrown: unknown): unknown {
  return thrown instanceof Error && 'status' in thrown ? thrown.status : undefined;
}

function fromStore(error: StoreError): MusterError {
  switch (error.code) {
    case 'unique':
      return new MusterError('already-exists', undefined, { cause: error });
    case 'closed':
      return new MusterError('shutting-down', undefined, { cause: error });
    case 'referenced':
      return new MusterError('in-use', error.message, { cause: error });
    case 'too-slow':
      return new MusterError('query-too-slow', undefined, { cause: error });
    case 'overloaded':
    case 'timeout':
      return new MusterError('overloaded', undefined, { cause: error });
    case 'invalid':
    case 'nested':
      return new MusterError('internal', undefined, { cause: error });
    default:
      return new MusterError('store-unavailable', undefined, { cause: error });
  }
}
