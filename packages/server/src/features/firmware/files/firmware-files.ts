import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreError } from '../../../store/port.ts';
import type { StoreErrorCode } from '../../../store/port.ts';
import type { FirmwareFile, FirmwareFiles, WrittenFile } from '../packages.ts';

/**
 * Returns the storage for firmware files that matches the store: a server that keeps no documents keeps no files
 * either.
 */
export function openFirmwareFiles(storeUrl: string, folder: string): FirmwareFiles {
  return storeUrl === 'memory:' ? new MemoryFirmwareFiles() : new DiskFirmwareFiles(folder);
}

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

const WHOLE = '.bin';
const PART = '.part';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/**
 * Stores firmware files in a folder. Writes a file under a temporary name and renames it when it is complete and synced
 * to disk, so that the remains of a crash are recognized.
 */
export class DiskFirmwareFiles implements FirmwareFiles {
  readonly #folder: string;

  /** @param folder is created on the first write, accessible to this user only */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(id: string, content: AsyncIterable<Uint8Array>): Promise<WrittenFile> {
    const part = this.#path(id, PART);
    try {
      await this.#disk(() => mkdir(this.#folder, { recursive: true, mode: 0o700 }));
      const written = await this.#writePart(part, content);
      await this.#disk(async () => {
        await rename(part, this.#path(id, WHOLE));
        await syncFolder(this.#folder);
      });
      return written;
    } catch (error) {
      await rm(part, { force: true }).catch(ignore);
      throw error;
    }
  }

  async #writePart(part: string, content: AsyncIterable<Uint8Array>): Promise<WrittenFile> {
    const hash = createHash('sha256');
    let sizeBytes = 0;
    const file = await this.#disk(() => open(part, 'wx', 0o600));
    try {
      for await (const chunk of content) {
        hash.update(chunk);
        sizeBytes += chunk.length;
        await this.#disk(() => writeAll(file, chunk));
      }
      await this.#disk(() => file.sync());
    } finally {
      await file.close();
    }
    return { sizeBytes, sha256: hash.digest('hex') };
  }

  async open(id: string): Promise<FirmwareFile | undefined> {
    const file = await this.#disk(() => openIfThere(this.#path(id, WHOLE)));
    if (file === undefined) return undefined;
    const { size } = await file.stat();
    return {
      sizeBytes: size,
      read: (offset, length) => this.#disk(() => readAll(file, offset, Math.min(length, size - offset))),
      close: () => file.close(),
    };
  }

  async delete(id: string): Promise<void> {
    await this.#disk(() => rm(this.#path(id, WHOLE), { force: true }));
  }

  async sweep(isKept: (id: string) => Promise<boolean>): Promise<void> {
    for (const name of await this.#disk(() => namesIn(this.#folder))) {
      if (name.endsWith(PART)) await rm(join(this.#folder, name), { force: true });
      const id = name.slice(0, -WHOLE.length);
      if (name.endsWith(WHOLE) && UUID.test(id) && !(await isKept(id))) await this.delete(id);
    }
  }

  /** @throws Error if the ID is not a UUID, because IDs become file names */
  #path(id: string, suffix: string): string {
    if (!UUID.test(id)) throw new Error('A firmware file is named by a UUID.');
    return join(this.#folder, `${id}${suffix}`);
  }

  /** @throws StoreError with a remedy for the operator */
  async #disk<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const { code, remedy } = troubleOf(error);
      throw new StoreError(code, `Firmware in ${this.#folder} cannot be used.`, remedy, { cause: error });
    }
  }
}

/** The next start deletes files that cannot be deleted now. */
function ignore(): void {
  return;
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let offset = 0; offset < chunk.length;) {
    const { bytesWritten } = await file.write(chunk, offset, chunk.length - offset);
    offset += bytesWritten;
  }
}

async function readAll(file: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafe(Math.max(0, length));
  let read = 0;
  while (read < bytes.length) {
    const { bytesRead } = await file.read(bytes, read, bytes.length - read, position + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return bytes.subarray(0, read);
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Makes the new name durable. Systems that cannot sync a folder (Windows) do not need to. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

function troubleOf(error: unknown): { readonly code: StoreErrorCode; readonly remedy: string } {
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return { code: 'disk-full', remedy: 'There is no space left. Free some, or delete firmware packages.' };
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return { code: 'read-only', remedy: 'Check the owner and the permissions of the folder.' };
    default:
      return { code: 'io', remedy: 'Check the folder and the disk that it is on.' };
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
