import { responsibilitiesOf } from '../../access/responsibility-service.ts';
import { requestingKey } from '../../access/tenant-service.ts';
import { networkOfMember, networksOfMember } from '../network-service.ts';
import { ok, okContent, read } from '../../../http/handler.ts';
import type { FeatureRoutes } from '../../../http/handler.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentNetwork } from '../presenters/device-network.ts';
import { hash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** Routes of the tag `users`. The current user is the API key of the request. */
export const routes: FeatureRoutes<'users'> = {
  'users.current': read(async ({ principal, reader }) => {
    const key = await requestingKey(reader, principal.apiKeyId);
    const { network } = await networkOfMember(reader, key.id, principal.deviceNetworkId);
    return ok({
      Id: key.id,
      Name: key.name,
      Username: key.name,
      PreferredDeviceNetwork: key.deviceNetworkId,
      Tenant: network.tenantId,
      ThumbnailPhoto: pictureOf(key.id).toString('base64'),
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
  'users.thumbnail': read(async ({ principal }) =>
    okContent({ mediaType: 'image/png', data: pictureOf(principal.apiKeyId) }),
  ),
};

/** Number of squares on each side of the pattern. The right half mirrors the left one. */
const CELLS = 5;
const CELL_PIXELS = 16;
const SIDE_PIXELS = CELLS * CELL_PIXELS;
const BACKGROUND = [0xf4, 0xf4, 0xf6] as const;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Colour type 3: each pixel is an index into the palette. */
const INDEXED = 3;

/**
 * Returns a pattern of squares that identifies an identity, as a PNG (ISO/IEC 15948) of 80 by 80 pixels. The
 * same text has the same pattern.
 */
function pictureOf(identity: string): Buffer {
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
