import type { SeverityCount } from '@muster/sdk/core';
import type { Tone } from '../layout/tone.ts';

/** A row of the list of active events. */
export interface SeverityRow {
  readonly level: number;
  readonly count: number;
  readonly tone: Tone;
}

/** Severities of the upper half of those present are bad, the others warnings. The API gives severities no names. */
export function severityRows(counts: readonly SeverityCount[]): readonly SeverityRow[] {
  const most = Math.max(0, ...counts.map(({ SeverityLevel }) => SeverityLevel));
  return counts.map(({ SeverityLevel, NbrOfEvents }) => ({
    level: SeverityLevel,
    count: NbrOfEvents,
    tone: SeverityLevel * 2 > most ? 'bad' : 'warn',
  }));
}

/** Sum of the events of all severities. */
export const totalOf = (counts: readonly SeverityCount[]): number =>
  counts.reduce((sum, { NbrOfEvents }) => sum + NbrOfEvents, 0);
