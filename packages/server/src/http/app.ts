import express from 'express';
import type { Response } from 'express';
import type { ServerSettings } from '../config.ts';
import type { AccessService } from '../features/access/access.ts';
import { MusterError } from '../kernel/errors.ts';
import type { Clock } from '../kernel/clock.ts';
import { noUsage } from '../kernel/usage-counter.ts';
import type { UsageCounter } from '../kernel/usage-counter.ts';
import { LargeRequests } from './check/large-requests.ts';
import { RequestCheck } from './check/request-check.ts';
import type { Contract, Operation } from './contract.ts';
import { Deprecations } from './deprecation/deprecations.ts';
import { addDashboard } from './dashboard/dashboard.ts';
import { addLogin } from './dashboard/login.ts';
import type { Redeem } from './dashboard/login.ts';
import { dispatcher } from './dispatch.ts';
import type { DispatchDependencies } from './dispatch.ts';
import { BodyReader } from './middleware/body.ts';
import type { AuditLog } from './middleware/audit.ts';
import type { Operations } from './operation-call.ts';
import { Cors } from './middleware/cors.ts';
import { answerErrors } from './middleware/errors.ts';
import { RateLimit } from './middleware/rate-limit.ts';
import { assignRequestId } from './middleware/request-id.ts';
import { logWhenOver } from './middleware/request-log.ts';
import type { HttpLogger } from './middleware/request-log.ts';
import { addReferencePage } from './reference/reference-page.ts';
import { CompressedText } from './replies/compressed-text.ts';
import { ContractValidator } from './validation.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

export type HttpAppConfig = Pick<
  ServerSettings,
  | 'allowedOrigins'
  | 'bodyLimitBytes'
  | 'noDashboard'
  | 'refusalsPerMinutePerAddress'
  | 'requestsPerMinute'
  | 'requestsPerMinutePerAddress'
  | 'trustProxy'
> & {
  /** Folder of the built dashboard. Absent: no dashboard. */
  readonly dashboardFolder?: string;
};

export interface HttpAppOptions {
  readonly contract: Contract;
  /** Runs the operations of the contract. */
  readonly operations: Operations;
  readonly access: AccessService;
  /** Records every change. Absent: changes are not recorded. */
  readonly audit?: AuditLog;
  /** Counts requests. Absent: requests are not counted. */
  readonly usage?: UsageCounter;
  readonly logger: HttpLogger;
  readonly clock: Clock;
  readonly config: HttpAppConfig;
  /** Exchanges login codes. Absent: there are no login codes. */
  readonly redeem?: Redeem;
  /** Checks every response against the contract, which is slow. For tests. */
  readonly checkResponses?: boolean;
  /** Adds handlers for paths outside the contract (health, metrics), before "not found". */
  readonly extend?: (app: express.Express) => void;
}

/** Creates the Web Admin API as an Express application. Its routes are generated from the contract. */
export function createHttpApp(options: HttpAppOptions): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // If the response to an error fails itself, Express responds without a stack trace.
  app.set('env', 'production');
  // Queries are parsed by the names of the contract, not by Express.
  app.set('query parser', false);
  const { allowedOrigins, trustProxy } = options.config;
  const cors = allowedOrigins && new Cors(allowedOrigins, options.contract);
  if (trustProxy !== undefined) app.set('trust proxy', trustProxy);
  app.use((request, response, next) => {
    assignRequestId(request, response);
    setSecurityHeaders(response);
    cors?.setHeaders(request, response);
    cutUnreadBody(request, response, options.clock);
    logWhenOver(request, response, { logger: options.logger, monotonic: () => options.clock.monotonic() });
    next();
  });
  limitAddresses(app, options.config);
  if (cors !== undefined) app.use(cors.preflight);
  addOperations(app, options);
  addContract(app, options.contract);
  addReferencePage(app, options.contract);
  options.extend?.(app);
  const { dashboardFolder, noDashboard } = options.config;
  if (!noDashboard && options.redeem !== undefined) addLogin(app, options.redeem, options.audit);
  if (!noDashboard) addDashboard(app, dashboardFolder);
  app.use(() => {
    throw new MusterError('route-not-found');
  });
  app.use(answerErrors(options.logger));
  return app;
}

/** Limits addresses before all work that costs anything. */
function limitAddresses(app: express.Express, { requestsPerMinutePerAddress }: HttpAppConfig): void {
  if (requestsPerMinutePerAddress === 0) return;
  const limit = RateLimit.ofAddresses(requestsPerMinutePerAddress, 'address');
  app.use(async (request, response, next) => {
    await limit.check(request, response);
    next();
  });
}

function addOperations(app: express.Express, options: HttpAppOptions): void {
  const { bodyLimitBytes, requestsPerMinute, refusalsPerMinutePerAddress } = options.config;
  const deps: DispatchDependencies = {
    access: options.access,
    validator: ContractValidator.of(options.contract),
    ...(options.audit === undefined ? {} : { audit: options.audit }),
    usage: options.usage ?? noUsage,
    operations: options.operations,
    deprecations: new Deprecations(options.contract),
    bodies: new BodyReader(bodyLimitBytes),
    check: new RequestCheck(options.contract),
    large: LargeRequests.of(options.contract),
    checkResponses: options.checkResponses ?? false,
    // 0 means no limit.
    ...(requestsPerMinute > 0 && { rateLimit: RateLimit.ofKeys(requestsPerMinute) }),
    ...(refusalsPerMinutePerAddress > 0 && {
      refusalLimit: RateLimit.ofAddresses(refusalsPerMinutePerAddress, 'refusals'),
    }),
  };
  const byRoute = Map.groupBy(options.contract.operations, (one) => one.route);
  for (const [path, operations] of [...byRoute].sort(([a], [b]) => (a < b ? -1 : 1)).sort(fixedFirst)) {
    const route = app.route(path);
    for (const operation of operations) {
      route[operation.method](dispatcher(operation, deps));
    }
    route.all(otherMethod(operations));
  }
}

/** `/devices/endpoint` must be matched before `/devices/:id`. */
function fixedFirst([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return (a.match(/:/gu)?.length ?? 0) - (b.match(/:/gu)?.length ?? 0);
}

/** Responds with the allowed methods of the path (RFC 9110, 15.5.6). */
function otherMethod(operations: readonly Operation[]): express.RequestHandler {
  const methods = operations.map((one) => one.method.toUpperCase());
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  return (request, response) => {
    response.setHeader('Allow', allow);
    if (request.method !== 'OPTIONS') {
      throw new MusterError('method-not-allowed');
    }
    response.statusCode = 204;
    response.end();
  };
}

/** Serves the contract itself, for generators and documentation. */
function addContract(app: express.Express, contract: Contract): void {
  const text = new CompressedText(() => JSON.stringify(contract.document));
  app.get('/openapi.json', async (request, response) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    await text.send(request, response);
  });
}

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

/** Responses are data for programs: they must not be rendered, framed, sniffed or cached. */
const SECURITY_HEADERS: ReadonlyMap<string, string> = new Map([
  ['Cache-Control', 'no-store'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
]);

function setSecurityHeaders(response: Response): void {
  response.setHeaders(SECURITY_HEADERS as Map<string, string>);
}
