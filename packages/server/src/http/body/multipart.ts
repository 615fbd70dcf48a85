import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { BusboyConfig, BusboyInstance } from '@fastify/busboy';
import { asError, invalid, invalidMember, MusterError } from '../../kernel/errors.ts';
import { normaliseBody } from '../client-values.ts';
import { FORM_TYPE } from '../contract.ts';
import type { ContractForm, Operation } from '../contract.ts';
import { ClientGone } from '../errors.ts';
import { shortName } from '../model-state.ts';
import type { ContractValidator } from '../validation.ts';
import { illFormedMembers } from './parse-body.ts';

/** Body of a request as it arrives, with the headers that describe it. */
export type RequestStream = Readable & Pick<IncomingMessage, 'headers' | 'complete'>;

/** A file of a form, while it is being received. */
interface UploadedFile {
  /** Name of the part. */
  readonly part: string;
  /** File name given by the client, at most 255 characters, without folders. Empty if there is none. */
  readonly fileName: string;
  /** Content of the file. Throws when it is too large or the client disconnects. Must be read to the end. */
  readonly content: AsyncIterable<Uint8Array>;
}

interface FormReceiver<T> {
  readonly maxFileBytes: number;
  receive(file: UploadedFile): Promise<T>;
  /** Discards received data after an error in the rest of the form. */
  discard(received: T): Promise<void>;
}

interface ReceivedForm<T, Form = Readonly<Record<string, unknown>>> {
  /** The parts that are not files, checked against the contract. */
  readonly values: Form;
  /** Results of the receiver, keyed by part. */
  readonly files: ReadonlyMap<string, T>;
}

/**
 * Reads the body of a request as `multipart/form-data`, and its files as they arrive.
 *
 * @throws MusterError `malformed-body`, `payload-too-large`, `invalid-request`; errors of the receiver
 */
export type FormReader<Form = Readonly<Record<string, unknown>>> = <T>(
  receiver: FormReceiver<T>,
) => Promise<ReceivedForm<T, Form>>;

const MAX_PARTS = 20;
/** Maximum size of a part that is not a file. */
const MAX_FIELD_BYTES = 65_536;
const MAX_HEADER_PAIRS = 20;

/**
 * Returns a reader for the form of a request to an operation. It can be called once.
 *
 * @param digest receives the content of all parts
 */
export function formReader(
  operation: Operation,
  request: RequestStream,
  validator: ContractValidator,
  digest?: FormDigest,
): FormReader {
  return async (receiver) => {
    const form = operation.body?.form;
    if (form === undefined) throw new Error(`${operation.operationId} takes no form.`);
    const parts = new FormParts(form, receiver, digest);
    try {
      await parts.read(request);
      digest?.end();
      const values = parts.values();
      const files = Object.fromEntries([...parts.files.keys()].map((name) => [name, '']));
      const body = { value: { ...values, ...files }, mediaType: FORM_TYPE, bytes: MAX_FIELD_BYTES };
      const faults = validator.checkForm(operation, body);
      if (faults !== undefined) throw invalid(faults);
      return { values: normaliseBody(values) as Readonly<Record<string, unknown>>, files: parts.files };
    } catch (error) {
      await Promise.all([...parts.files.values()].map((file) => receiver.discard(file)));
      throw error;
    }
  };
}

class FormParts<T> {
  readonly files = new Map<string, T>();
  readonly #fields = new Map<string, string>();
  readonly #seen = new Set<string>();
  readonly #open = new Set<Readable>();
  readonly #form: ContractForm;
  readonly #receiver: FormReceiver<T>;
  readonly #digest: FormDigest | undefined;

  constructor(form: ContractForm, receiver: FormReceiver<T>, digest?: FormDigest) {
    this.#form = form;
    this.#receiver = receiver;
    this.#digest = digest;
  }

  /** @throws MusterError; ClientGone; errors of the receiver */
  async read(request: RequestStream): Promise<void> {
    const parser = parserFor(request, this.#receiver.maxFileBytes);
    const working: Promise<void>[] = [];
    let failed: { readonly error: unknown } | undefined;
    await new Promise<void>((resolve) => {
      const fail = (error: unknown): void => {
        failed ??= { error };
        for (const stream of this.#open) stream.destroy(asError(error));
        resolve();
      };
      parser.on('file', (name, stream, fileName) => {
        // An unread part may end with an error.
        stream.on('error', () => undefined);
        this.#open.add(stream);
        const work = this.#part(name, stream, fileName)
          .catch(fail)
          .finally(() => {
            this.#open.delete(stream);
            stream.resume();
          });
        working.push(work);
      });
      parser.once('partsLimit', () => fail(tooManyParts()));
      parser.once('finish', resolve);
      parser.once('error', (error) => fail(malformed(error)));
      request.once('close', () => (request.complete ? undefined : fail(new ClientGone())));
      request.once('error', () => fail(new ClientGone()));
      if (request.destroyed) fail(new ClientGone());
      else request.pipe(parser);
    });
    await Promise.all(working);
    // An unread body must not keep the connection open.
    request.unpipe(parser);
    request.resume();
    if (failed !== undefined) throw failed.error;
  }

  async #part(name: string, stream: Readable, fileName: string | undefined): Promise<void> {
    const isFile = this.#form.files.has(name);
    const isField = this.#form.json.has(name) || this.#form.texts.has(name);
    if (isFile || isField) {
      if (this.#seen.has(name)) throw invalidMember(name, 'The form has this part twice. Send it once.');
      this.#seen.add(name);
    }
    if (isFile) {
      const base = baseName(fileName);
      const content = this.#digested(name, base, bounded(stream, this.#receiver.maxFileBytes));
      const file = { part: name, fileName: base, content };
      this.files.set(name, await this.#receiver.receive(file));
      return;
    }
    // A part that the contract does not define is read like any other, and ignored.
    const text = await readField(name, this.#digested(name, '', bounded(stream, MAX_FIELD_BYTES)));
    if (isField) this.#fields.set(name, text);
  }

  #digested(name: string, fileName: string, content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    return this.#digest?.of(name, fileName, content) ?? content;
  }

  /** @throws MusterError `invalid-request` */
  values(): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const [name, text] of this.#fields) {
      values[name] = this.#form.json.has(name) ? jsonOf(name, text) : text;
    }
    const modelState = illFormedMembers(values);
    if (modelState !== undefined) throw invalid(modelState);
    return values;
  }
}

/** @throws MusterError `malformed-body` */
function parserFor(request: RequestStream, maxFileBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: request.headers as BusboyConfig['headers'],
      limits: { fileSize: maxFileBytes + 1, parts: MAX_PARTS, headerPairs: MAX_HEADER_PAIRS },
      // Reads every part as bytes, regardless of its media type.
      isPartAFile: () => true,
    });
  } catch (error) {
    throw malformed(error);
  }
}

async function* bounded(stream: Readable, maxBytes: number): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      throw new MusterError(
        'payload-too-large',
        `A part of the form is larger than ${maxBytes} bytes. Send less data.`,
      );
    }
    yield chunk;
  }
}

/** @throws MusterError `invalid-request` */
async function readField(name: string, content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  const octets = Buffer.concat(chunks);
  if (!isUtf8(octets)) throw invalidMember(shortName(name), 'Must be UTF-8.');
  return octets.toString('utf8');
}

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MusterError('invalid-request', `The part ${name} is not JSON.`, {
      modelState: { [name]: ['Must be JSON.'] },
      cause: error,
    });
  }
}

/** Some clients send the whole path. */
function baseName(fileName: string | undefined): string {
  return shortFileName((fileName ?? '').split(/[\\/]/u).at(-1) ?? '');
}

function shortFileName(name: string): string {
  // Control characters are not allowed in a header that repeats the name.
  return name
    .replaceAll(/\p{Cc}/gu, '')
    .toWellFormed()
    .slice(0, 255)
    .toWellFormed();
}

function tooManyParts(): MusterError {
  return new MusterError('payload-too-large', `The form has more than ${MAX_PARTS} parts.`);
}

function malformed(cause: unknown): MusterError {
  return new MusterError(
    'malformed-body',
    'The body is not a multipart form (RFC 7578), or ends too early.',
    { cause },
  );
}

/** Digests of the parts of a form. Independent of delimiters and of the order of the parts. */
export class FormDigest {
  bytes = 0;
  readonly #parts: { readonly name: string; readonly hash: Hash }[] = [];
  #isWhole = false;

  /** Passes the content of a part through unchanged. */
  async *of(
    name: string,
    fileName: string,
    content: AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    const hash = createHash('sha256').update(JSON.stringify([name, fileName]));
    this.#parts.push({ name, hash });
    for await (const chunk of content) {
      hash.update(chunk);
      this.bytes += chunk.length;
      yield chunk;
    }
  }

  /** Called when all parts have been read. */
  end(): void {
    this.#isWhole = true;
  }

  seen(): { readonly digest: string; readonly bytes: number } | undefined {
    if (!this.#isWhole) return undefined;
    const parts = this.#parts.map(({ hash }) => hash.copy().digest('hex')).sort();
    const digest = createHash('sha256').update(parts.join()).digest('hex');
    return { digest, bytes: this.bytes };
  }
}
