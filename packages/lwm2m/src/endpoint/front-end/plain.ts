/** Converts between CoAP messages and their plain form. */
import {
  CoapAbortError,
  CoapRequestError,
  type CoapReply,
  type CoapRequest,
  type CoapResponse,
  type RawOption,
  type RequestInit,
} from '@muster/coap';
import type { Peer } from '@muster/net';
import { DeviceUnreachableError } from '../../operation/unreachable.ts';
import type {
  DeviceReply,
  DeviceRequest,
  ExchangeHooks,
  Exchanged,
  FrontPeer,
  PlainRequest,
  PlainResponse,
} from './types.ts';

export function plainPeer({ key, address, port, identity }: Peer): FrontPeer {
  return { key, address, port, ...(identity === undefined ? {} : { identity }) };
}

export function plainDeviceRequest(request: CoapRequest, listener: string): DeviceRequest {
  const { method, path, query, contentFormat, accept, observe, payload, token, confirmable, options } =
    request;
  const peer = plainPeer(request.peer);
  return {
    listener,
    peer,
    method,
    path,
    query,
    contentFormat,
    accept,
    observe,
    payload,
    token,
    confirmable,
    options,
  };
}

/** The request has no observer, because devices cannot observe a server. */
export function coapRequestOf({
  listener: _listener,
  peer,
  payload,
  token,
  options,
  ...rest
}: DeviceRequest): CoapRequest {
  return {
    ...rest,
    peer,
    payload: bufferOf(payload),
    token: bufferOf(token),
    options: optionsOf(options),
    acceptObserve: () => undefined,
  };
}

/** @param readBody reads a part of the body with that ID */
export function coapReplyOf(
  { body, sentId, ...rest }: DeviceReply,
  sent: (sentId: string) => void,
  readBody: (id: string, offset: number, length: number) => Promise<Uint8Array>,
): CoapReply {
  return {
    ...rest,
    ...(body && {
      body: { length: body.length, read: (offset, length) => readBody(body.id, offset, length) },
    }),
    ...(sentId === undefined ? {} : { afterSent: () => sent(sentId) }),
  };
}

export function plainResponse({ peer: _peer, ...response }: CoapResponse): PlainResponse {
  return response;
}

/** Whether a notification is the last one of its observation (RFC 7641 section 3.2 and 4.2). */
export function isLast({ observe, code }: PlainResponse): boolean {
  return observe === undefined || !code.startsWith('2.');
}

export function coapResponseOf(response: PlainResponse, peer: Peer): CoapResponse {
  const { payload, etag, options } = response;
  return {
    ...response,
    payload: bufferOf(payload),
    etag: etag && bufferOf(etag),
    options: optionsOf(options),
    peer,
  };
}

/** Restores Buffers: the clone of a Buffer is a Uint8Array. */
function optionsOf(options: readonly RawOption[]): readonly RawOption[] {
  return options.map(({ number, value }) => ({ number, value: bufferOf(value) }));
}

export function plainRequest(init: RequestInit): PlainRequest {
  const { method, path, query, payload, contentFormat, accept, confirmable, options } = init;
  const { body, blockSize, responseTimeoutMs } = init;
  return {
    method,
    path,
    ...(query && { query }),
    ...(payload && { payload }),
    ...(contentFormat !== undefined && { contentFormat }),
    ...(accept !== undefined && { accept }),
    ...(confirmable !== undefined && { confirmable }),
    ...(options && { options }),
    ...(blockSize !== undefined && { blockSize }),
    ...(responseTimeoutMs !== undefined && { responseTimeoutMs }),
    ...(body && { bodyLength: body.length }),
  };
}

export function hooksOf({ signal, onSent, onAcknowledged, body }: RequestInit): ExchangeHooks {
  return {
    signal,
    onSent,
    onAcknowledged,
    readBody: body && ((offset, length) => body.read(offset, length)),
  };
}

export function requestInitOf({ bodyLength, ...rest }: PlainRequest, hooks: ExchangeHooks): RequestInit {
  const { signal, onSent, onAcknowledged, readBody } = hooks;
  return {
    ...rest,
    ...(signal && { signal }),
    ...(onSent && { onSent }),
    ...(onAcknowledged && { onAcknowledged }),
    ...(bodyLength !== undefined && readBody && { body: { length: bodyLength, read: readBody } }),
  };
}

/**
 * Runs an exchange. CoAP errors become data; other errors, which are faults, reject. The outcome of a request that was
 * sent before the endpoint closed is `unknown`, because `closed` means that nothing was sent.
 */
export async function runExchange<T>(
  hooks: ExchangeHooks,
  exchange: (noted: ExchangeHooks) => Promise<T>,
): Promise<Exchanged<T>> {
  const sent = { isSent: false };
  const onSent = (): void => {
    sent.isSent = true;
    hooks.onSent?.();
  };
  try {
    return { ok: true, value: await exchange({ ...hooks, onSent }) };
  } catch (error) {
    if (error instanceof DeviceUnreachableError && error.kind === 'away')
      return { ok: false, kind: 'away', message: error.message };
    if (!(error instanceof CoapRequestError)) throw error;
    const { kind, message } = error;
    if (kind !== 'closed' || !sent.isSent) return { ok: false, kind, message };
    return { ok: false, kind: 'unknown', message: 'The front end closed before the device answered.' };
  }
}

/**
 * @param signal signal of the exchange
 * @throws CoapAbortError if `signal` has fired; CoapRequestError; DeviceUnreachableError `away` or `unknown`
 */
export function valueOf<T>(result: Exchanged<T>, signal: AbortSignal | undefined): T {
  if (result.ok) return result.value;
  if (signal?.aborted === true) throw new CoapAbortError(signal.reason);
  const { kind, message } = result;
  if (kind === 'away' || kind === 'unknown') throw new DeviceUnreachableError(kind, message);
  throw new CoapRequestError(kind, message);
}

export function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
