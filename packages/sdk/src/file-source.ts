/** A sequence of bytes: a stream of the web platform, or a stream of Node such as `fs.createReadStream(path)`. */
export type ByteStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * A file to upload: a File or Blob (in Node, `await fs.openAsBlob(path)`, which reads it while it is sent), bytes, or
 * a stream with an optional name.
 */
export type FileSource =
  Blob | Uint8Array | ArrayBuffer | ByteStream | { readonly stream: ByteStream; readonly name?: string };
