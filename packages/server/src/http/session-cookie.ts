/** The cookies of people who have logged in, and the protection of requests that they authenticate. */
import type { CookieOptions, Request, Response } from 'express';
import type { AccessService } from '../features/access/access.ts';
import type { ApiKey } from '../features/access/model.ts';
import { MusterError } from '../kernel/errors.ts';

export const SESSION_COOKIE = 'muster_session';
/** Header that scripts of other origins cannot send, because browsers ask first, and the server refuses. */
const OWN_HEADER = 'x-muster-session';

/** Settings of the cookies. */
export interface CookieConfig {
  readonly basePath: string;
  readonly oidcIssuer?: string | undefined;
  readonly oidcIdleMinutes: number;
}

/** Returns the value of a cookie; undefined if there is none. Of several with the name, the first counts (RFC 6265, 5.4). */
export function cookieOf(request: Request, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** Options of a cookie that scripts cannot read, and that other sites send only when they link to this one. */
export function cookieOptions(request: Request, path: string): CookieOptions {
  return { path, httpOnly: true, sameSite: 'lax', secure: request.secure };
}

/** Sets the cookie of a session. It ends after the idle time, and no later than the session. */
export async function setSessionCookie(
  access: AccessService,
  session: ApiKey,
  config: CookieConfig,
  { request, response }: { readonly request: Request; readonly response: Response },
): Promise<void> {
  const { token, expiresAt } = await access.cookieOf(session, config.oidcIdleMinutes * 60_000);
  const expires = new Date(expiresAt);
  response.cookie(SESSION_COOKIE, token, { ...cookieOptions(request, config.basePath), expires });
}

export function clearSessionCookie(request: Request, response: Response, { basePath }: CookieConfig): void {
  response.clearCookie(SESSION_COOKIE, cookieOptions(request, basePath));
}

/**
 * Checks that a request with a cookie comes from a page of this origin.
 *
 * @param isStream whether an EventSource may have sent it, which cannot send headers
 * @throws MusterError `cross-site-request`
 */
export function checkIsOwnOrigin(request: Request, isStream = false): void {
  const site = request.headers['sec-fetch-site'];
  // Browsers set this header themselves, and scripts cannot.
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
  const isMarked = request.headers[OWN_HEADER] === '1' || (isStream && site === 'same-origin');
  if (isForeign || !isMarked) throw new MusterError('cross-site-request');
}

/**
 * Returns the session that the cookie of a request authenticates, and renews the cookie when half of its time is over.
 * Undefined if there is no such cookie.
 *
 * @param isStream see {@link checkIsOwnOrigin}
 * @throws MusterError `cross-site-request`, `invalid-key`, `expired-key`
 */
export async function sessionOf(
  access: AccessService,
  config: CookieConfig,
  exchange: { readonly request: Request; readonly response: Response },
  isStream = false,
): Promise<ApiKey | undefined> {
  const token = cookieOf(exchange.request, SESSION_COOKIE);
  if (token === undefined || config.oidcIssuer === undefined) return undefined;
  checkIsOwnOrigin(exchange.request, isStream);
  const { session, leftMs } = await access.authenticateCookie(token);
  if (leftMs < config.oidcIdleMinutes * 30_000) await setSessionCookie(access, session, config, exchange);
  return session;
}
