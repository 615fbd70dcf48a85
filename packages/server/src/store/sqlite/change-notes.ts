import type { MessagePort } from 'node:worker_threads';

/** Sent to the thread that keeps indexes aside. */
export interface ChangeNote {
  /** The commit that made the changes; their ids follow. */
  readonly commit: number;
  readonly collection: string;
  /** Absent: from this commit on all changes are told. */
  readonly ids?: readonly string[];
}

/**
 * Tells a thread which documents each commit has changed, of the collections that it asks about. What has been changed by
 * a commit is told before the commit has its number: whoever sees the commit can know.
 */
export class ChangeNotes {
  readonly #port: MessagePort;
  readonly #wanted = new Set<string>();
  readonly #noted = new Map<string, Set<string>>();
  /** Asked for in the middle of a transaction, whose first changes have not been noted. */
  readonly #starting = new Set<string>();

  constructor(port: MessagePort) {
    this.#port = port;
  }

  isWanted(collection: string): boolean {
    return this.#wanted.has(collection);
  }

  note(collection: string, id: string): void {
    if (!this.#wanted.has(collection)) return;
    const ids = this.#noted.get(collection) ?? new Set();
    this.#noted.set(collection, ids.add(id));
  }

  /** @param isWriting whether a transaction is open */
  start(collection: string, isWriting: boolean, lastCommit: number): void {
    this.#starting.add(collection);
    if (!isWriting) this.ended(lastCommit);
  }

  stop(collection: string): void {
    this.#wanted.delete(collection);
    this.#starting.delete(collection);
    this.#noted.delete(collection);
  }

  /** @param commit the number that it will have */
  tell(commit: number): void {
    for (const [collection, ids] of this.#noted) this.#send({ commit, collection, ids: [...ids] });
    this.#noted.clear();
  }

  /** A transaction is over, whatever has become of it. */
  ended(lastCommit: number): void {
    this.#noted.clear();
    for (const collection of this.#starting) {
      this.#wanted.add(collection);
      this.#send({ commit: lastCommit, collection });
    }
    this.#starting.clear();
  }

  #send(note: ChangeNote): void {
    this.#port.postMessage(note);
  }
}
