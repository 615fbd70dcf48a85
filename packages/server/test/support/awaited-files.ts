import type { FirmwareFile, FirmwareFiles, WrittenFile } from '../../src/features/firmware/packages.ts';

/** Firmware files on a disk, for tests on a virtual clock: reads take real time, and the clock has to wait for them. */
export class AwaitedFiles implements FirmwareFiles {
  readonly #files: FirmwareFiles;
  readonly #reads = new Set<Promise<unknown>>();

  constructor(files: FirmwareFiles) {
    this.#files = files;
  }

  /** Waits for the reads under way. Resolves with whether there were any. */
  async ended(): Promise<boolean> {
    if (this.#reads.size === 0) return false;
    await Promise.allSettled(this.#reads);
    return true;
  }

  #count<T>(work: Promise<T>): Promise<T> {
    this.#reads.add(work);
    const end = (): void => void this.#reads.delete(work);
    work.then(end, end);
    return work;
  }

  async open(id: string): Promise<FirmwareFile | undefined> {
    const file = await this.#count(this.#files.open(id));
    if (file === undefined) return undefined;
    return {
      sizeBytes: file.sizeBytes,
      read: (offset, length) => this.#count(file.read(offset, length)),
      close: () => this.#count(file.close()),
    };
  }

  delete(id: string): Promise<void> {
    return this.#count(this.#files.delete(id));
  }

  /** Its content comes from the test, which waits for it. */
  write(id: string, content: AsyncIterable<Uint8Array>): Promise<WrittenFile> {
    return this.#files.write(id, content);
  }

  sweep(isKept: (id: string) => Promise<boolean>): Promise<void> {
    return this.#count(this.#files.sweep(isKept));
  }
}
