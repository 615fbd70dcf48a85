import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Form = 'br' | 'gzip' | 'identity';

const QUALITY = 9;

/**
 * A long text that does not change while the server runs. It is generated and compressed once for each encoding that
 * clients request.
 */
export class CompressedText {
  readonly #make: () => string;
  readonly #forms = new Map<Form, Promise<Buffer>>();

  constructor(make: () => string) {
    this.#make = make;
  }

  /** Sends the text, compressed if the client accepts it. The caller has set its media type. */
  async send(request: Request, response: Response): Promise<void> {
    const form = formFor(request);
    const bytes = await this.#bytesOf(form);
    response.vary('Accept-Encoding');
    if (form !== 'identity') response.setHeader('Content-Encoding', form);
    response.setHeader('Content-Length', bytes.length);
    response.end(bytes);
  }

  #bytesOf(form: Form): Promise<Buffer> {
    let bytes = this.#forms.get(form);
    if (bytes === undefined) {
      bytes = form === 'identity' ? Promise.resolve(Buffer.from(this.#make())) : this.#compressed(form);
      this.#forms.set(form, bytes);
    }
    return bytes;
  }

  async #compressed(form: 'br' | 'gzip'): Promise<Buffer> {
    const text = await this.#bytesOf('identity');
    if (form === 'gzip') return promisify(gzip)(text);
    return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  }
}

function formFor(request: Request): Form {
  if (request.acceptsEncodings('br') !== false) return 'br';
  return request.acceptsEncodings('gzip') === false ? 'identity' : 'gzip';
}
