/** Bytes one after the other: a stream of the web platform, or a stream of Node such as `fs.createReadStream(path)`. */
export type ByteStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * A file to upload: a File or Blob (in Node `await fs.openAsBlob(path)`, which reads it as it is sent), bytes, or a
 * stream, with a name if it has one.
 */
export type FileSource =
  Blob | Uint8Array | ArrayBuffer | ByteStream | { readonly stream: ByteStream; readonly name?: string };
