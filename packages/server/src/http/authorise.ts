import type { Request, Response } from 'express';
import { KeyRefused, NEW_TICKET } from '../features/access/access.ts';
import type { AccessService, RealtimeGrant } from '../features/access/access.ts';
import type { ApiKey } from '../features/access/model.ts';
import { MusterError } from '../kernel/errors.ts';
import { normaliseId, queryOf } from './client-values.ts';
import type { Operation } from './contract.ts';
import type { Principal } from './handler.ts';
import { sessionOf, type CookieConfig } from './session-cookie.ts';

/** Checks of keys, and settings of the cookies of people. */
export interface AccessRules {
  readonly access: AccessService;
  readonly config: CookieConfig;
}

/** Principals of authenticated requests. */
const authenticatedPrincipals = new WeakMap<Request, Principal>();
const BEARER = /^bearer +([\w.~+/=-]+) *$/iu;
const BASIC = /^basic +([\w+/]+={0,2}) *$/iu;

/**
 * The only place where access is decided: by the key or the session of a person, the device network of the request, and the permission that the
 * contract requires.
 *
 * @throws MusterError 401; 400 if the header is not the ID of a device network; 403
 */
export async function authorise(
  rules: AccessRules,
  operation: Operation,
  request: Request,
  response: Response,
): Promise<Principal> {
  try {
    const principal = await principalOf(rules, operation, request, response);
    authenticatedPrincipals.set(request, principal);
    return principal;
  } catch (error) {
    if (error instanceof KeyRefused) {
      const { keyId: apiKeyId, name, deviceNetworkId, type } = error.claims;
      const isPerson = type === 'Session' ? ({ isPerson: true } as const) : {};
      authenticatedPrincipals.set(request, { apiKeyId, name, deviceNetworkId, ...isPerson });
    }
    throw error;
  }
}

async function principalOf(
  { access, config }: AccessRules,
  operation: Operation,
  request: Request,
  response: Response,
): Promise<Principal> {
  const token = headerToken(request);
  const grant = await realtimeGrant(access, operation, request, token);
  const key =
    grant?.key ??
    (token === undefined
      ? await sessionOf(access, config, { request, response }, operation.takesRealtimeToken)
      : await access.authenticate(token));
  if (key === undefined) throw new MusterError('missing-key');
  const named = request.headers['x-devicenetwork'];
  const deviceNetworkId =
    grant?.deviceNetworkId ??
    (await access
      .networkOf(key, operation.usesNetwork && typeof named === 'string' ? named : undefined)
      .catch((error: unknown) => {
        // The refusal is recorded for the key's own network, not for the foreign one.
        if (error instanceof MusterError && error.code === 'not-a-member') {
          authenticatedPrincipals.set(request, principalFor(key, key.deviceNetworkId));
        }
        throw error;
      }));
  const principal = principalFor(key, deviceNetworkId);
  const denial = await denialOf(access, operation, request, key, deviceNetworkId);
  if (denial !== undefined) {
    authenticatedPrincipals.set(request, principal);
    throw new MusterError('permission-denied', denial);
  }
  return principal;
}

function principalFor({ id, name, person, ticket }: ApiKey, deviceNetworkId: string): Principal {
  const principal = { apiKeyId: id, name, deviceNetworkId, ...(person && ({ isPerson: true } as const)) };
  return ticket === undefined ? principal : { ...principal, dataCollectorId: ticket.dataCollectorId };
}

/** Returns the reason why a valid key may not call the operation in the network; undefined if it may. */
async function denialOf(
  access: AccessService,
  { permission, takesTicket }: Operation,
  request: Request,
  key: ApiKey,
  deviceNetworkId: string,
): Promise<string | undefined> {
  const { ticket } = key;
  if (ticket !== undefined && !takesTicket) {
    return 'The token of a registration ticket is not accepted for this operation. Use an API key.';
  }
  const gatewayId = request.params['id'];
  if (ticket !== undefined && normaliseId(String(gatewayId)) !== ticket.dataCollectorId) {
    return `The token of a registration ticket is valid for its own gateway only: ${ticket.dataCollectorId}.`;
  }
  if (permission === undefined || (await access.permits(key, deviceNetworkId, permission))) return undefined;
  return ticket === undefined
    ? `The API key does not have the permission ${permission}. Use a key whose roles grant it.`
    : `The API key that issued this registration ticket does not have the permission ${permission}. ${NEW_TICKET}`;
}

/** In a query, only tokens for event streams are accepted. URLs are logged, so they must not contain keys. */
async function realtimeGrant(
  access: AccessService,
  operation: Operation,
  request: Request,
  token: string | undefined,
): Promise<RealtimeGrant | undefined> {
  const given = operation.takesRealtimeToken ? (token ?? queryToken(request)) : undefined;
  if (given === undefined) return undefined;
  const grant = await access.authenticateRealtime(given);
  if (grant === undefined && token === undefined) {
    throw new MusterError(
      'invalid-key',
      'API keys are not accepted in a query. Send the header Authorization: Bearer KEY.',
    );
  }
  return grant;
}

/**
 * Returns the value of the key in the header: a bearer token, or for clients of the original service the password of
 * Basic authentication (RFC 7617) with any user name.
 *
 * @throws MusterError `invalid-key` if the header has another form, or there are several
 */
export function headerToken(request: Request): string | undefined {
  // Node.js uses the first of several headers, but a proxy may have checked another one.
  if ((request.headersDistinct['authorization']?.length ?? 0) > 1) {
    throw new MusterError('invalid-key', 'The request has several Authorization headers. Send one.');
  }
  const header = request.headers.authorization;
  if (header === undefined || header === '') return undefined;
  const token = BEARER.exec(header)?.[1] ?? passwordOf(BASIC.exec(header)?.[1]);
  if (token === undefined) throw new MusterError('invalid-key');
  return token;
}

/** @param credentials user name, colon and password in base64; the key can also be the user name if there is no password */
function passwordOf(credentials: string | undefined): string | undefined {
  if (credentials === undefined) return undefined;
  const [name = '', ...password] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
  const key = password.join(':') || name;
  return /^[\w.~+/=-]+$/u.test(key) ? key : undefined;
}

function queryToken(request: Request): string | undefined {
  return new URLSearchParams(queryOf(request.originalUrl)).get('access_token') ?? undefined;
}

/**
 * Returns the authenticated principal of a request, even if the request was refused. A key with a forged value has
 * none.
 */
export function authenticatedPrincipal(request: Request): Principal | undefined {
  return authenticatedPrincipals.get(request);
}
