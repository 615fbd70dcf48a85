import type { NetworkApi } from './api.ts';
import type { Names } from './fill.ts';

/** What operations are done to. */
export interface Stage {
  readonly api: NetworkApi;
  readonly names: Names;
  /** Rows that the server was filled with. */
  readonly rows: number;
}

/** One operation that is measured, with the work that it leaves to be done afterwards. */
export interface Operation {
  readonly title: string;
  /** What is there before, and is not measured. @returns what the operation needs of it */
  readonly prepare?: (stage: Stage) => Promise<string>;
  /** When it is answered, all is done. */
  readonly leavesNothing?: boolean;
  readonly run: (stage: Stage, prepared: string) => Promise<unknown>;
}
