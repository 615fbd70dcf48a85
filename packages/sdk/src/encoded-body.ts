/** Types of the parts of a form, by name. */
export type FormParts = Readonly<Record<string, 'file' | 'text' | 'json'>>;

/** A body in a type that `fetch` accepts. */
export interface EncodedBody {
  readonly body?: FormData | ReadableStream<Uint8Array> | string;
  /** Absent if `fetch` sets the header, with the boundary that it chooses. */
  readonly contentType?: string;
  /** Fetch requires half duplex for a stream (RequestDuplex). */
  readonly duplex?: 'half';
}

/** How much of the files of an upload has been sent. */
export interface UploadProgress {
  /** Bytes of the files that the connection has taken. */
  readonly sentBytes: number;
  /** Bytes of all files; undefined if one of them is a stream. */
  readonly totalBytes: number | undefined;
}

export type OnProgress = (progress: UploadProgress) => void;

/** Encodes the body of operations that do not send it as JSON. */
export type BodyEncoder = (
  body: unknown,
  form: FormParts | undefined,
  onProgress: OnProgress | undefined,
) => EncodedBody;
