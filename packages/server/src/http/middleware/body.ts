import { TextDecoder } from 'node:util';
import type { Request } from 'express';
import { MusterError } from '../../kernel/errors.ts';
import { FORM_TYPE } from '../contract.ts';
import type { ContractBody } from '../contract.ts';
import { JSON_TYPE, XML_TYPE } from '../body/raw-body.ts';
import type { RawBody } from '../body/raw-body.ts';
import { wholeBody } from '../body/whole-body.ts';
import { shownValue } from '../../kernel/shown-value.ts';

const aliases: ReadonlyMap<string, string> = new Map([
  ['text/xml', XML_TYPE],
  // Sent by clients of the original service.
  ['text/json', JSON_TYPE],
  // Media type of a PATCH (RFC 6902, 6). Its content is JSON.
  ['application/json-patch+json', JSON_TYPE],
]);

/** Reads request bodies up to a maximum size. */
export class BodyReader {
  readonly #limitBytes: number;

  /** @param limitBytes maximum size of a body after decompression */
  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  /**
   * Reads the body of a request. Returns undefined if there is none and none is required.
   *
   * @throws MusterError `payload-too-large`, `unsupported-media-type`, `malformed-body`, `invalid-request`
   * @throws ClientGone the client disconnected
   */
  async read(request: Request, body: ContractBody): Promise<RawBody | undefined> {
    if (!hasBody(request)) {
      if (body.required) {
        throw new MusterError('invalid-request', 'The request needs a body.', {
          modelState: { body: ['Is missing.'] },
        });
      }
      return undefined;
    }
    const mediaType = mediaTypeOf(request);
    if (!body.schemas.has(mediaType)) {
      throw new MusterError(
        'unsupported-media-type',
        `The media type of the body must be ${[...body.schemas.keys()].join(' or ')}, not ${shownValue(mediaType)}.`,
      );
    }
    if (body.streamed.has(mediaType)) {
      demandPlain(request);
      if (mediaType.startsWith('text/')) demandUtf8(request);
      // Its parts are checked when they have been read.
      if (mediaType === FORM_TYPE) return undefined;
      return { mediaType, bytes: 0 };
    }
    if (body.streamedWhenLarge.has(mediaType) && !this.#fitsLimit(request)) {
      demandPlain(request);
      demandUtf8(request);
      return undefined;
    }
    return this.#readWhole(request, mediaType);
  }

  async #readWhole(request: Request, mediaType: string): Promise<RawBody> {
    const charset = charsetOf(request);
    if (mediaType === JSON_TYPE) demandUtf8(request);
    else if (charset !== undefined) demandKnown(charset);
    const parts = await wholeBody(request, this.#limitBytes);
    const declared = Number(request.headers['content-length']);
    const isPlain = request.headers['content-encoding'] === undefined && Number.isInteger(declared);
    const bytes = isPlain ? declared : this.#limitBytes;
    return { mediaType, bytes, parts, ...(charset === undefined ? {} : { charset }) };
  }

  #fitsLimit(request: Request): boolean {
    return Number(request.headers['content-length'] ?? Infinity) <= this.#limitBytes;
  }
}

/** @throws MusterError `unsupported-media-type` */
function demandKnown(charset: string): void {
  try {
    new TextDecoder(charset);
  } catch (cause) {
    throw new MusterError(
      'unsupported-media-type',
      `Unsupported charset ${shownValue(charset)}. Use utf-8.`,
      {
        cause,
      },
    );
  }
}

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}

/** @throws MusterError `unsupported-media-type` */
function demandPlain(request: Request): void {
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new MusterError(
      'unsupported-media-type',
      'This body must not be compressed. Send it without Content-Encoding.',
    );
  }
}

function mediaTypeOf(request: Request): string {
  const header = request.headers['content-type'] ?? '';
  const semicolon = header.indexOf(';');
  const type = (semicolon < 0 ? header : header.slice(0, semicolon)).trim().toLowerCase();
  return aliases.get(type) ?? type;
}

/** JSON must be UTF-8 (RFC 8259 section 8.1). @throws MusterError `unsupported-media-type` */
function demandUtf8(request: Request): void {
  const charset = charsetOf(request);
  if (charset !== undefined && charset !== 'utf-8') {
    throw new MusterError(
      'unsupported-media-type',
      'The body must be UTF-8. Send it with charset=utf-8 or without a charset.',
    );
  }
}

/** In lower case, without quotes. */
function charsetOf(request: Request): string | undefined {
  const header = request.headers['content-type'] ?? '';
  return /;\s*charset\s*=\s*"?([^\s;"]*)/iu.exec(header)?.[1]?.toLowerCase();
}
