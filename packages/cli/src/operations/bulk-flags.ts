import * as Flags from '@oclif/core/flags';
import type { Interfaces } from '@oclif/core';
import { parseDuration } from '../live/duration.ts';

const helpGroup = 'MANY IDS';

export const failedFileFlag: Interfaces.FlagInput = {
  'failed-file': Flags.string({
    description:
      'File to write the IDs or rows to that failed or were not tried, in the format of the input.',
    helpGroup,
    helpValue: 'FILE',
  }),
};

/** Flags of commands that read many IDs from standard input. */
export const bulkFlags: Interfaces.FlagInput = {
  workers: Flags.integer({
    description: 'Number of concurrent requests.',
    default: 1,
    min: 1,
    max: 64,
    helpGroup,
  }),
  delay: Flags.custom<number>({
    description: 'Pause between IDs: 500ms, 2s, 1m.',
    helpGroup,
    helpValue: 'DURATION',
    parse: (text) => Promise.resolve(parseDelay(text)),
  })(),
  'abort-on-errors': Flags.integer({
    description: 'Stop after this many failures. Default: never.',
    min: 1,
    helpGroup,
    helpValue: 'N',
  }),
  ...failedFileFlag,
};

/** @returns milliseconds */
function parseDelay(text: string): number {
  const [, ms] = /^(\d+)ms$/u.exec(text) ?? [];
  return ms === undefined ? parseDuration('--delay', text) * 1000 : Number(ms);
}
