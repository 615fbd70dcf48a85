/**
 * The firmware port: where the files of firmware packages are kept. They are too large for documents, and are read in
 * pieces while they go to devices, so that no device costs a copy in memory.
 *
 * Rules that every adapter keeps (proven by one contract suite):
 * - `write` resolves when the file is durable, never before; when its content throws, nothing stays.
 * - A file is there whole or not at all, also after a crash.
 * - A file that is open can be read to its end, though it is deleted meanwhile.
 */
export interface FirmwareFiles {
  /**
   * @param id a UUID that no other file has
   * @throws what the content throws; StoreError `disk-full`, `read-only` or `io` when the bytes cannot be kept
   */
  write(id: string, content: AsyncIterable<Uint8Array>): Promise<WrittenFile>;
  /** Undefined when there is no such file. Close it. @throws StoreError `io` */
  open(id: string): Promise<FirmwareFile | undefined>;
  /** Does nothing when there is no such file. */
  delete(id: string): Promise<void>;
  /** Deletes what writes that did not end have left behind, and files that `isKept` does not want. */
  sweep(isKept: (id: string) => Promise<boolean>): Promise<void>;
}

export interface WrittenFile {
  readonly sizeBytes: number;
  /** In hex. */
  readonly sha256: string;
}

/** A file that is open for reading. */
export interface FirmwareFile {
  readonly sizeBytes: number;
  /** The bytes from `offset` on: `length` of them, fewer at the end of the file only. */
  read(offset: number, length: number): Promise<Uint8Array>;
  close(): Promise<void>;
}
