/**
 * SenML-ETCH (RFC 8790: https://www.rfc-editor.org/rfc/rfc8790#section-3), Content-Formats 320 (JSON) and 322 (CBOR),
 * in Write-Composite: records with a value write it, records with null remove their path.
 *
 *     [{"n":"/3/0/14","vs":"+02:00"},{"n":"/16/0/0/1","v":null}]
 */
import type { ModelRegistry } from '../model/registry.ts';
import type { ValueRecord } from '../node/value.ts';
import { formatPath, type Lwm2mPath } from '../path/path.ts';
import { ContentFormat, contentFormatName } from './content-format.ts';
import { DecodeError, EncodeError } from './decode-error.ts';
import { codecLimits } from './limits.ts';
import { resolveSenmlCbor, writeSenmlCbor } from './senml-cbor.ts';
import { SenmlChanges } from './senml-content.ts';
import { resolveSenmlJson } from './senml-json.ts';
import { checkPath, encodeValues, type DecodeOptions } from './values.ts';

const { senmlJson, senmlCbor, senmlEtchJson, senmlEtchCbor } = ContentFormat;

/** Changes of a Write-Composite. */
export interface Changes {
  readonly records: readonly ValueRecord[];
  /** Resource instances, or resources, to remove. */
  readonly removed: readonly Lwm2mPath[];
}

/**
 * Encodes the changes of a Write-Composite as SenML-ETCH (RFC 8790).
 *
 * @throws EncodeError for a format other than 320 and 322, and records that cannot be written
 */
export function encodeChanges(format: number, { records, removed }: Changes, models: ModelRegistry): Buffer {
  const names = removed.map(formatPath);
  if (format === senmlEtchJson) {
    const pack = records.length === 0 ? [] : packItems(encodeValues(senmlJson, {}, records, models));
    const removals = names.map((name) =>
      JSON.stringify({ n: nameAfterBase(name, pack.length > 0), v: null }),
    );
    return Buffer.from(`[${[...pack, ...removals].join(',')}]`);
  }
  if (format !== senmlEtchCbor) {
    throw new EncodeError('unsupported', `nothing can be taken away in ${contentFormatName(format)}`);
  }
  for (const { path } of records) checkPath(path, {}, senmlCbor);
  return writeSenmlCbor({}, records, models, removed);
}

/** Returns the text between the brackets of a pack. */
function packItems(pack: Buffer): string[] {
  return [pack.toString('utf8').slice(1, -1)];
}

/** Removes the base name, which is "/" for records at the root. */
function nameAfterBase(name: string, hasBase: boolean): string {
  return hasBase ? name.slice(1) : name;
}

/**
 * Reads the changes of a Write-Composite.
 * @throws DecodeError and no other error
 */
export function decodeChanges(
  format: number,
  payload: Uint8Array,
  models: ModelRegistry,
  options: DecodeOptions = {},
): Changes {
  if (payload.length > codecLimits.maxPayloadBytes) {
    throw new DecodeError('too-large', `a payload of more than ${codecLimits.maxPayloadBytes} bytes`);
  }
  const changes = new SenmlChanges({}, models);
  const nowMs = options.nowMs ?? Date.now();
  if (format === senmlEtchJson) return resolveSenmlJson(payload, changes, nowMs);
  if (format === senmlEtchCbor) return resolveSenmlCbor(payload, changes, nowMs);
  throw new DecodeError('unsupported', `no changes are read from ${contentFormatName(format)}`);
}
