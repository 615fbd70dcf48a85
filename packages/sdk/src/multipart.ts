import type { BodyEncoder, EncodedBody, FormParts, OnProgress } from './encoded-body.ts';
import { FileReadError } from './errors.ts';
import type { ByteStream } from './file-source.ts';
import { isBrowser } from './platform.ts';

interface NamedStream {
  readonly stream: ByteStream;
  readonly name?: string | undefined;
  readonly size?: number;
}

/**
 * Encodes the members of `value` as a form (RFC 7578). `fetch` reads Blobs while it sends them. If a file is a stream,
 * the form is a stream too, which not every browser can send over HTTP/1.1. To report progress, the form is a stream,
 * except in browsers.
 *
 * @throws {TypeError} a file is not a FileSource
 */
export const encodeForm: BodyEncoder = (value, parts = {}, onProgress) => {
  const members = Object.entries(value ?? {}).filter(([, member]) => member !== undefined);
  const streams = members.some(([name, member]) => parts[name] === 'file' && streamOf(member) !== undefined);
  if (streams || (onProgress !== undefined && !isBrowser)) return encodeStream(parts, members, onProgress);
  const form = new FormData();
  for (const [name, member] of members) {
    if (parts[name] === 'file') {
      const file = blobOf(name, member);
      form.append(name, file, nameOf(file));
    } else {
      form.append(name, textOf(parts, name, member));
    }
  }
  return { body: form };
};

function encodeStream(
  parts: FormParts,
  members: readonly [string, unknown][],
  onProgress: OnProgress | undefined,
): EncodedBody {
  const boundary = `muster-${crypto.randomUUID()}`;
  const chunks = chunksOf(parts, members, boundary, onProgress);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
  return { body, contentType: `multipart/form-data; boundary=${boundary}`, duplex: 'half' };
}

async function* chunksOf(
  parts: FormParts,
  members: readonly [string, unknown][],
  boundary: string,
  onProgress: OnProgress | undefined,
): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  const files = new Map(
    members
      .filter(([name]) => parts[name] === 'file')
      .map(([name, member]) => [name, streamOf(member) ?? blobStream(blobOf(name, member))]),
  );
  const totalBytes = totalOf([...files.values()]);
  let sentBytes = 0;
  for (const [name, member] of members) {
    const source = files.get(name);
    const fileName = source === undefined ? '' : `; filename="${escaped(source.name ?? name)}"`;
    const type = source !== undefined ? 'Content-Type: application/octet-stream\r\n' : '';
    yield encoder.encode(
      `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"${fileName}\r\n${type}\r\n`,
    );
    if (source === undefined) yield encoder.encode(textOf(parts, name, member));
    for await (const chunk of source === undefined ? [] : read(name, source.stream)) {
      yield chunk;
      sentBytes += chunk.byteLength;
      onProgress?.({ sentBytes, totalBytes });
    }
    yield encoder.encode('\r\n');
  }
  yield encoder.encode(`--${boundary}--\r\n`);
}

/** Undefined if a file has no known size. */
function totalOf(files: readonly NamedStream[]): number | undefined {
  return files.reduce<number | undefined>(
    (sum, { size }) => (sum === undefined || size === undefined ? undefined : sum + size),
    0,
  );
}

async function* read(name: string, stream: ByteStream): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for await (const chunk of stream instanceof ReadableStream ? readWeb(stream) : stream) {
      // A stream of Node with an encoding gives text.
      if (!(chunk instanceof Uint8Array)) throw new TypeError('its stream gives text. Set no encoding.');
      yield chunk;
    }
  } catch (error) {
    throw new FileReadError(name, error);
  }
}

/** Not every browser can iterate over a ReadableStream. */
async function* readWeb(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  let done = false;
  try {
    for (;;) {
      const next = await reader.read();
      done = next.done;
      if (next.done) return;
      yield next.value;
    }
  } finally {
    if (!done) await reader.cancel();
  }
}

function textOf(parts: FormParts, name: string, member: unknown): string {
  return parts[name] === 'text' ? String(member) : JSON.stringify(member);
}

function streamOf(member: unknown): NamedStream | undefined {
  if (isByteStream(member)) return { stream: member };
  if (typeof member !== 'object' || member === null || !('stream' in member)) return undefined;
  if (!isByteStream(member.stream)) return undefined;
  const name = 'name' in member && typeof member.name === 'string' ? member.name : undefined;
  return { stream: member.stream, name };
}

function isByteStream(value: unknown): value is ByteStream {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof ReadableStream || Symbol.asyncIterator in value;
}

function blobStream(blob: Blob): NamedStream {
  return { stream: blob.stream(), name: nameOf(blob), size: blob.size };
}

function blobOf(name: string, member: unknown): Blob {
  // The types of browsers refuse views of shared memory, and so does Blob itself.
  const file = member as Blob | Uint8Array<ArrayBuffer> | ArrayBuffer;
  if (file instanceof Blob) return file;
  if (file instanceof Uint8Array || file instanceof ArrayBuffer) return new Blob([file]);
  throw new TypeError(
    `${name} must be a Blob, a File, bytes, a stream, or an object with a stream and a name.`,
  );
}

function nameOf(file: Blob): string {
  return 'name' in file && typeof file.name === 'string' ? file.name : 'file.bin';
}

/** Escapes a name as browsers do (HTML, multipart/form-data encoding algorithm). */
function escaped(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
