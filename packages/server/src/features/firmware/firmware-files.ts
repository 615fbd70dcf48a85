/**
 * The firmware port: storage for the files of firmware packages. They are too large for documents, and are read in
 * parts while they are sent to devices, so that a device does not need a copy in memory.
 *
 * Rules for every adapter (tested by one contract suite):
 * - `write` resolves when the file is durable, never before. If its content throws, nothing is left.
 * - A file is complete or absent, also after a crash.
 * - An open file can be read to its end, even if it is deleted in between.
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
