/**
 * Path lists of Read-Composite and Observe-Composite (OMA-TS-LightweightM2M_Core-V1_1 6.3 and 6.4).
 *
 *     SenML and SenML-ETCH (RFC 8790 section 3)    [{"n":"/3/0/0"},{"n":"/3303/0/5700"}]
 *     LwM2M CBOR (V1_2)                            {3: {0: {0: null}}, 3303: {0: {5700: null}}}
 */
import { formatPath, isWithin, comparePaths, type Lwm2mPath } from '../path/path.ts';
import { formatCbor } from './cbor-format.ts';
import { ContentFormat, contentFormatName } from './content-format.ts';
import { DecodeError, EncodeError } from './decode-error.ts';
import { codecLimits } from './limits.ts';
import { readCborPaths, writeCborPaths } from './lwm2m-cbor-paths.ts';
import { resolveSenmlCbor } from './senml-cbor.ts';
import { senmlPath } from './senml-content.ts';
import { resolveSenmlJson } from './senml-json.ts';
import { CborLabel } from './senml-label.ts';
import type { SenmlTarget } from './senml-pack.ts';

const { senmlJson, senmlCbor, senmlEtchJson, senmlEtchCbor, lwm2mCbor } = ContentFormat;

/** Content-Formats of composite requests: for path lists, and for the content of a Write-Composite. */
export const compositeContentFormats: readonly number[] = [
  senmlCbor,
  senmlJson,
  senmlEtchCbor,
  senmlEtchJson,
  lwm2mCbor,
];

/** Returns the format of the values of a composite: SenML-ETCH is for requests only. */
export function compositeValueFormat(format: number): number {
  if (format === senmlEtchJson) return senmlJson;
  return format === senmlEtchCbor ? senmlCbor : format;
}

/**
 * Writes a list of paths.
 * @param format one of `compositeContentFormats`
 * @throws EncodeError for another format, an empty list, and more than 1,024 paths
 */
export function encodePaths(format: number, paths: readonly Lwm2mPath[]): Buffer {
  if (paths.length === 0 || paths.length > codecLimits.maxPaths) {
    throw new EncodeError('mismatch', `a list of 1 to ${codecLimits.maxPaths} paths`);
  }
  switch (compositeValueFormat(format)) {
    case senmlJson:
      return Buffer.from(JSON.stringify(paths.map((path) => ({ n: formatPath(path) }))));
    case senmlCbor:
      return formatCbor(paths.map((path) => new Map([[CborLabel.n, formatPath(path)]])));
    case lwm2mCbor:
      return writeCborPaths(withoutCovered(paths));
    default:
      throw new EncodeError('unsupported', `no paths are written in ${contentFormatName(format)}`);
  }
}

/**
 * Reads a list of paths in its order.
 * @throws DecodeError and no other error
 */
export function decodePaths(format: number, payload: Uint8Array): Lwm2mPath[] {
  if (payload.length > codecLimits.maxPayloadBytes) {
    throw new DecodeError('too-large', `a payload of more than ${codecLimits.maxPayloadBytes} bytes`);
  }
  const paths = readPaths(format, payload);
  if (paths.length === 0) throw new DecodeError('malformed', 'there is no path');
  return paths;
}

function readPaths(format: number, payload: Uint8Array): Lwm2mPath[] {
  switch (compositeValueFormat(format)) {
    case senmlJson:
      return resolveSenmlJson(payload, new SenmlPaths(), 0).paths;
    case senmlCbor:
      return resolveSenmlCbor(payload, new SenmlPaths(), 0).paths;
    case lwm2mCbor:
      return readCborPaths(payload);
    default:
      throw new DecodeError('unsupported', `no paths are read from ${contentFormatName(format)}`);
  }
}

/** Returns the sorted paths that no other path of the list covers. */
export function withoutCovered(paths: readonly Lwm2mPath[]): Lwm2mPath[] {
  const kept: Lwm2mPath[] = [];
  // An ancestor sorts immediately before its descendants.
  for (const path of [...paths].sort(comparePaths)) {
    const last = kept.at(-1);
    if (last === undefined || !isWithin(path, last)) kept.push(path);
  }
  return kept;
}

/** Collects the names of a pack without values. */
class SenmlPaths implements SenmlTarget {
  readonly paths: Lwm2mPath[] = [];

  noValue(name: string): void {
    if (this.paths.length === codecLimits.maxPaths) {
      throw new DecodeError('too-large', `more than ${codecLimits.maxPaths} paths`);
    }
    this.paths.push(senmlPath(name));
  }

  value(): void {
    throw new DecodeError('mismatch', 'a list of paths has a value');
  }

  nothing(): void {
    this.value();
  }
}
