import type { MusterClient } from '@muster/sdk';
import { NameResolver } from '../names/resolver.ts';
import {
  deviceFilterOf,
  deviceFilterFlag,
  isSelecting,
  selectors,
  takesDevices,
} from '../names/selectors.ts';
import type { ManyIds } from './arguments.ts';
import type { Job } from './job.ts';
import { idsOfText } from './record-ids.ts';
import type { OperationSpec } from './spec.ts';
import { readStdin } from './stdin.ts';

type Flags = Job['flags'];

/** What selectors replace: the first argument of an operation on devices, or the filter of an operation on many. */
export type SelectionRole = 'argument' | 'filter';

/** Returns what the selectors of a command line replace; undefined if there are none. */
export function selectionRole(spec: OperationSpec, flags: Flags): SelectionRole | undefined {
  const own = new Set([...spec.query, ...(spec.body?.fields ?? [])].map(({ flag }) => flag));
  const names = [...selectors.map(({ flag }) => flag), ...Object.keys(deviceFilterFlag)];
  const isGiven = isSelecting(
    flags,
    names.filter((name) => !own.has(name)),
  );
  if (!isGiven) return undefined;
  if (deviceFilterOf(spec) !== undefined) return 'filter';
  return takesDevices(spec) ? 'argument' : undefined;
}

/** Adds an empty filter, so that a body with nothing else is complete. The selectors replace it. */
export const withEmptyFilter = (flags: Flags, role: SelectionRole | undefined): Flags =>
  role === 'filter' && flags['filter'] === undefined ? { ...flags, filter: '' } : flags;

type Selecting = Omit<Job, 'names'>;

export interface Selected {
  readonly job: Pick<Job, 'flags' | 'body'>;
  /** The IDs or names of a command for many; undefined for a command for one, or for none. */
  readonly ids?: readonly string[];
  /** The selected devices, with their IDs. */
  readonly devices?: ReadonlyMap<string, string>;
}

/** Finds what a command runs for: the IDs of its line, of standard input or of selectors, or a filter. */
export async function select(
  { spec, flags, body, planned: { many } }: Pick<Selecting, 'spec' | 'flags' | 'body' | 'planned'>,
  role: SelectionRole | undefined,
  connect: () => MusterClient,
): Promise<Selected> {
  if (role === undefined) return { job: { flags, body }, ...(await idsOf(many)) };
  // Loaded on demand, because few commands select devices.
  const { devicesOf, filterOfSelectors } = await import('../names/selection.ts');
  const client = connect();
  const filter = await filterOfSelectors(new NameResolver(client), flags);
  if (role === 'filter') return { job: withFilter(spec, flags, body, filter), ...(await idsOf(many)) };
  const devices = await devicesOf(client, filter);
  return { job: { flags, body }, ids: [...devices.keys()], devices };
}

async function idsOf(many: ManyIds | undefined): Promise<Pick<Selected, 'ids'>> {
  if (many === undefined || many.from === 'selectors') return {};
  return { ids: many.from === 'stdin' ? await idsOfText(await readStdin()) : many.from };
}

function withFilter(
  spec: OperationSpec,
  flags: Flags,
  body: unknown,
  filter: string,
): Pick<Job, 'flags' | 'body'> {
  const member = spec.body === undefined ? undefined : deviceFilterOf(spec)?.member;
  return {
    flags: { ...flags, filter },
    body: member === undefined ? body : { ...(body as Readonly<Record<string, unknown>>), [member]: filter },
  };
}
