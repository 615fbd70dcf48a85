/**
 * CoAP Content-Formats that LwM2M uses (IANA "CoAP Content-Formats"; OMA-TS-LightweightM2M_Core-V1_1 7.4).
 */
export const ContentFormat = {
  /** text/plain */
  text: 0,
  /** application/link-format (RFC 6690) */
  link: 40,
  /** application/octet-stream */
  opaque: 42,
  /** application/cbor */
  cbor: 60,
  /** application/senml+json (RFC 8428) */
  senmlJson: 110,
  /** application/senml+cbor (RFC 8428) */
  senmlCbor: 112,
  /** application/senml-etch+json (RFC 8790) */
  senmlEtchJson: 320,
  /** application/senml-etch+cbor (RFC 8790) */
  senmlEtchCbor: 322,
  /** application/vnd.oma.lwm2m+tlv */
  tlv: 11_542,
  /** application/vnd.oma.lwm2m+json, LwM2M 1.0 */
  json: 11_543,
  /** application/vnd.oma.lwm2m+cbor, LwM2M 1.2 */
  lwm2mCbor: 11_544,
  /** Number of TLV before LwM2M 1.0. */
  oldTlv: 1542,
  /** Number of JSON before LwM2M 1.0. */
  oldJson: 1543,
} as const;

const names = new Map<number, string>(Object.entries(ContentFormat).map(([name, number]) => [number, name]));

/** Returns a short name for messages and logs, e.g. `senmlCbor`; the number itself for other formats. */
export function contentFormatName(format: number): string {
  return names.get(format) ?? format.toString();
}
