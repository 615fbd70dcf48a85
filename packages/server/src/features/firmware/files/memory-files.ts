import { createHash } from 'node:crypto';
import type { FirmwareFile, FirmwareFiles, WrittenFile } from '../firmware-files.ts';

/** Firmware files of a server without persistent storage (`memory:`). */
export class MemoryFirmwareFiles implements FirmwareFiles {
  readonly #files = new Map<string, Buffer>();

  async write(id: string, content: AsyncIterable<Uint8Array>): Promise<WrittenFile> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(Uint8Array.from(chunk));
    const file = Buffer.concat(chunks);
    this.#files.set(id, file);
    return { sizeBytes: file.length, sha256: createHash('sha256').update(file).digest('hex') };
  }

  open(id: string): Promise<FirmwareFile | undefined> {
    const file = this.#files.get(id);
    return Promise.resolve(
      file && {
        sizeBytes: file.length,
        read: (offset, length) => Promise.resolve(file.subarray(offset, offset + length)),
        close: () => Promise.resolve(),
      },
    );
  }

  delete(id: string): Promise<void> {
    this.#files.delete(id);
    return Promise.resolve();
  }

  async sweep(isKept: (id: string) => Promise<boolean>): Promise<void> {
    for (const id of [...this.#files.keys()]) {
      if (!(await isKept(id))) this.#files.delete(id);
    }
  }
}
