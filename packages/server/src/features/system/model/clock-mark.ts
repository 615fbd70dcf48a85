import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** The newest time at which a worker found its clock correct. */
export interface ClockMark extends Entity {
  readonly id: typeof CLOCK_MARK;
  /** Epoch milliseconds. */
  readonly timeMs: number;
}

export const CLOCK_MARK = 'newest';

export const clockMarks: CollectionDefinition<ClockMark> = { name: 'clockMarks', indexes: [] };
