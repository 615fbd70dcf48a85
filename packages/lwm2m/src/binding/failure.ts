/**
 * Converts errors to CoAP codes and back.
 */
import { CoapRequestError, type CoapReply, type CoapRequestErrorKind } from '@muster/coap';
import { DecodeError, EncodeError } from '../codec/decode-error.ts';
import { Lwm2mRefusal } from '../operation/refusal.ts';
import { DeviceUnreachableError, type UnreachableKind } from '../operation/unreachable.ts';
import { PathError } from '../path/path.ts';

/** Returns the reply for a refusal or a request that cannot be decoded. Rethrows other errors. */
export function refusalReply(error: unknown): CoapReply {
  if (error instanceof Lwm2mRefusal) {
    const reply: CoapReply = { code: error.coapCode, payload: Buffer.from(error.message) };
    return error.maxAgeSeconds === undefined ? reply : { ...reply, maxAgeSeconds: error.maxAgeSeconds };
  }
  if (error instanceof DecodeError) {
    return {
      code: error.code === 'too-large' ? '4.13' : error.coapCode,
      payload: Buffer.from(error.message),
    };
  }
  if (error instanceof EncodeError) return { code: '4.06', payload: Buffer.from(error.message) };
  if (error instanceof PathError) return { code: '4.00', payload: Buffer.from(error.message) };
  throw error;
}

const kinds: Readonly<Record<Exclude<CoapRequestErrorKind, 'aborted'>, UnreachableKind>> = {
  timeout: 'timeout',
  reset: 'reset',
  blockwise: 'faulty',
  invalid: 'faulty',
  'too-large': 'too-large',
  overload: 'overload',
  closed: 'closed',
};

/**
 * Converts the error of a request without a response, for users of this package that do not know CoAP. An AbortError is
 * returned unchanged.
 */
export function unreachable(error: unknown): unknown {
  if (!(error instanceof CoapRequestError) || error.kind === 'aborted') return error;
  return new DeviceUnreachableError(kinds[error.kind], error.message, { cause: error });
}

const unsentKinds: ReadonlySet<UnreachableKind> = new Set(['closed', 'overload', 'away']);

/** Whether a request that failed with this error was sent. */
export function wasSent(error: unknown): boolean {
  return !(error instanceof DeviceUnreachableError) || !unsentKinds.has(error.kind);
}

/** Returns the diagnostic payload of an answer (RFC 7252 5.5.2), at most 512 bytes; undefined if there is none. */
export function diagnosticOf(payload: Buffer): string | undefined {
  return payload.length === 0 ? undefined : payload.toString('utf8', 0, Math.min(payload.length, 512));
}
