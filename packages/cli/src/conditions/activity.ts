import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import { isId, type ActivityLogEntry, type MusterClient } from '@muster/sdk';
import { connect } from '../base-command.ts';
import { UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { countsOf, isOver, reasonOf, type Counts } from '../operations/activity.ts';
import type { Outcome } from './condition.ts';
import type { ConditionKind } from './kind.ts';

/** The states to wait for, with their tests. */
const states: Readonly<Record<string, (entry: ActivityLogEntry) => boolean>> = {
  completed: ({ Status }) => Status === 'Completed',
  failed: ({ Status }) => Status === 'Failed',
  ended: isOver,
};

const LATEST = `"$(muster activity-logs list --filter "Status eq 'Completed'" --limit 1 --jq '.Rows[0].Id')"`;

export const activityKind: ConditionKind = {
  name: 'activity',
  summary: 'a command or campaign has ended',
  description:
    'The ID is the ActivityId that commands to devices print. The wait ends immediately when the activity ends in another state than that of --for.',
  examples: [LATEST, '$ACTIVITY_ID --for ended --timeout 1h'],
  assertExamples: [LATEST, '$ACTIVITY_ID --for failed'],
  args: {
    id: Args.string({
      description: 'ID of the activity log entry.',
      required: true,
      ignoreStdin: true,
    }),
  },
  flags: {
    for: Flags.string({
      description: 'State of the activity. ended includes completed, failed and cancelled.',
      options: Object.keys(states),
      default: 'completed',
    }),
  },
  permissions: ['ActivityLog.Read'],
  async prepare({ args, flags, signal }) {
    const id = (args['id'] ?? '').trim();
    if (!isId(id)) {
      const fault = id === '' ? 'The argument id is empty.' : `"${id}" is not the ID of an activity.`;
      throw new UsageError(fault, 'Commands to devices print it as ActivityId.');
    }
    const { client } = await connect(flags, { signal });
    const state = String(flags['for']);
    return {
      subject: `activity ${id}`,
      expected: state,
      check: async () => outcomeOf(client, await client.activityLogs.get(id), state),
      events: (options) => client.events.stream({ types: ['activityLog'], ...options }),
      evaluateEvent: (event) => (event.type === 'activityLog' && event.data.Id === id ? 'check' : undefined),
    };
  },
};

async function outcomeOf(client: MusterClient, entry: ActivityLogEntry, state: string): Promise<Outcome> {
  const { Status } = entry;
  const outcome = { holds: states[state]?.(entry) === true, isFinal: isOver(entry), found: Status };
  if (Status !== 'Failed') return { ...outcome, text: `is ${Status}` };
  const { total, completed, failed } =
    entry.EntityType === 'Multiple' ? await countsOf(client, `ParentId eq '${entry.Id}'`) : NO_PARTS;
  const reason = total === 0 ? reasonOf(entry) : `${failed} of ${total} failed`;
  const exitCode = completed > 0 ? exitCodes.partial : exitCodes.device;
  return { ...outcome, exitCode, text: `is Failed (${reason})` };
}

const NO_PARTS: Counts = { total: 0, completed: 0, failed: 0 };
