import { jwtVerify, SignJWT } from 'jose';
import type { Checks } from './answers.ts';

/** Where a log-in of the command line continues: a listener on the machine of the browser. */
export interface CliReturn {
  readonly port: number;
  /** SHA-256 in base64url of the text with which the command redeems its code (RFC 7636, 4.2). */
  readonly challenge: string;
  readonly state: string;
}

/** A log-in in progress. The browser keeps it in a cookie, which ties the answer of the provider to the browser. */
export interface LogInState extends Checks {
  readonly redirectUri: string;
  /** Path of this site to which the browser returns. */
  readonly returnTo: string;
  readonly cli?: CliReturn;
}

/** Time that a person has at the provider, in milliseconds. */
export const LOG_IN_MS = 10 * 60_000;
/** Differs from the audience of API keys, so that neither passes as the other. */
const AUDIENCE = 'muster-log-in';

/** Signs a log-in. @param now epoch milliseconds */
export function sealed(logIn: LogInState, secret: Uint8Array, now: number): Promise<string> {
  return new SignJWT({ logIn })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor((now + LOG_IN_MS) / 1000))
    .sign(secret);
}

/** Returns a log-in that this server has signed; undefined if it has not, or if its time is over. */
export async function opened(
  token: string | undefined,
  secret: Uint8Array,
  now: number,
): Promise<LogInState | undefined> {
  if (token === undefined) return undefined;
  const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate: new Date(now) };
  return jwtVerify<{ readonly logIn: LogInState }>(token, secret, options).then(
    ({ payload }) => payload.logIn,
    () => undefined,
  );
}
