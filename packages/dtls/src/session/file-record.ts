/**
 * One entry of the file of `FileSessionStore`. All numbers are big-endian.
 *
 *     length of the rest after the checksum 4 | CRC-32 of the rest 4 | kind 1 | id length 1 | id | generation 6 | blob
 */
import { crc32 } from 'node:zlib';
import type { StoredSession } from './store.ts';

export type FileRecord =
  | { readonly kind: 'save'; readonly session: StoredSession }
  | { readonly kind: 'remove'; readonly id: string };

const Kind = { save: 1, remove: 2 } as const;
const HEAD_BYTES = 8;
const FIXED_BYTES = 8;
const MAX_ID_BYTES = 255;
const MAX_BODY_BYTES = 1 << 20;
const noBytes = new Uint8Array(0);

export function encodeFileRecord(record: FileRecord): Buffer {
  const isSave = record.kind === 'save';
  const id = Buffer.from(isSave ? record.session.id : record.id);
  if (id.length === 0 || id.length > MAX_ID_BYTES) throw new RangeError('an id has 1 to 255 bytes');
  const blob = isSave ? record.session.blob : noBytes;
  const bodyBytes = FIXED_BYTES + id.length + blob.length;
  if (bodyBytes > MAX_BODY_BYTES) throw new RangeError('a session has at most one megabyte');
  const bytes = Buffer.alloc(HEAD_BYTES + bodyBytes);
  bytes.writeUInt32BE(bodyBytes, 0);
  bytes[HEAD_BYTES] = Kind[record.kind];
  bytes[HEAD_BYTES + 1] = id.length;
  id.copy(bytes, HEAD_BYTES + 2);
  bytes.writeUIntBE(isSave ? record.session.generation : 0, HEAD_BYTES + 2 + id.length, 6);
  bytes.set(blob, HEAD_BYTES + FIXED_BYTES + id.length);
  bytes.writeUInt32BE(crc32(bytes.subarray(HEAD_BYTES)), 4);
  return bytes;
}

/** Reads entries up to the first incomplete one: a crash can have truncated the last entry. */
export function* decodeFileRecords(bytes: Buffer): Generator<{ record: FileRecord; end: number }> {
  let at = 0;
  while (at + HEAD_BYTES <= bytes.length) {
    const end = at + HEAD_BYTES + bytes.readUInt32BE(at);
    if (end > bytes.length) return;
    const body = bytes.subarray(at + HEAD_BYTES, end);
    if (crc32(body) !== bytes.readUInt32BE(at + 4)) return;
    const record = decodeBody(body);
    if (!record) return;
    yield { record, end };
    at = end;
  }
}

function decodeBody(body: Buffer): FileRecord | undefined {
  const idBytes = body[1] ?? 0;
  if (body.length < FIXED_BYTES + idBytes) return undefined;
  const id = body.toString('utf8', 2, 2 + idBytes);
  if (body[0] === Kind.remove) return { kind: 'remove', id };
  if (body[0] !== Kind.save) return undefined;
  const generation = body.readUIntBE(2 + idBytes, 6);
  return {
    kind: 'save',
    session: { id, generation, blob: Buffer.from(body.subarray(FIXED_BYTES + idBytes)) },
  };
}
