import * as Flags from '@oclif/core/flags';
import type { Interfaces } from '@oclif/core';
import { durationFlag } from '../live/duration.ts';

const helpGroup = 'MANY IDS';

export const failedFileFlag: Interfaces.FlagInput = {
  'failed-file': Flags.string({
    description:
      'File to write the IDs or rows to that failed or were not tried, in the format of the input.',
    helpGroup,
    helpValue: 'FILE',
  }),
};

/** Flags of commands for many IDs. */
export const bulkFlags: Interfaces.FlagInput = {
  workers: Flags.integer({
    description: 'Number of concurrent requests.',
    default: 1,
    min: 1,
    max: 64,
    helpGroup,
  }),
  delay: durationFlag({ description: 'Pause between IDs.', helpGroup }),
  'abort-on-errors': Flags.integer({
    description: 'Stop after this many failures. Default: never.',
    min: 1,
    helpGroup,
    helpValue: 'N',
  }),
  ...failedFileFlag,
};
