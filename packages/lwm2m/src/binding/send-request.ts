/**
 * Builds the Send of a device: POST /dp with values of any paths (OMA-TS-LightweightM2M_Transport-V1_1 6.4.4).
 */
import type { RequestInit } from '@muster/coap';
import { ContentFormat } from '../codec/content-format.ts';
import { EncodeError } from '../codec/decode-error.ts';
import { encodeValues } from '../codec/values.ts';
import type { ModelRegistry } from '../model/registry.ts';
import type { ValueRecord } from '../node/value.ts';

/** Formats of a Send: those that carry paths and, except for LwM2M CBOR (V1_2), times. */
export const sendFormats: ReadonlySet<number> = new Set([
  ContentFormat.senmlJson,
  ContentFormat.senmlCbor,
  ContentFormat.lwm2mCbor,
]);

/** @throws EncodeError if there is no record, or the format cannot carry them */
export function sendRequest(
  records: readonly ValueRecord[],
  contentFormat: number,
  models: ModelRegistry,
): RequestInit {
  if (records.length === 0) throw new EncodeError('mismatch', 'a Send carries one value at least');
  if (!sendFormats.has(contentFormat)) throw new EncodeError('unsupported', 'a Send is SenML or LwM2M CBOR');
  const payload = encodeValues(contentFormat, {}, records, models);
  return { method: 'POST', path: ['dp'], contentFormat, payload };
}
