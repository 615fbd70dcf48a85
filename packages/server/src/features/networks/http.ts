import { hash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { DeviceNetworkResponse } from '../../http/generated/contract.ts';
import { act, create, noContent, ok, okContent, read } from '../../http/handler.ts';
import type { FeatureRoutes, Principal } from '../../http/handler.ts';
import { pageReply, listRoute } from '../../http/reads.ts';
import { omitUndefined } from '../../kernel/data.ts';
import type { Reader } from '../../store/port.ts';
import { requestingKey } from '../access/access.ts';
import { presentPermissions, presentSpecificRole, roleFields, rolesOfNetwork } from '../access/http.ts';
import { roles, sessionDetails } from '../access/model.ts';
import { responsibilitiesOf } from '../access/roles.ts';
import type { RoleService } from '../access/roles.ts';
import type { SmartObjectTypeService } from '../catalogue/smart-object-types.ts';
import type { NetworkRemoval } from './network-removal.ts';
import { networkOfMember, networksOfMember } from './networks.ts';
import type { NetworkDetails, NetworkService } from './networks.ts';

export interface Services {
  readonly networks: NetworkService;
  readonly removal: NetworkRemoval;
  readonly roles: RoleService;
  readonly smartObjectTypes: SmartObjectTypeService;
}

/** Routes of the tags `deviceNetworks` and `users`. The current user is the API key of the request. */
export const routes: FeatureRoutes<
  | 'users'
  | `deviceNetworks.${'create' | 'current' | 'delete' | 'get' | 'list' | 'permissions' | 'realtimeToken'}`
  | `deviceNetworks.${'listAllSpecificRoles' | 'listSpecificRoles' | 'reinitializeRoles' | 'seed'}`,
  Services
> = {
  'deviceNetworks.list': read(async ({ principal, reader }) =>
    ok((await networksOfMember(reader, principal.apiKeyId)).map(presentNetwork)),
  ),
  'deviceNetworks.create': act(async ({ body, principal, begin }, { networks }) => {
    const { Name, TenantId, ExternalId } = body;
    const input = { name: Name, ...omitUndefined({ tenantId: TenantId, externalId: ExternalId }) };
    return create(begin, '/api/v3/deviceNetworks', (unit) =>
      networks.create(principal.apiKeyId, input, unit),
    );
  }),
  'deviceNetworks.delete': act(async ({ params, principal }, { removal }) => {
    await removal.remove(principal.apiKeyId, params.id);
    return noContent();
  }),
  'deviceNetworks.get': read(async ({ params, principal, reader }) =>
    ok(presentNetwork(await networkOfMember(reader, principal.apiKeyId, params.id))),
  ),
  'deviceNetworks.current': read(async ({ principal, reader }) =>
    ok(presentNetwork(await networkOfMember(reader, principal.apiKeyId, principal.deviceNetworkId))),
  ),
  'deviceNetworks.permissions': read(async ({ access, principal: { apiKeyId, deviceNetworkId } }) =>
    ok(presentPermissions(await access.permissionsOfKey(apiKeyId, deviceNetworkId))),
  ),
  'deviceNetworks.listAllSpecificRoles': read(async (context) =>
    ok((await rolesOfNetwork(context)).map(presentSpecificRole)),
  ),
  'deviceNetworks.listSpecificRoles': listRoute(roles, roleFields, presentSpecificRole),
  'deviceNetworks.reinitializeRoles': act(async ({ principal }, { roles: service }) => {
    await service.restoreDefaults(principal.deviceNetworkId, principal.apiKeyId);
    return noContent();
  }),
  'deviceNetworks.seed': act(async ({ principal }, { smartObjectTypes }) => {
    await smartObjectTypes.restoreCatalogue(principal.deviceNetworkId);
    return noContent();
  }),
  'deviceNetworks.realtimeToken': read(async ({ access, principal: { apiKeyId, deviceNetworkId } }) => {
    const { token, expiresAt } = await access.realtimeToken(apiKeyId, deviceNetworkId);
    return ok({ DeviceNetworkId: deviceNetworkId, Expires: expiresAt, Token: token });
  }),
  'users.current': read(async ({ principal, reader }) => {
    const key = await requestingKey(reader, principal.apiKeyId);
    const { network } = await networkOfMember(reader, key.id, principal.deviceNetworkId);
    const { data } = await pictureOf(reader, principal);
    return ok({
      Id: key.id,
      Name: key.name,
      Username: key.person?.email ?? key.name,
      PreferredDeviceNetwork: key.deviceNetworkId,
      Tenant: network.tenantId,
      ThumbnailPhoto: data.toString('base64'),
    });
  }),
  'users.listDeviceNetworks': read(async (context) => {
    const { page, pageSize, search = '' } = context.paging;
    const wanted = search.toLowerCase();
    const found = (await networksOfMember(context.reader, context.principal.apiKeyId)).filter(({ network }) =>
      network.name.toLowerCase().includes(wanted),
    );
    const rows = found.slice((page - 1) * pageSize, page * pageSize);
    return pageReply(context, { rows, total: found.length }, presentNetwork);
  }),
  'users.listAllDeviceNetworks': read(async ({ principal, reader }) =>
    ok((await networksOfMember(reader, principal.apiKeyId)).map(presentNetwork)),
  ),
  'users.responsibilities': read(async ({ principal, reader }) => {
    const held = await responsibilitiesOf(reader, principal.apiKeyId, principal.deviceNetworkId);
    return ok(held.map((one) => one.name).sort());
  }),
  'users.thumbnail': read(async ({ principal, reader }) => okContent(await pictureOf(reader, principal))),
};

function presentNetwork({ network, tenantName }: NetworkDetails): DeviceNetworkResponse {
  return {
    Id: network.id,
    Name: network.name,
    ExternalId: network.externalId,
    TenantId: network.tenantId,
    TenantName: tenantName,
  };
}

/** Returns the picture of a person in the directory, else a pattern. */
async function pictureOf(
  reader: Reader,
  { apiKeyId, isPerson }: Principal,
): Promise<{ readonly mediaType: string; readonly data: Buffer }> {
  const details =
    isPerson === true
      ? await reader.collection(sessionDetails).findOne([{ field: 'sessionId', op: 'eq', value: apiKeyId }])
      : undefined;
  const { mediaType, data } = details?.picture ?? {};
  if (mediaType === undefined || data === undefined)
    return { mediaType: 'image/png', data: patternOf(apiKeyId) };
  return { mediaType, data: Buffer.from(data, 'base64') };
}

/** Number of squares on each side of the pattern. The right half mirrors the left one. */
const CELLS = 5;
const CELL_PIXELS = 16;
const SIDE_PIXELS = CELLS * CELL_PIXELS;
const BACKGROUND = [0xf4, 0xf4, 0xf6] as const;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Colour type 3: each pixel is an index into the palette. */
const INDEXED = 3;

/**
 * Returns a pattern of squares that identifies an identity, as a PNG (ISO/IEC 15948) of 80 by 80 pixels. The same text
 * has the same pattern.
 */
function patternOf(identity: string): Buffer {
  const digest = hash('sha256', identity, 'buffer');
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE_PIXELS, 0);
  header.writeUInt32BE(SIDE_PIXELS, 4);
  header.set([1, INDEXED], 8);
  // Dark enough to be visible on the background.
  const colour = digest.subarray(0, 3).map((octet) => octet >> 1);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from([...BACKGROUND, ...colour])),
    chunk('IDAT', deflateSync(pixels(digest.subarray(3)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One bit per pixel. Each line begins with its filter octet (0, none). */
function pixels(digest: Uint8Array): Buffer {
  const bytesOfCell = CELL_PIXELS / 8;
  const lines = Array.from({ length: SIDE_PIXELS }, (_, y) => {
    const row = Math.floor(y / CELL_PIXELS);
    const cells = Array.from({ length: CELLS }, (_cell, column) => isSet(digest, row, column));
    return [0, ...cells.flatMap((set) => Array.from({ length: bytesOfCell }, () => (set ? 0xff : 0)))];
  });
  return Buffer.from(lines.flat());
}

function isSet(digest: Uint8Array, row: number, column: number): boolean {
  const mirrored = Math.min(column, CELLS - 1 - column);
  return ((digest[row * 3 + mirrored] ?? 0) & 1) === 1;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
