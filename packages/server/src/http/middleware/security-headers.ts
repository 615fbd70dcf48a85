import type { Response } from 'express';

/** Responses are data for programs: they must not be rendered, framed, sniffed or cached. */
const headers: ReadonlyMap<string, string> = new Map([
  ['Cache-Control', 'no-store'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
]);

export function setSecurityHeaders(response: Response): void {
  response.setHeaders(headers as Map<string, string>);
}
