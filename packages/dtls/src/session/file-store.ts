import { open, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { decodeFileRecords, encodeFileRecord, type FileRecord } from './file-record.ts';
import { lockFile } from './file-lock.ts';
import { SessionFencedError } from './session-error.ts';
import type { SessionStore, StoredSession } from './store.ts';

/** Minimum size in bytes of a file that is compacted. */
const MIN_COMPACTED_BYTES = 1 << 20;
/** Factor by which the file may be larger than its live entries. */
const MAX_GROWTH = 4;

interface Waiting {
  readonly bytes: Buffer;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Stores sessions in one file. Appends changes, with one flush for all changes of a tick, and compacts the file when most
 * entries are obsolete. The sessions are also kept in memory. A lock file excludes a second process.
 */
export class FileSessionStore implements SessionStore {
  readonly #path: string;
  readonly #sessions: Map<string, StoredSession>;
  readonly #unlock: () => Promise<void>;
  #file: FileHandle;
  #fileBytes: number;
  #liveBytes = 0;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #failure: Error | undefined;

  private constructor(
    path: string,
    file: FileHandle,
    content: { sessions: Map<string, StoredSession>; bytes: number },
    unlock: () => Promise<void>,
  ) {
    this.#path = path;
    this.#file = file;
    this.#sessions = content.sessions;
    this.#fileBytes = content.bytes;
    for (const session of content.sessions.values()) this.#liveBytes += session.blob.length;
    this.#unlock = unlock;
  }

  /**
   * @param path path of the file, which is created if it does not exist, readable only for its owner
   * @throws Error if another process uses it; the system error if it cannot be read or written
   */
  static async open(path: string): Promise<FileSessionStore> {
    const unlock = await lockFile(`${path}.lock`);
    try {
      const content = readSessions(await readFile(path).catch(emptyIfAbsent));
      const file = await open(path, content.bytes === 0 ? 'w' : 'r+', 0o600);
      // Truncate an incomplete entry of a crash before appending.
      await file.truncate(content.bytes);
      await file.datasync();
      await syncFolder(path);
      return new FileSessionStore(path, file, content, unlock);
    } catch (error) {
      await unlock();
      throw error;
    }
  }

  get size(): number {
    return this.#sessions.size;
  }

  load(): StoredSession[] {
    return [...this.#sessions.values()];
  }

  async save(session: StoredSession, replaces: number | undefined): Promise<void> {
    const before = this.#sessions.get(session.id);
    if (before?.generation !== replaces) throw new SessionFencedError();
    const bytes = encodeFileRecord({ kind: 'save', session });
    this.#sessions.set(session.id, session);
    this.#liveBytes += session.blob.length - (before?.blob.length ?? 0);
    return this.#append(bytes);
  }

  async remove(id: string, generation: number): Promise<void> {
    const stored = this.#sessions.get(id);
    if (!stored || stored.generation > generation) return;
    this.#sessions.delete(id);
    this.#liveBytes -= stored.blob.length;
    return this.#append(encodeFileRecord({ kind: 'remove', id }));
  }

  /** Waits for pending writes and closes the file. */
  async close(): Promise<void> {
    await this.#writing;
    this.#failure ??= new Error('the store is closed');
    await this.#file.close();
    await this.#unlock();
  }

  #append(bytes: Buffer): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure);
    const written = new Promise<void>((resolve, reject) => this.#waiting.push({ bytes, resolve, reject }));
    this.#writing ??= this.#writeAll().finally(() => (this.#writing = undefined));
    return written;
  }

  async #writeAll(): Promise<void> {
    // Write all changes of this tick together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        await this.#write(Buffer.concat(group.map(({ bytes }) => bytes)));
        for (const { resolve } of group) resolve();
      } catch (error) {
        // From here on, memory and file can differ.
        this.#failure = error as Error;
        for (const { reject } of [...group, ...this.#waiting]) reject(error);
        this.#waiting = [];
      }
    }
  }

  async #write(bytes: Buffer): Promise<void> {
    const most = Math.max(MIN_COMPACTED_BYTES, MAX_GROWTH * this.#liveBytes);
    if (this.#fileBytes + bytes.length > most) {
      await this.#rewrite();
      return;
    }
    await this.#file.write(bytes, 0, bytes.length, this.#fileBytes);
    await this.#file.datasync();
    this.#fileBytes += bytes.length;
  }

  /** Rewrites the file from memory, which already contains the changes to write. */
  async #rewrite(): Promise<void> {
    const records = [...this.#sessions.values()].map((session): FileRecord => ({ kind: 'save', session }));
    const bytes = Buffer.concat(records.map(encodeFileRecord));
    const path = `${this.#path}.new`;
    const file = await open(path, 'w', 0o600);
    try {
      await file.write(bytes, 0, bytes.length, 0);
      await file.datasync();
      await rename(path, this.#path);
      await syncFolder(this.#path);
    } catch (error) {
      await file.close();
      await rm(path, { force: true });
      throw error;
    }
    const old = this.#file;
    this.#file = file;
    this.#fileBytes = bytes.length;
    await old.close();
  }
}

function readSessions(bytes: Buffer): { sessions: Map<string, StoredSession>; bytes: number } {
  const sessions = new Map<string, StoredSession>();
  let whole = 0;
  for (const { record, end } of decodeFileRecords(bytes)) {
    if (record.kind === 'save') sessions.set(record.session.id, record.session);
    else sessions.delete(record.id);
    whole = end;
  }
  return { sessions, bytes: whole };
}

function emptyIfAbsent(error: NodeJS.ErrnoException): Buffer {
  if (error.code === 'ENOENT') return Buffer.alloc(0);
  throw error;
}

/** Syncs the folder, which makes a new file name durable. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
