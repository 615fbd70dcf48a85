import type { Request, RequestHandler, Response } from 'express';
import type { Contract } from './contract.ts';

/** Origins from which browsers may call the API: `*` for all, or a list. */
type AllowedOrigins = '*' | readonly string[];

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** Seconds for which a browser may cache the response to a preflight. */
const MAX_AGE_SECONDS = 600;
/** Comma-separated header names (RFC 9110, 5.6.2). */
const HEADER_NAMES = /^[\w!#$%&'*+.^`|~-]+(?:\s*,\s*[\w!#$%&'*+.^`|~-]+)*$/u;
const MAX_HEADER_NAMES = 1_000;
/** Headers that the server sends although they are not in the contract. */
const OTHER_EXPOSED = ['Allow', 'Content-Disposition', 'RateLimit', 'RateLimit-Policy', 'Retry-After'];

/**
 * Cross-origin requests of browsers (WHATWG Fetch, 3.3, "CORS protocol"). Every response, including errors and event
 * streams, names the origin that may read it. None allows credentials, so cookies never cross origins.
 */
export class Cors {
  readonly #origins: AllowedOrigins;
  readonly #exposed: string;

  constructor(origins: AllowedOrigins, contract: Contract) {
    this.#origins = origins;
    this.#exposed = exposedHeaders(contract);
  }

  /**
   * Sets the headers of a response. Does nothing for an origin that is not allowed, so its browser hides the
   * response.
   */
  setHeaders(request: Request, response: Response): void {
    if (this.#origins !== '*') response.appendHeader('Vary', 'Origin');
    const allowed = this.#allowed(request.headers.origin);
    if (allowed === undefined) return;
    response.setHeader('Access-Control-Allow-Origin', allowed);
    response.setHeader('Access-Control-Expose-Headers', this.#exposed);
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  }

  /** Answers preflights of allowed origins. They have no key. */
  get preflight(): RequestHandler {
    return (request, response, next) => {
      const isPreflight =
        request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
      if (!isPreflight || this.#allowed(request.headers.origin) === undefined) {
        next();
        return;
      }
      const names = request.headers['access-control-request-headers'] ?? '';
      response.setHeader('Access-Control-Allow-Methods', METHODS);
      // A wildcard would not include Authorization.
      if (names.length <= MAX_HEADER_NAMES && HEADER_NAMES.test(names)) {
        response.setHeader('Access-Control-Allow-Headers', names);
        response.appendHeader('Vary', 'Access-Control-Request-Headers');
      }
      response.setHeader('Access-Control-Max-Age', MAX_AGE_SECONDS);
      response.statusCode = 204;
      response.end();
    };
  }

  #allowed(origin: string | undefined): string | undefined {
    if (this.#origins === '*') return '*';
    return origin !== undefined && this.#origins.includes(origin) ? origin : undefined;
  }
}

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
