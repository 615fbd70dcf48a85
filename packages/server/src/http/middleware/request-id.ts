import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';

const ACCEPTABLE = /^[\w.:+/=-]{1,64}$/u;

/** Assigns an ID to the request: the client's own if it is suitable for logs. The response repeats it. */
export function assignRequestId(request: Request, response: Response): void {
  const sent = request.headers['x-request-id'];
  const id = typeof sent === 'string' && ACCEPTABLE.test(sent) ? sent : randomUUID();
  response.locals['requestId'] = id;
  response.setHeader('X-Request-Id', id);
}

export function requestIdOf(response: Response): string {
  return String(response.locals['requestId']);
}
