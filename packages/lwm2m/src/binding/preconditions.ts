import { findOption, OptionNumber, type CoapRequest } from '@muster/coap';
import { Lwm2mRefusal } from '../operation/refusal.ts';

/**
 * Checks If-Match and If-None-Match of a request whose target exists (RFC 7252 5.10.8).
 *
 * @param etag ETag of the target; absent: it has none, and only an empty If-Match is fulfilled
 * @throws Lwm2mRefusal 4.12
 */
export function checkPreconditions({ options }: CoapRequest, etag?: Uint8Array): void {
  if (findOption(options, OptionNumber.ifNoneMatch)) {
    throw new Lwm2mRefusal('4.12', 'If-None-Match: the resource exists');
  }
  const expected = options.filter(({ number }) => number === OptionNumber.ifMatch);
  if (expected.length === 0) return;
  const matches = expected.some(({ value }) => value.length === 0 || (etag && value.equals(etag)));
  if (!matches) throw new Lwm2mRefusal('4.12', 'If-Match: the resource has another entity-tag, or none');
}
