import { setTimeout as delay } from 'node:timers/promises';
import { styleText } from 'node:util';
import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import { PermissionError, type MusterClient, type MusterEventType } from '@muster/sdk';
import { BaseCommand, connect, connectionFlags } from '../base-command.ts';
import { commandRegistry } from '../command-registry.ts';
import { resourceNamed } from '../contract/resource.ts';
import { UsageError } from '../errors/cli-error.ts';
import { describeError } from '../errors/describe.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { durationFlag } from '../live/duration.ts';
import { columnsFlag } from '../names/path-command.ts';
import { InterruptedError, interruptible } from '../operations/interrupt.ts';
import type { OperationSpec } from '../operations/spec.ts';
import { columnsOf, pick } from '../output/columns.ts';
import { printable } from '../output/printable.ts';
import { filterStdout, write } from '../output/stdout.ts';
import { tableOfRows, unlimitedColumns, usefulColumns, type FittedColumns } from '../output/table.ts';
import { isRow, type Row } from '../output/value.ts';

/** Events after which the list of a topic is read again. The others are read at the interval. */
const eventsOf: Readonly<Record<string, readonly MusterEventType[]>> = {
  'activity-logs': ['activityLog'],
  devices: ['device.registered', 'device.updated', 'device.deregistered', 'device.offline'],
  events: ['event.active', 'event.reset'],
};
/** Milliseconds after which a list with events is read nevertheless: some changes, for example of a name, have none. */
const maxPauseMs = 30_000;

/** Flags of the list that the help names. Others are passed on as they are. */
const listFlags = ['filter', 'sort', 'search'] as const;

export default class Watch extends BaseCommand {
  static override summary = 'Show the changes of a list';
  static override description = `Shows all rows of a list, and draws the table again when they change, with a mark at the rows that are new (+) or have changed (*). With -o ndjson, and without a terminal, prints only the rows that change, each with the member Change: added, changed or removed.

Devices, events and activity logs are read again after events of the service, other lists at the interval. Takes all flags of the list command that select rows. Ctrl-C ends the command with exit code 0.`;
  static override examples = [
    '<%= config.bin %> watch devices',
    `<%= config.bin %> watch devices --filter "Status eq 'offline'" --columns Name,Status,LatestRegistrationTime`,
    '<%= config.bin %> watch firmware-packages --interval 10s',
    '<%= config.bin %> watch devices -o ndjson | jq --unbuffered -r .Name',
  ];
  static override strict = false;
  static override args = {
    resource: Args.string({
      description: 'Resource with a list, such as devices.',
      required: true,
      ignoreStdin: true,
    }),
  };
  static override flags = {
    filter: Flags.string({ description: 'Filter of the list.', helpGroup: 'QUERY' }),
    sort: Flags.string({ description: 'Order of the list.', helpGroup: 'QUERY' }),
    search: Flags.string({ description: 'Text to search for.', helpGroup: 'QUERY' }),
    interval: durationFlag({
      description: 'Least time between two requests, from 1 s.',
      default: 2,
      min: 1,
      max: 86_400,
    }),
    output: Flags.string({
      char: 'o',
      description: 'Format of the output: table or ndjson. Default: table on a terminal, otherwise ndjson.',
      options: ['table', 'ndjson'],
      helpGroup: 'OUTPUT',
      helpValue: 'FORM',
    }),
    json: Flags.boolean({
      description: 'The same as -o ndjson; errors are JSON too, on standard error.',
      exclusive: ['output'],
      helpGroup: 'OUTPUT',
    }),
    columns: columnsFlag,
    ...connectionFlags,
  };

  async run(): Promise<void> {
    const { args, flags, argv } = await this.parse(Watch);
    const { topic, list } = resourceNamed(args.resource);
    if (list === undefined || (list.kind !== 'page' && list.kind !== 'array') || list.args.length > 0) {
      throw new UsageError(`The ${topic} have no list to watch.`, 'List the topics with: muster --help');
    }
    const columns = columnsOf(flags.columns, list);
    const output = flags.json ? 'ndjson' : flags.output;
    const isTable = (output ?? (process.stdout.isTTY ? 'table' : 'ndjson')) === 'table';
    const words = [...listWords(flags), ...argv.slice(1).map(String)];
    const view = { columns, list, isDrawn: isTable && process.stdout.isTTY, isTable };
    const show = await shower(view);
    try {
      await interruptible(async (signal) => {
        const { client } = await connect(flags, { signal });
        const wake = followEvents(client, eventsOf[topic] ?? [], signal);
        const read = (): Promise<Row[]> => readList(list, words, this.packageRoot);
        await watch({ read, show, wake, pauseMs: flags.interval * 1000, signal });
      });
    } catch (error) {
      if (!(error instanceof InterruptedError)) throw error;
    }
  }
}

/** Returns the words of the list command for the flags that are passed on. */
function listWords(flags: Readonly<Record<string, unknown>>): string[] {
  const passed = [...listFlags, ...Object.keys(connectionFlags)];
  return passed.flatMap((name) => {
    const value = flags[name];
    return typeof value === 'string' || typeof value === 'number' ? [`--${name}=${value}`] : [];
  });
}

/** Runs the list command, with all that it can do, and returns its rows instead of printing them. */
async function readList(list: OperationSpec, words: readonly string[], packageRoot: URL): Promise<Row[]> {
  const command = await commandRegistry().loadCommand(`${list.topic}:${list.command}`);
  let text = '';
  const decoder = new TextDecoder();
  filterStdout({
    push: (part) => {
      text += typeof part === 'string' ? part : decoder.decode(part, { stream: true });
      return '';
    },
    end: () => '',
  });
  const all = list.kind === 'page' ? ['--all'] : [];
  await command?.run([...words, ...all, '--output=ndjson'], packageRoot);
  const rows = text.split('\n').filter(Boolean);
  return rows.map((line) => JSON.parse(line) as unknown).map((row) => (isRow(row) ? row : { Value: row }));
}

/** Follows events of these types. @returns a function that resolves at the next one, or after some milliseconds */
function followEvents(
  client: MusterClient,
  types: readonly MusterEventType[],
  signal: AbortSignal,
): ((pauseMs: number) => Promise<void>) | undefined {
  if (types.length === 0) return undefined;
  let isDue = false;
  let isOver = false;
  let notify: () => void = () => undefined;
  const fire = (): void => {
    isDue = true;
    notify();
  };
  void (async () => {
    try {
      const events = client.events.stream({ types: [...types], signal, onOpen: fire });
      const iterator = events[Symbol.asyncIterator]();
      while ((await iterator.next()).done !== true) fire();
    } catch (error) {
      if (error instanceof PermissionError)
        process.stderr.write('The key may not read events: the list is read at the interval.\n');
    }
    isOver = true;
    fire();
  })();
  return async (pauseMs) => {
    if (!isDue && !isOver) {
      const timer = new AbortController();
      const event = new Promise<void>((resolve) => (notify = resolve));
      const time = delay(maxPauseMs, undefined, { signal: AbortSignal.any([signal, timer.signal]) });
      await Promise.race([event, time]).finally(() => timer.abort());
      time.catch(() => undefined);
    }
    isDue = false;
    await delay(pauseMs, undefined, { signal });
  };
}

type Change = 'added' | 'changed' | 'removed';

interface Shown {
  readonly rows: readonly Row[];
  readonly changes: ReadonlyMap<Row, Change>;
  readonly removed: readonly Row[];
}

interface Watching {
  readonly read: () => Promise<Row[]>;
  readonly show: (shown: Shown) => Promise<void>;
  readonly wake: ((pauseMs: number) => Promise<void>) | undefined;
  readonly pauseMs: number;
  readonly signal: AbortSignal;
}

async function watch({ read, show, wake, pauseMs, signal }: Watching): Promise<void> {
  let before: ReadonlyMap<string, Row> | undefined;
  let failure: string | undefined;
  for (;;) {
    try {
      const rows = await read();
      failure = undefined;
      const after = new Map(rows.map((row) => [keyOf(row), row]));
      const shown = compare(before, after);
      if (before === undefined || shown.changes.size > 0 || shown.removed.length > 0) await show(shown);
      before = after;
    } catch (error) {
      signal.throwIfAborted();
      const { exitCode, message } = describeError(error);
      const isTransient = exitCode === exitCodes.connection || exitCode === exitCodes.service;
      // The first request shows whether the command can work at all.
      if (!isTransient || before === undefined) throw error;
      if (failure !== message) process.stderr.write(`${printable(message)} Trying again.\n`);
      failure = message;
    }
    if (wake === undefined) await delay(pauseMs, undefined, { signal });
    else await wake(pauseMs);
  }
}

const keyOf = (row: Row): string => (typeof row['Id'] === 'string' ? row['Id'] : JSON.stringify(row));

/** Compares two states of a list. In the first one, no row is new. */
function compare(before: ReadonlyMap<string, Row> | undefined, after: ReadonlyMap<string, Row>): Shown {
  const changes = new Map<Row, Change>();
  for (const [key, row] of after) {
    const earlier = before?.get(key);
    if (before === undefined) continue;
    if (earlier === undefined) changes.set(row, 'added');
    else if (JSON.stringify(earlier) !== JSON.stringify(row)) changes.set(row, 'changed');
  }
  const removed = [...(before ?? [])].filter(([key]) => !after.has(key)).map(([, row]) => row);
  return { rows: [...after.values()], changes, removed };
}

interface WatchView {
  readonly columns: readonly string[] | undefined;
  readonly list: OperationSpec;
  readonly isTable: boolean;
  readonly isDrawn: boolean;
}

/** Returns a function that shows a state of the list. */
async function shower(view: WatchView): Promise<(shown: Shown) => Promise<void>> {
  if (!view.isDrawn) return (shown) => printChanges(shown, view);
  const { createLogUpdate } = await import('log-update');
  const draw = createLogUpdate(process.stdout);
  return (shown) => {
    draw(tableOf(shown, view));
    return Promise.resolve();
  };
}

async function printChanges(
  { changes, removed }: Shown,
  { columns, isTable, list }: WatchView,
): Promise<void> {
  const rows: Row[] = [...changes, ...removed.map((row) => [row, 'removed'] as const)].map(
    ([row, Change]) => ({
      Change,
      ...(columns === undefined ? row : pick(row, columns)),
    }),
  );
  if (rows.length === 0) return;
  const text = isTable
    ? tableOfRows(
        rows,
        columnsIn(rows, ['Change', ...(columns ?? list.columns)], columns !== undefined, Infinity),
      )
    : rows.map((row) => JSON.stringify(row)).join('\n');
  await write(`${text}\n`);
}

const columnsIn = (
  rows: readonly Row[],
  names: readonly string[],
  isChosen: boolean,
  width: number,
): FittedColumns => (isChosen ? unlimitedColumns(names) : usefulColumns(rows, names, width));

/** Formats the rows that fit on the terminal, with marks in front of the changed ones. */
function tableOf({ rows, changes, removed }: Shown, { columns, list }: WatchView): string {
  const height = Math.max(1, (process.stdout.rows || 24) - 4);
  const width = (process.stdout.columns || 80) - 2;
  const first = rows.slice(0, height);
  const time = new Date().toLocaleTimeString();
  const counts = `${rows.length} row${rows.length === 1 ? '' : 's'}, ${changes.size} changed, ${removed.length} removed at ${time}`;
  if (first.length === 0) return counts;
  const names = columns ?? list.columns;
  const table = tableOfRows(first, columnsIn(first, names, columns !== undefined, width));
  const [head = '', ...lines] = table.split('\n');
  const marked = lines.map((line, index) => {
    const change = changes.get(first[index] ?? {});
    if (change === undefined) return `  ${line}`;
    return styleText('bold', `${change === 'added' ? '+' : '*'} ${line}`);
  });
  const more = rows.length > first.length ? [`… and ${rows.length - first.length} more`] : [];
  return [`  ${head}`, ...marked, ...more, '', counts].join('\n');
}
