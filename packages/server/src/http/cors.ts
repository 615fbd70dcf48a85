import cors from 'cors';
import type { RequestHandler } from 'express';
import type { Contract } from './contract.ts';

/** Origins from which browsers may call the API: `*` for all, or a list. */
type AllowedOrigins = '*' | readonly string[];

/** Seconds for which a browser may cache the response to a preflight. */
const MAX_AGE_SECONDS = 600;
/** Headers that the server sends although they are not in the contract. */
const OTHER_EXPOSED = ['Allow', 'Content-Disposition', 'RateLimit', 'RateLimit-Policy', 'Retry-After'];
const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';

/**
 * Sets the headers for cross-origin requests of browsers (WHATWG Fetch, 3.3, "CORS protocol"). Every response,
 * including errors and event streams, names the origin that may read it. An origin that is not allowed gets no headers,
 * so its browser hides the response. None allows credentials, so cookies never cross origins.
 */
export function setCorsHeaders(origins: AllowedOrigins, contract: Contract): RequestHandler {
  const isAllowed = (origin = ''): boolean => origins !== '*' && origins.includes(origin);
  const setHeaders = cors({
    origin: origins === '*' ? '*' : (origin, callback) => callback(null, isAllowed(origin)),
    methods: 'GET, HEAD, POST, PUT, PATCH, DELETE',
    exposedHeaders: exposedHeaders(contract),
    maxAge: MAX_AGE_SECONDS,
    // Preflights count for the limit of their address, so they are answered later.
    preflightContinue: true,
  });
  return (request, response, next) => {
    // Also for other origins, so that caches keep the responses apart.
    if (origins !== '*') response.vary('Origin');
    setHeaders(request, response, () => {
      if (response.hasHeader(ALLOW_ORIGIN)) {
        response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      }
      next();
    });
  };
}

/** Answers preflights of allowed origins. They have no key. */
export const answerPreflight: RequestHandler = (request, response, next) => {
  const isPreflight = request.headers['access-control-request-method'] !== undefined;
  if (isPreflight && response.hasHeader(ALLOW_ORIGIN)) response.status(204).end();
  else next();
};

/** All response headers in the contract and a few more. Browsers hide other headers from scripts. */
function exposedHeaders(contract: Contract): string {
  const names = new Set(OTHER_EXPOSED);
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, member] of Object.entries(node)) {
      if (key === 'headers') Object.keys(member as object).forEach((name) => names.add(name));
      else visit(member);
    }
  };
  const { components, paths } = contract.document as {
    readonly components?: { readonly responses?: unknown };
    readonly paths?: Readonly<Record<string, Readonly<Record<string, { readonly responses?: unknown }>>>>;
  };
  visit(components?.responses);
  for (const path of Object.values(paths ?? {})) {
    for (const operation of Object.values(path)) visit(operation.responses);
  }
  return [...names].sort().join(', ');
}
