import type { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from 'express';
import type { ServerSettings } from '../config.ts';
import { MusterError } from '../kernel/errors.ts';
import type { Clock } from '../kernel/timers.ts';
import { prefixOf } from '../listener/base-path.ts';
import type { Contract, Operation } from './contract.ts';
import { answerPreflight, setCorsHeaders } from './cors.ts';
import { addDashboard, addLogin } from './dashboard.ts';
import type { Redeem } from './dashboard.ts';
import { Dispatcher } from './dispatch.ts';
import type { DispatchOptions } from './dispatch.ts';
import { ClientGone, errorOf, presentError, presentProblem } from './errors.ts';
import { RateLimit } from './rate-limit.ts';
import { addReferencePage } from './reference-page.ts';
import { assignRequestId, logWhenOver, requestIdOf } from './request-records.ts';
import type { HttpLogger } from './request-records.ts';

export type HttpAppConfig = Pick<
  ServerSettings,
  | 'allowedOrigins'
  | 'basePath'
  | 'bodyLimitBytes'
  | 'noDashboard'
  | 'oidcIdleMinutes'
  | 'oidcIssuer'
  | 'refusalsPerMinutePerAddress'
  | 'requestsPerMinute'
  | 'requestsPerMinutePerAddress'
  | 'trustProxy'
> & {
  /** Folder of the built dashboard. Absent: no dashboard. */
  readonly dashboardFolder?: string;
};

interface HttpAppOptions extends DispatchOptions {
  readonly config: HttpAppConfig;
  readonly logger: HttpLogger;
  readonly clock: Clock;
  /** Exchanges login codes. */
  readonly redeem: Redeem;
  /** Adds handlers for paths outside the contract (downloads), before "not found". */
  readonly extend: (app: Express) => void;
}

/** Creates the Web Admin API as an Express application. Its routes are generated from the contract. */
export function createHttpApp(options: HttpAppOptions): Express {
  const { clock, config, contract, logger } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // If the response to an error fails itself, Express responds without a stack trace.
  app.set('env', 'production');
  // Queries are parsed by the names of the contract, not by Express.
  app.set('query parser', false);
  if (config.trustProxy !== undefined) app.set('trust proxy', config.trustProxy);
  app.use((request, response, next) => {
    assignRequestId(request, response);
    response.setHeaders(SECURITY_HEADERS);
    cutUnreadBody(request, response, clock);
    logWhenOver(request, response, logger, clock);
    next();
  });
  if (config.allowedOrigins !== undefined) app.use(setCorsHeaders(config.allowedOrigins, contract));
  limitAddresses(app, config.requestsPerMinutePerAddress);
  app.options('/{*path}', answerPreflight);
  addOperations(app, new Dispatcher(options), contract);
  addReferencePage(app, contract);
  options.extend(app);
  if (!config.noDashboard || config.oidcIssuer !== undefined) addLogin(app, options.redeem, options.audit);
  if (!config.noDashboard) {
    addDashboard(app, config.dashboardFolder, prefixOf(config.basePath));
  }
  app.use(() => {
    throw new MusterError('route-not-found');
  });
  app.use(answerErrors(logger));
  return app;
}

/** Responses are data for programs: they must not be rendered, framed, sniffed or cached. */
const SECURITY_HEADERS = new Map([
  ['Cache-Control', 'no-store'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
]);

/**
 * Milliseconds for which a client may continue to send an unread body after the response. If a connection is closed
 * while bytes arrive, the operating system resets it, and the client may lose the response.
 */
const LINGER_MS = 1_000;

/**
 * Closes the connection of a request that is answered before its whole body has arrived, unless the rest follows
 * soon. Otherwise an endless body would hold the connection, and keep the service reading, until the request times
 * out.
 */
function cutUnreadBody(request: IncomingMessage, response: ServerResponse, clock: Clock): void {
  response.once('finish', () => {
    if (request.complete || request.destroyed) return;
    const timer = clock.setTimer(LINGER_MS, () => request.socket.destroy());
    request.once('close', () => timer.cancel());
    request.once('end', () => timer.cancel());
    request.resume();
  });
}

/** Limits addresses before all work that costs anything. */
function limitAddresses(app: Express, requestsPerMinute: number): void {
  if (requestsPerMinute === 0) return;
  const limit = RateLimit.ofAddresses(requestsPerMinute, 'address');
  app.use(async (request, response, next) => {
    await limit.check(request, response);
    next();
  });
}

function addOperations(app: Express, dispatcher: Dispatcher, contract: Contract): void {
  const byRoute = Map.groupBy(contract.operations, (one) => one.route);
  for (const [path, operations] of [...byRoute].sort(([a], [b]) => (a < b ? -1 : 1)).sort(fixedFirst)) {
    const route = app.route(path);
    for (const operation of operations) {
      route[operation.method](dispatcher.handlerOf(operation));
    }
    route.all(otherMethod(operations));
  }
}

/** `/devices/endpoint` must be matched before `/devices/:id`. */
function fixedFirst([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return (a.match(/:/gu)?.length ?? 0) - (b.match(/:/gu)?.length ?? 0);
}

/** Responds with the allowed methods of the path (RFC 9110, 15.5.6). */
function otherMethod(operations: readonly Operation[]): RequestHandler {
  const methods = operations.map((one) => one.method.toUpperCase());
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  return (request, response) => {
    response.setHeader('Allow', allow);
    if (request.method !== 'OPTIONS') throw new MusterError('method-not-allowed');
    response.statusCode = 204;
    response.end();
  };
}

const PROBLEM = 'application/problem+json';
const RETRY_AFTER_SECONDS = 2;

/**
 * Converts every error to a response of the contract. An error other than a MusterError is a defect: it is logged and
 * not shown.
 */
function answerErrors(logger: HttpLogger): ErrorRequestHandler {
  return (thrown: unknown, request, response, _next) => {
    if (thrown instanceof ClientGone || response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const error = errorOf(thrown);
    if (error.status >= 500) {
      logger.error({ requestId: requestIdOf(response), err: thrown }, error.message);
    }
    sendError(error, request, response);
  };
}

function sendError(error: MusterError, request: Request, response: Response): void {
  const requestId = requestIdOf(response);
  const wantsProblem = prefersProblem(request.headers.accept);
  const body = wantsProblem ? presentProblem(error, requestId) : presentError(error, requestId);
  response.statusCode = error.status;
  response.setHeader('Content-Type', `${wantsProblem ? PROBLEM : 'application/json'}; charset=utf-8`);
  if (error.status === 401) response.setHeader('WWW-Authenticate', challengeOf(error));
  const retryAfter = error.retryAfterSeconds ?? (error.status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(Math.ceil(retryAfter)));
  response.end(JSON.stringify(body));
}

/** Challenge of a 401 (RFC 6750, section 3). */
function challengeOf(error: MusterError): string {
  return error.code === 'missing-key'
    ? 'Bearer realm="muster"'
    : `Bearer realm="muster", error="invalid_token", error_description="${error.message}"`;
}

/** Returns whether Accept prefers problem details. It does not if JSON comes first, or if it refuses them (q=0). */
function prefersProblem(accept: string | undefined): boolean {
  if (accept === undefined || !accept.toLowerCase().includes(PROBLEM)) return false;
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
