import type { SeverityCount } from '@muster/sdk/core';

/** Sum of the events of all severities. */
export const totalOf = (counts: readonly SeverityCount[]): number =>
  counts.reduce((sum, { NbrOfEvents }) => sum + NbrOfEvents, 0);
