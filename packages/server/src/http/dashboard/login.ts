import type { ErrorRequestHandler, Express } from 'express';
import express from 'express';

import type { Login } from '../../features/access/api-keys.ts';
import type { AuditLog } from '../middleware/audit.ts';
import { requestIdOf } from '../middleware/request-id.ts';
import { RateLimit } from '../middleware/rate-limit.ts';
import { MusterError } from '../../kernel/errors.ts';

/** @throws MusterError `invalid-login-code` */
export type Redeem = (code: string) => Promise<Login>;

const PATH = '/api/login';
const ATTEMPTS_PER_MINUTE = 20;
const MAX_BODY_BYTES = 1_024;
const MAX_CODE = 64;

/**
 * `POST /api/login` with `{ "Code": … }` exchanges a login code for an API key. It is not part of the contract: only
 * a browser uses it, opened with the link that the server has printed. Programs have no such code.
 */
export function addLogin(app: Express, redeem: Redeem, audit?: AuditLog): void {
  const limit = RateLimit.ofAddresses(ATTEMPTS_PER_MINUTE, 'login');
  app.post(PATH, async (request, response, next) => {
    await limit.check(request, response);
    next();
  });
  app.post(PATH, express.json({ limit: MAX_BODY_BYTES }));
  app.use(PATH, refuseOtherBodies);
  app.post(PATH, async (request, response) => {
    const login = await redeem(codeOf(request.body));
    const { apiKeyId, apiKeyName, deviceNetworkId, apiKey, expiresAt } = login;
    audit?.record({
      deviceNetworkId,
      apiKeyId,
      apiKeyName,
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
function codeOf(body: unknown): string {
  const code: unknown = typeof body === 'object' && body !== null && 'Code' in body ? body.Code : undefined;
  if (typeof code === 'string' && code !== '' && code.length <= MAX_CODE) return code;
  throw new MusterError('invalid-request', undefined, {
    modelState: { Code: ['Must be the text after code= in the link that the server printed.'] },
  });
}
