import * as Flags from '@oclif/core/flags';
import { connect } from '../base-command.ts';
import { NameResolver } from '../names/resolver.ts';
import { filterOfSelectors } from '../names/selection.ts';
import { deviceSelectionFlags } from '../names/selectors.ts';
import { eventTypes } from '../webhooks/event-types.ts';
import { parseComparison } from './comparison.ts';
import type { ConditionKind } from './kind.ts';

const types = eventTypes.filter((type) => type !== 'measurement');

export const devicesKind: ConditionKind = {
  name: 'devices',
  summary: 'the number of devices that match a filter meets a comparison',
  description:
    'Selectors and --filter have the form of "muster devices list". Changes of registrations, smart objects and the activity log take effect immediately, others within 30 seconds.',
  examples: ["--status online --count 'ge 10'", '--tag heating --status offline --count 0'],
  assertExamples: [
    '--status offline --count 0',
    "--filter 'LastSeen lt -2h' --count 0",
    "--count 'ge 100' -o json",
  ],
  args: {},
  flags: {
    count: Flags.string({
      description: "Comparison: 'ge 10' is at least 10, 10 alone exactly 10.",
      required: true,
      helpValue: 'COMPARISON',
    }),
    ...deviceSelectionFlags,
  },
  permissions: ['Device.Read'],
  async prepare({ flags, signal }) {
    const comparison = parseComparison('--count', String(flags['count']));
    const { client } = await connect(flags, { signal });
    const filter = await filterOfSelectors(new NameResolver(client), flags);
    const query = { PageSize: 1, ...(filter === '' ? {} : { Filter: filter }) };
    return {
      subject: `the number of devices${shown(flags)}`,
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

/** Names the selectors for messages. */
function shown(flags: Readonly<Record<string, unknown>>): string {
  const terms = Object.keys(deviceSelectionFlags).flatMap((name) => {
    const value = flags[name];
    if (Array.isArray(value)) return [`${name} ${value.map(String).join(' or ')}`];
    return typeof value === 'string' ? [value] : [];
  });
  return terms.length === 0 ? '' : ` with ${terms.join(' and ')}`;
}
