import type { Request } from 'express';
import { MusterError } from '../../domain/errors.ts';
import type { AccessService } from '../../domain/services/access/access-service.ts';
import type { ApiKey } from '../../domain/entities/api-key.ts';
import type { Operation } from '../contract.ts';
import type { Principal } from '../handler.ts';

const BEARER = /^bearer +([\w.~+/=-]+) *$/iu;

/**
 * The only place where access is decided: the key, the device network of the request, the permission that the contract
 * asks for.
 *
 * @throws MusterError 401, 400 for a network that is none, 403
 */
export async function authorise(
  access: AccessService,
  operation: Operation,
  request: Request,
): Promise<Principal> {
  const key = await authenticate(access, request);
  const named = request.headers['x-devicenetwork'];
  const deviceNetworkId = await access.networkOf(
    key,
    operation.usesNetwork && typeof named === 'string' ? named : undefined,
  );
  if (
    operation.permission !== undefined &&
    !(await access.permits(key, deviceNetworkId, operation.permission))
  ) {
    throw new MusterError(
      'permission-denied',
      `The API key does not have the permission ${operation.permission}.`,
    );
  }
  return { apiKeyId: key.id, name: key.name, deviceNetworkId };
}

async function authenticate(access: AccessService, request: Request): Promise<ApiKey> {
  const header = request.headers.authorization;
  if (header === undefined || header === '') {
    throw new MusterError('missing-key');
  }
  const token = BEARER.exec(header)?.[1];
  if (token === undefined) {
    throw new MusterError('invalid-key');
  }
  return access.authenticate(token);
}

/** Challenge of a 401 (RFC 6750, section 3). */
export function challengeOf(error: MusterError): string {
  return error.code === 'missing-key'
    ? 'Bearer realm="muster"'
    : `Bearer realm="muster", error="invalid_token", error_description="${error.message}"`;
}
