/**
 * Composite operations as CoAP requests (OMA-TS-LightweightM2M_Transport-V1_1 6.4.3 and 6.4.4; FETCH and iPATCH:
 * RFC 8132), and the formats for them.
 */
import type { RequestInit } from '@muster/coap';
import { ContentFormat } from '../codec/content-format.ts';
import { compositeContentFormats, compositeValueFormat, encodePaths } from '../codec/path-list.ts';
import { encodeValues } from '../codec/values.ts';
import type { ModelRegistry } from '../model/registry.ts';
import { encodeChanges } from '../codec/senml-etch.ts';
import type { WriteCompositeOperation } from '../operation/operation.ts';
import type { Lwm2mPath } from '../path/path.ts';
import type { FormatKnowledge } from './content-format-choice.ts';
import { toSegments } from './segments.ts';

const { senmlCbor, senmlJson } = ContentFormat;
const mandatoryFormats: readonly number[] = [senmlCbor, senmlJson];

/** Formats to try with a device, best first: those that it lists, or the mandatory ones of 1.1 if it lists none. */
export function compositeFormatsToTry({ contentFormats }: FormatKnowledge): readonly number[] {
  const common = compositeContentFormats.filter((format) => contentFormats.includes(format));
  return common.length > 0 ? common : mandatoryFormats;
}

/** Returns a Read-Composite or Observe-Composite: FETCH of the root with a path list. @throws EncodeError */
export function readCompositeRequest(
  rootPath: string,
  paths: readonly Lwm2mPath[],
  contentFormat: number,
  accept: number = compositeValueFormat(contentFormat),
): RequestInit {
  return {
    method: 'FETCH',
    path: toSegments(rootPath, {}),
    contentFormat,
    accept,
    payload: encodePaths(contentFormat, paths),
  };
}

/** Returns a Write-Composite: iPATCH of the root. @throws EncodeError */
export function writeCompositeRequest(
  rootPath: string,
  { records, removed = [] }: WriteCompositeOperation,
  contentFormat: number,
  models: ModelRegistry,
): RequestInit {
  const payload =
    removed.length === 0
      ? encodeValues(compositeValueFormat(contentFormat), {}, records, models)
      : encodeChanges(contentFormat, { records, removed }, models);
  return { method: 'iPATCH', path: toSegments(rootPath, {}), contentFormat, payload };
}
