import { gunzipSync, gzipSync, deflateSync, inflateSync } from 'node:zlib';
import { Datatype } from './datatype.ts';
import { decodePayload } from './decode-payload.ts';
import { encodePayload } from './encode-payload.ts';
import { DecodeError } from './errors.ts';
import { defaultLimits, type PayloadLimits } from './limits.ts';
import type { Payload } from './payload.ts';

/** UUID of a payload whose body is a compressed payload (Sparkplug 3.0, 6.4.5; Eclipse Tahu). */
const COMPRESSED = 'SPBV1.0_COMPRESSED';

export type CompressionAlgorithm = 'DEFLATE' | 'GZIP';

/** Wraps a compressed payload in another one. The metric `algorithm` names the algorithm. */
export function compressPayload(payload: Payload, algorithm: CompressionAlgorithm = 'DEFLATE'): Payload {
  const bytes = encodePayload(payload);
  return {
    uuid: COMPRESSED,
    body: algorithm === 'GZIP' ? gzipSync(bytes) : deflateSync(bytes),
    metrics: [{ name: 'algorithm', datatype: Datatype.String, value: { kind: 'string', value: algorithm } }],
    // Receivers that do not decompress the payload also check the sequence of messages.
    ...(payload.seq === undefined ? {} : { seq: payload.seq }),
    ...(payload.timestamp === undefined ? {} : { timestamp: payload.timestamp }),
  };
}

/**
 * Returns the content of a compressed payload. Returns other payloads unchanged.
 *
 * @throws DecodeError
 */
export function unwrapPayload(payload: Payload, limits: PayloadLimits = defaultLimits): Payload {
  if (payload.uuid !== COMPRESSED) return payload;
  const inner = decodePayload(inflated(payload, limits), limits);
  if (inner.uuid === COMPRESSED) {
    throw new DecodeError('unsupported', 'The payload is compressed twice. Compress it once.');
  }
  const { seq, timestamp } = payload;
  return {
    ...(seq === undefined ? {} : { seq }),
    ...(timestamp === undefined ? {} : { timestamp }),
    ...inner,
  };
}

function inflated({ metrics, body }: Payload, { maxInflatedBytes }: PayloadLimits): Uint8Array {
  const value = metrics.find(({ name }) => name === 'algorithm')?.value;
  const algorithm = value?.kind === 'string' ? value.value.toUpperCase() : 'DEFLATE';
  if (algorithm !== 'DEFLATE' && algorithm !== 'GZIP') {
    const shown = JSON.stringify(algorithm.slice(0, 32));
    throw new DecodeError('unsupported', `The payload is compressed with ${shown}. Use DEFLATE or GZIP.`);
  }
  if (body === undefined) throw new DecodeError('malformed', 'The compressed payload has no body.');
  try {
    const inflate = algorithm === 'GZIP' ? gunzipSync : inflateSync;
    return inflate(body, { maxOutputLength: maxInflatedBytes });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new DecodeError(
        'too-large',
        `The payload has more than ${maxInflatedBytes} bytes, decompressed.`,
        {
          cause,
        },
      );
    }
    throw new DecodeError('malformed', `The body of the payload is not ${algorithm}.`, { cause });
  }
}
