import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import express from 'express';
import type { ErrorRequestHandler, Express, Request, Response } from 'express';
import type { Login } from '../features/access/api-keys.ts';
import { MusterError } from '../kernel/errors.ts';
import { RateLimit } from './rate-limit.ts';
import { escapeHtml, policyOf } from './reference-page.ts';
import { requestIdOf } from './request-records.ts';
import type { AuditLog } from './request-records.ts';

/** A path of the dashboard: segments without percent-encoding, which do not begin with a dot. */
const PATH = /^(?:\/[\w~@:+-][\w.~@:+-]*)*\/?$/u;
const MAX_PATH = 1_000;
/** Names of bundles contain a hash of their content. */
const HASHED = '/assets/';
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Allows only the files of the dashboard and the API of the same origin. Inline styles and scripts are refused. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the files of the dashboard, and its page for every path that a browser opens and that has no other handler.
 * Clients that do not ask for HTML get "not found" from the handlers that follow.
 *
 * @param folder with `index.html` and `assets/`, each file with its compressed forms `.br` and `.gz` beside it.
 * Undefined: `/` explains how to get the dashboard
 * @param prefix base path of the dashboard, or empty
 */
export function addDashboard(app: Express, folder: string | undefined, prefix: string): void {
  app.use(async (request, response, next) => {
    if (!(await isAnswered(folder, prefix, request, response))) next();
  });
}

async function isAnswered(
  folder: string | undefined,
  prefix: string,
  request: Request,
  response: Response,
): Promise<boolean> {
  if (!isServed(request)) return false;
  const { path } = request;
  if (folder !== undefined && path !== '/' && (await sendFrom(folder, path, request, response))) return true;
  if (path.startsWith(HASHED) || !prefersHtml(request)) return false;
  if (folder !== undefined && (await sendPage(folder, prefix, response))) return true;
  if (path !== '/') return false;
  response.setHeader('Content-Security-Policy', ABSENCE_POLICY);
  response.type('html').end(absencePage(folder, prefix));
  return true;
}

function isServed({ method, path }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return path.length <= MAX_PATH && PATH.test(path) && !/^\/api(?:\/|$)/iu.test(path);
}

/** A browser that opens a URL prefers HTML. Most programs accept anything. */
function prefersHtml(request: Request): boolean {
  return request.accepts(['json', 'html']) === 'html';
}

/** Sends a file, compressed if the client accepts it. @returns false if there is no such file */
async function sendFrom(
  folder: string,
  path: string,
  request: Request,
  response: Response,
): Promise<boolean> {
  if (/\.(?:br|gz)$/u.test(path) || path.endsWith('/')) return false;
  for (const { name, suffix } of ENCODINGS) {
    if (request.acceptsEncodings(name) === false) continue;
    response.setHeader('Content-Encoding', name);
    if (await sent(folder, path, suffix, response)) return true;
    response.removeHeader('Content-Encoding');
  }
  return sent(folder, path, '', response);
}

/** Sends the page of the dashboard, whose relative addresses would not work on its pages in folders. */
async function sendPage(folder: string, prefix: string, response: Response): Promise<boolean> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return false;
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', `W/"${hash('sha256', html + prefix, 'base64url')}"`);
  response.type('html').send(html.replaceAll('="./', `="${prefix}/`));
  return true;
}

/** Returns the entity tag of a file; undefined if the file does not exist. */
async function etagOf(file: string): Promise<string | undefined> {
  return stat(file).then(
    (found) => (found.isFile() ? `W/"${found.size.toString(16)}-${found.mtimeMs.toString(16)}"` : undefined),
    () => undefined,
  );
}

/** Resolves with whether a response was sent. A new build can replace a file during the look-up. */
async function sent(folder: string, path: string, suffix: string, response: Response): Promise<boolean> {
  const etag = await etagOf(join(folder, path + suffix));
  if (etag === undefined) return false;
  const isHashed = path.startsWith(HASHED);
  response.setHeader('ETag', etag);
  response.vary('Accept-Encoding');
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  // The name of a compressed file does not reveal the media type.
  response.type(extname(path));
  // Files are small, so ranges are ignored (RFC 9110, 14.2).
  const options = { root: folder, cacheControl: false, acceptRanges: false };
  const failure = await new Promise<Error | undefined>((resolve) => {
    response.sendFile(path.slice(1) + suffix, options, resolve);
  });
  if (failure === undefined || response.headersSent || response.destroyed) return true;
  response.removeHeader('Content-Type');
  response.removeHeader('ETag');
  response.setHeader('Cache-Control', 'no-store');
  return false;
}

const STYLE = 'body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:40rem;padding:2rem 1rem}';

/** Allows only the style of the page itself. */
const ABSENCE_POLICY = policyOf(STYLE);

/**
 * The page at `/` if there is no dashboard. @param folder expected folder of the dashboard; undefined if none is
 * configured
 */
function absencePage(folder: string | undefined, prefix: string): string {
  const remedy =
    folder === undefined
      ? 'This server was started without the dashboard. <code>muster server</code> and <code>muster up</code> serve it.'
      : `The dashboard is not built: <code>${escapeHtml(folder)}</code> has no index.html. In a clone, <code>npm run dashboard</code> builds it, and the next reload of this page shows it.`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Muster</title>`,
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>`,
    `<h1>Muster</h1><p>${remedy}</p>`,
    `<p>The API is at <code>${prefix}/api/v3</code>. <a href="${prefix}/docs">${prefix}/docs</a> describes it.</p></body></html>`,
  ].join('\n');
}

/** @throws MusterError `invalid-login-code` */
export type Redeem = (code: LoginCode) => Promise<Login>;

/** A code that the server has printed, or one of `muster login` with the text that proves who began the log-in. */
export interface LoginCode {
  readonly code: string;
  readonly verifier?: string;
}

const LOGIN_PATH = '/api/login';
const ATTEMPTS_PER_MINUTE = 20;
const MAX_BODY_BYTES = 1_024;
const MAX_CODE = 64;
/** RFC 7636, 4.1 */
const VERIFIER = /^[\w.~-]{43,128}$/u;

/**
 * `POST /api/login` with `{ "Code": … }` exchanges a login code for an API key. It is not part of the contract: only
 * a browser uses it, opened with the link that the server has printed, and `muster login` with a verifier.
 */
export function addLogin(app: Express, redeem: Redeem, audit: AuditLog): void {
  const limit = RateLimit.ofAddresses(ATTEMPTS_PER_MINUTE, 'login');
  app.post(LOGIN_PATH, async (request, response, next) => {
    await limit.check(request, response);
    next();
  });
  app.post(LOGIN_PATH, express.json({ limit: MAX_BODY_BYTES }));
  app.use(LOGIN_PATH, refuseOtherBodies);
  app.post(LOGIN_PATH, async (request, response) => {
    const login = await redeem(codeOf(request.body));
    const { apiKeyId, apiKeyName, deviceNetworkId, apiKey, expiresAt, isPerson } = login;
    audit.record({
      deviceNetworkId,
      apiKeyId,
      apiKeyName,
      actorType: isPerson === true ? 'Person' : 'ApiKey',
      operation: 'login',
      entityId: apiKeyId,
      status: 200,
      requestId: requestIdOf(response),
    });
    response.json({
      ApiKey: apiKey,
      DeviceNetworkId: deviceNetworkId,
      ExpirationDate: new Date(expiresAt).toISOString(),
    });
  });
}

/** Handles errors of the body parser, which occur before the code is checked. */
const refuseOtherBodies: ErrorRequestHandler = (cause, _request, _response, next) => {
  next(cause instanceof MusterError ? cause : new MusterError('malformed-body', undefined, { cause }));
};

/** @throws MusterError `invalid-request` */
function codeOf(body: unknown): LoginCode {
  const { Code: code, Verifier: verifier } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const isRight = verifier === undefined || (typeof verifier === 'string' && VERIFIER.test(verifier));
  if (typeof code === 'string' && code !== '' && code.length <= MAX_CODE && isRight)
    return { code, ...(typeof verifier === 'string' && { verifier }) };
  if (!isRight) {
    throw new MusterError('invalid-request', undefined, {
      modelState: { Verifier: ['Must be a code verifier of 43 to 128 characters (RFC 7636, 4.1).'] },
    });
  }
  throw new MusterError('invalid-request', undefined, {
    modelState: { Code: ['Must be the text after code= in the link that the server printed.'] },
  });
}
