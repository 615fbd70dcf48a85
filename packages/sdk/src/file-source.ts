/**
 * A file to upload: a File or Blob (in Node `await fs.openAsBlob(path)`, which reads it as it is sent), bytes, or a
 * stream, with a name if it has one.
 */
export type FileSource =
  | Blob
  | Uint8Array
  | ArrayBuffer
  | ReadableStream<Uint8Array>
  | { readonly stream: ReadableStream<Uint8Array>; readonly name?: string };
