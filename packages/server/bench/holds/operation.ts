import type { NetworkApi } from './api.ts';
import type { Names } from './fill.ts';

/** The server and the rows that operations use. */
export interface Stage {
  readonly api: NetworkApi;
  readonly names: Names;
  /** Rows that the store was filled with. */
  readonly rows: number;
}

/** A measured operation, with the work that the server does after its response. */
export interface Operation {
  readonly title: string;
  /** Creates the preconditions, unmeasured. @returns the value that `run` needs */
  readonly prepare?: (stage: Stage) => Promise<string>;
  /** The response comes after all work is done. */
  readonly leavesNothing?: boolean;
  readonly run: (stage: Stage, prepared: string) => Promise<unknown>;
}
