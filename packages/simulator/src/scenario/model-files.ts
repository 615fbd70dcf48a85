import type { ModelRegistry } from '@muster/lwm2m';
import type { ReplayFiles } from '../device/replay.ts';

/** Files that cohorts refer to: object definitions, and CSV files by name. */
export interface ModelFiles {
  readonly models: ModelRegistry;
  /**
   * CSV files of generators. Default: none. `unread`: CSV files have not been read, and their content is not checked.
   */
  readonly replays?: ReplayFiles | 'unread' | undefined;
}
