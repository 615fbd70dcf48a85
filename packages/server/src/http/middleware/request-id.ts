import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';

const ACCEPTABLE = /^[\w.:+/=-]{1,64}$/u;

/** Gives the request an id: the client's own when it sends one that is fit for logs. The answer carries it too. */
export function assignRequestId(request: Request, response: Response): void {
  const sent = request.headers['x-request-id'];
  const id = typeof sent === 'string' && ACCEPTABLE.test(sent) ? sent : randomUUID();
  response.locals['requestId'] = id;
  response.setHeader('X-Request-Id', id);
}

export function requestIdOf(response: Response): string {
  return String(response.locals['requestId']);
}
