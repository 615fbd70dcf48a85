/**
 * The firmware port: storage for the files of firmware packages. The files are too large for documents. They
 * are read in parts while they are sent to devices, so that no device needs a copy in memory.
 *
 * Rules for every adapter (tested by one contract suite):
 * - `write` resolves when the file is durable, never before. If its content throws, nothing is left.
 * - A file is complete or absent, also after a crash.
 * - An open file can be read to its end, even if it is deleted in between.
 */
export interface FirmwareFiles {
  /**
   * @param id a UUID that no other file has
   * @throws the errors of the content; StoreError `disk-full`, `read-only` or `io` if the bytes cannot be
   *   stored
   */
  write(id: string, content: AsyncIterable<Uint8Array>): Promise<WrittenFile>;
  /** Undefined if there is no such file. The caller closes it. @throws StoreError `io` */
  open(id: string): Promise<FirmwareFile | undefined>;
  /** Does nothing if there is no such file. */
  delete(id: string): Promise<void>;
  /** Deletes the remains of unfinished writes, and files that `isKept` rejects. */
  sweep(isKept: (id: string) => Promise<boolean>): Promise<void>;
}

export interface WrittenFile {
  readonly sizeBytes: number;
  /** SHA-256 of the file, in hex. */
  readonly sha256: string;
}

/** A file that is open for reading. */
export interface FirmwareFile {
  readonly sizeBytes: number;
  /** Returns `length` bytes from `offset` on; fewer only at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array>;
  close(): Promise<void>;
}
