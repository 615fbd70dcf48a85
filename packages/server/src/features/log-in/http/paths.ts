import type { Express, Request, Response } from 'express';
import type { AuditLog } from '../../../http/request-records.ts';
import { headerToken } from '../../../http/authorise.ts';
import { RateLimit } from '../../../http/rate-limit.ts';
import { requestIdOf } from '../../../http/request-records.ts';
import {
  checkIsOwnOrigin,
  clearSessionCookie,
  cookieOf,
  cookieOptions,
  SESSION_COOKIE,
  sessionOf,
  setSessionCookie,
} from '../../../http/session-cookie.ts';
import { omitUndefined } from '../../../kernel/data.ts';
import { invalidMember, MusterError } from '../../../kernel/errors.ts';
import type { Clock } from '../../../kernel/timers.ts';
import { prefixOf } from '../../../listener/base-path.ts';
import type { Logger } from '../../../logger.ts';
import type { Reader } from '../../../store/port.ts';
import type { AccessService } from '../../access/access.ts';
import { sessionDetails } from '../../access/model.ts';
import type { ApiKey } from '../../access/model.ts';
import type { SessionService } from '../../access/sessions.ts';
import { LOG_IN_MS, opened, sealed } from './log-in-state.ts';
import type { CliReturn, LogInState } from './log-in-state.ts';
import { LogInFault } from './answers.ts';
import type { People } from './people.ts';

export interface LogInConfig {
  readonly basePath: string;
  readonly oidcIdleMinutes: number;
  readonly oidcIssuer?: string | undefined;
}

export interface LogInParts {
  readonly config: LogInConfig;
  /** Absent: people cannot log in. */
  readonly people: People | undefined;
  readonly sessions: Pick<SessionService, 'begin' | 'end'>;
  readonly access: AccessService;
  readonly reader: Reader;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Signs the cookies of log-ins in progress. */
  readonly secret: Uint8Array;
}

const COOKIE = 'muster_login';
/** Two requests of each log-in. Many people can have one address. */
const REQUESTS_PER_MINUTE = 120;
const MAX_PATH = 1_000;

/**
 * Serves the paths with which people log in and out. They are not part of the contract: browsers and `muster login` use
 * them. API keys work without them, and without the provider.
 */
export function serveLogIn(app: Express, parts: LogInParts): void {
  const { access, config, people, reader } = parts;
  const base = prefixOf(config.basePath);
  app.get('/api/login', async (request, response) => {
    const problem = await (await people?.provider)?.problem();
    const start = `${base}/api/login/start`;
    const provider = people === undefined ? null : { Name: people.name, Start: start };
    // Browsers report a 401 as an error, so that pages ask for the session only if there may be one.
    const hasSession = cookieOf(request, SESSION_COOKIE) === undefined ? undefined : true;
    response.json({ Provider: provider, ...omitUndefined({ Problem: problem, HasSession: hasSession }) });
  });
  app.get('/api/session', async (request, response) => {
    const session = await personOf(parts, request, response);
    if (session?.person === undefined) throw new MusterError('missing-key', 'There is no session. Log in.');
    const details = await reader
      .collection(sessionDetails)
      .findOne([{ field: 'sessionId', op: 'eq', value: session.id }]);
    response.json({
      Name: session.name,
      ...omitUndefined({ Email: session.person.email }),
      HasPicture: details?.picture !== undefined,
      DeviceNetworkId: session.deviceNetworkId,
      ExpirationDate: new Date(session.expiresAt).toISOString(),
    });
  });
  if (people === undefined) return;
  const limit = RateLimit.ofAddresses(REQUESTS_PER_MINUTE, 'login');
  app.get('/api/login/start', async (request, response) => {
    await limit.check(request, response);
    await start(parts, people, request, response);
  });
  app.get('/api/login/callback', async (request, response) => {
    await limit.check(request, response);
    await finish(parts, people, request, response);
  });
  app.get('/api/login/check', async (request, response) => {
    const key = await access.authenticate(headerToken(request) ?? '');
    if (!(await access.permits(key, key.deviceNetworkId, 'ApiKey.Read'))) {
      throw new MusterError('permission-denied', 'The API key does not have the permission ApiKey.Read.');
    }
    response.json(await people.check(key));
  });
  app.post('/api/logout', async (request, response) => {
    const logOutUrl = await logOut(parts, people, request, response);
    response.json({ LogoutUrl: logOutUrl ?? null });
  });
}

/** Returns the session of a request, from the header or the cookie. */
async function personOf(
  { access, config }: LogInParts,
  request: Request,
  response: Response,
): Promise<ApiKey | undefined> {
  const token = headerToken(request);
  if (token === undefined) return sessionOf(access, config, { request, response });
  return access.authenticate(token);
}

/** Sends the browser to the provider. */
async function start(parts: LogInParts, people: People, request: Request, response: Response): Promise<void> {
  const { clock, config, secret } = parts;
  const base = prefixOf(config.basePath);
  const provider = await people.provider;
  const query = new URL(request.originalUrl, 'http://localhost').searchParams;
  const cli = cliReturnOf(query);
  const logIn: LogInState = {
    ...provider.newChecks(),
    redirectUri: `${originOf(request)}${base}/api/login/callback`,
    returnTo: returnPathOf(query.get('return') ?? `${base}/`),
    ...omitUndefined({ cli }),
  };
  try {
    const target = await provider.startUrl(logIn.redirectUri, logIn);
    const options = { ...cookieOptions(request, `${base}/api/login`), maxAge: LOG_IN_MS };
    response.cookie(COOKIE, await sealed(logIn, secret, clock.now()), options);
    response.redirect(target.href);
  } catch (error) {
    fail(parts, cli, provider.faultOf(error), response);
  }
}

/** Takes the answer of the provider, begins the session, and sends the browser back. */
async function finish(
  parts: LogInParts,
  people: People,
  request: Request,
  response: Response,
): Promise<void> {
  const { access, clock, config, secret, sessions } = parts;
  const base = prefixOf(config.basePath);
  const provider = await people.provider;
  const logIn = await opened(cookieOf(request, COOKIE), secret, clock.now());
  response.clearCookie(COOKIE, cookieOptions(request, `${base}/api/login`));
  try {
    const answer = answerOf(request, logIn);
    const identity = await provider.identify(answer.url, answer.logIn);
    const input = await people.sessionFor(identity);
    const { cli, returnTo } = answer.logIn;
    const begun = await sessions.begin({ ...input, ...omitUndefined({ challenge: cli?.challenge }) });
    if ('code' in begun) {
      response.redirect(cliUrl(cli, { code: begun.code }));
      return;
    }
    const { session } = begun;
    record(parts, session, 'login', response);
    await setSessionCookie(access, session, config, { request, response });
    response.redirect(returnTo);
    people.keepPicture(session.id, identity);
  } catch (error) {
    fail(parts, logIn?.cli, provider.faultOf(error), response);
  }
}

/** Returns the answer of the provider if this browser has asked for it. @throws LogInFault */
function answerOf(request: Request, logIn: LogInState | undefined): { url: URL; logIn: LogInState } {
  if (logIn === undefined) {
    throw new LogInFault(
      'The log-in was not begun in this browser, or more than 10 minutes ago. Log in again.',
    );
  }
  const url = new URL(logIn.redirectUri);
  url.search = new URL(request.originalUrl, 'http://localhost').search;
  if (url.searchParams.get('state') !== logIn.state) {
    throw new LogInFault(
      'The answer of the provider belongs to another log-in (state). Log in again in one tab.',
    );
  }
  return { url, logIn };
}

/** Ends the session of the request. @returns where the person also logs out at the provider */
async function logOut(
  parts: LogInParts,
  people: People,
  request: Request,
  response: Response,
): Promise<string | undefined> {
  if (headerToken(request) === undefined) checkIsOwnOrigin(request);
  const base = prefixOf(parts.config.basePath);
  const session = await personOf(parts, request, response).catch((error: unknown) => {
    // The session has ended already.
    if (error instanceof MusterError && error.status === 401) return undefined;
    throw error;
  });
  clearSessionCookie(request, response, parts.config);
  if (session?.person === undefined) return undefined;
  const { idToken } = await parts.sessions.end(session.id);
  record(parts, session, 'logout', response);
  return (await people.provider).logOutUrl(idToken, `${originOf(request)}${base}/`);
}

function record({ audit }: LogInParts, session: ApiKey, operation: string, response: Response): void {
  audit.record({
    deviceNetworkId: session.deviceNetworkId,
    apiKeyId: session.id,
    apiKeyName: session.name,
    actorType: 'Person',
    operation,
    status: 200,
    requestId: requestIdOf(response),
  });
}

/** The origin of this server as the browser sees it. @throws MusterError `malformed-request` for a wrong Host */
function originOf(request: Request): string {
  const origin = `${request.protocol}://${request.host}`;
  if (!/^[\w.:[\]-]+$/u.test(request.host) || !URL.canParse(origin)) {
    throw new MusterError('malformed-request', 'The header Host is not valid. Send the host of the server.');
  }
  return new URL(origin).origin;
}

/** @throws MusterError `invalid-request` for anything but a path of this site */
function returnPathOf(path: string): string {
  const isPath = /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path) && path.length <= MAX_PATH;
  if (isPath) return path;
  throw invalidMember(
    'return',
    `Must be a path of this site of at most ${MAX_PATH} characters, such as /devices.`,
  );
}

/** @throws MusterError `invalid-request` */
function cliReturnOf(query: URLSearchParams): CliReturn | undefined {
  const [cli, challenge, state] = ['cli', 'challenge', 'state'].map((name) => query.get(name) ?? '');
  if (!cli) return undefined;
  const port = /^\d{1,5}$/u.test(cli) ? Number(cli) : 0;
  if (port < 1 || port > 65_535) throw invalidMember('cli', 'Must be a port from 1 to 65535.');
  if (!/^[\w-]{43}$/u.test(challenge ?? ''))
    throw invalidMember('challenge', 'Must be a SHA-256 in base64url: 43 characters.');
  if (!/^[\w.~-]{1,128}$/u.test(state ?? ''))
    throw invalidMember('state', 'Must be 1 to 128 letters, digits, or characters of _.~-');
  return { port, challenge: challenge ?? '', state: state ?? '' };
}

/** Only the machine of the browser can be reached. */
function cliUrl(cli: CliReturn | undefined, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ ...parameters, state: cli?.state ?? '' });
  return `http://127.0.0.1:${cli?.port}/?${query.toString()}`;
}

/** Sends the browser to where the person reads why the log-in failed. */
function fail(
  { config, logger }: LogInParts,
  cli: CliReturn | undefined,
  { cause, message }: LogInFault,
  response: Response,
): void {
  // Errors of the client hold tokens and claims, so only the code is logged.
  const { code } = (cause ?? {}) as { readonly code?: unknown };
  logger.warn({ reason: message, code, requestId: requestIdOf(response) }, 'a log-in failed');
  const page = `${prefixOf(config.basePath)}/#login-error=${encodeURIComponent(message)}`;
  response.redirect(cli === undefined ? page : cliUrl(cli, { error: message }));
}
