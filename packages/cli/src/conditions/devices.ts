import * as Flags from '@oclif/core/flags';
import { connect } from '../base-command.ts';
import { eventTypes } from '../webhooks/event-types.ts';
import { parseComparison } from './comparison.ts';
import type { ConditionKind } from './kind.ts';

const types = eventTypes.filter((type) => type !== 'measurement');

export const devicesKind: ConditionKind = {
  name: 'devices',
  summary: 'the number of devices that match a filter meets a comparison',
  description:
    'The filter has the form of "muster devices list". Changes of registrations, smart objects and the activity log take effect immediately, others within 30 seconds.',
  examples: ["--filter 'Status eq online' --count 'ge 10'", "--filter 'Status eq offline' --count 0"],
  assertExamples: ["--filter 'Status eq offline' --count 0", "--count 'ge 100' -o json"],
  args: {},
  flags: {
    count: Flags.string({
      description: "Comparison: 'ge 10' is at least 10, 10 alone exactly 10.",
      required: true,
      helpValue: 'COMPARISON',
    }),
    filter: Flags.string({
      description: 'Filter of the list. Default: all devices.',
      helpValue: 'FILTER',
    }),
  },
  permissions: ['Device.Read'],
  async prepare({ flags, signal }) {
    const comparison = parseComparison('--count', String(flags['count']));
    const { client } = await connect(flags, { signal });
    const filter = flags['filter'];
    const query = { PageSize: 1, ...(typeof filter === 'string' ? { Filter: filter } : {}) };
    return {
      subject: `the number of devices${typeof filter === 'string' ? ` with ${filter}` : ''}`,
      expected: comparison.text,
      async check() {
        const { NbrOfRows } = await client.devices.list(query);
        return { holds: comparison.fits(NbrOfRows), found: NbrOfRows, text: `is ${NbrOfRows}` };
      },
      events: (options) => client.events.stream({ types, ...options }),
      evaluateEvent: () => 'check',
    };
  },
};
