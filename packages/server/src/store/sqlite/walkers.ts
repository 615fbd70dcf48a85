import { openReader, type Connection } from './connection.ts';

/** Kilobytes of pages that a walk keeps: it reads each once. */
const CACHE_KB = 2_048;

/**
 * Connections for walks over many rows that take several turns of the event loop. While a walk goes on, its connection
 * sees the state in which the walk began; others want to see what has been committed since, so they have another.
 */
export class Walkers {
  readonly #file: string;
  readonly #all = new Set<Connection>();
  #idle: Connection | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  take(): Connection {
    const walker = this.#idle ?? openReader(this.#file, CACHE_KB);
    this.#idle = undefined;
    this.#all.add(walker);
    return walker;
  }

  /** When no statement of it is under way any more. */
  giveBack(walker: Connection): void {
    if (!this.#all.has(walker)) return;
    if (this.#idle === undefined) {
      this.#idle = walker;
    } else {
      this.#all.delete(walker);
      walker.close();
    }
  }

  /** Walks under way end with an error. */
  close(): void {
    this.#idle = undefined;
    for (const walker of this.#all) walker.close();
    this.#all.clear();
  }
}
