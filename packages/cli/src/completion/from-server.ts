import { openDevice, type MusterClient, type OperationId } from '@muster/sdk';
import { connect } from '../base-command.ts';
import { readConfig } from '../config/config-file.ts';
import { treeOf } from '../names/device-tree.ts';
import { allOperations, operationOf } from '../operation-table.ts';
import type { ArgSpec, FlagSpec, OperationSpec } from '../operations/spec.ts';
import { isRow, type Row } from '../output/value.ts';
import type { Candidate } from './candidate.ts';

/** Time-out in milliseconds: a user is waiting for the candidates. */
const timeoutMs = 2000;
/** Rows of the largest page that the service returns. */
const maxRows = 500;

/** The parts of the command line that determine the server to ask and the list to ask for. */
interface Place {
  readonly id: string;
  readonly rest: readonly string[];
  readonly current: string;
  /** The words of `rest` that are neither flags nor their values. */
  readonly positionals: readonly string[];
}

/** A list of candidates, and whether a name can replace an ID. */
interface Source {
  readonly spec: OperationSpec;
  readonly takesNames: boolean;
}

/** Returns values for a flag from the configuration or the server: profiles, device networks, IDs. */
export async function flagFromServer(flag: string, place: Place): Promise<readonly Candidate[]> {
  if (flag === 'profile') return profiles();
  const spec = operationOf(place.id);
  const own = [...(spec?.query ?? []), ...(spec?.body?.fields ?? [])].find((one) => one.flag === flag);
  const topic = flag === 'device-network' ? 'device-networks' : topicOfFlag(flag);
  return fromList(sourceOf(own, topic), place);
}

/** Returns the IDs or names that the server has for an argument. */
export async function argumentsFromServer(
  name: string,
  position: number,
  place: Place,
): Promise<readonly Candidate[]> {
  const spec = operationOf(place.id);
  const arg = spec?.args[position];
  const [device] = place.positionals;
  if (spec === undefined && name === 'path' && device !== undefined) return pathsOf(device, place);
  if (spec === undefined) return fromList(sourceOf(undefined, `${name}s`), place);
  if (arg?.isId !== true) return [];
  return fromList(sourceOf(arg, arg.name.toLowerCase() === 'id' ? spec.topic : topicOfFlag(arg.name)), place);
}

async function profiles(): Promise<readonly Candidate[]> {
  return Object.keys((await readConfig()).profiles).map((value) => ({ value }));
}

/** Maps `device-type-id` and `DeviceTypeId` to `device-types`. */
function topicOfFlag(flag: string): string {
  const kebab = flag.replace(/([a-z])([A-Z])/gu, '$1-$2').toLowerCase();
  return `${kebab.replace(/-ids?$/u, '')}s`;
}

/**
 * Uses the list that the contract names for the argument, with its names, or else the list of the topic, with its IDs.
 */
function sourceOf(
  spec: ((ArgSpec | FlagSpec) & { readonly names?: string }) | undefined,
  topic: string,
): Source | undefined {
  const named = spec?.names;
  if (named !== undefined) {
    const list = allOperations().find(({ id }) => id === named);
    if (list?.args.length === 0) return { spec: list, takesNames: true };
  }
  const list = operationOf(`${topic}:list`);
  // Hand-written commands take the names of devices.
  return list === undefined
    ? undefined
    : { spec: list, takesNames: spec === undefined && topic === 'devices' };
}

async function fromList(source: Source | undefined, place: Place): Promise<readonly Candidate[]> {
  if (source === undefined || source.spec.args.length > 0) return [];
  const { client } = await connectFor(place);
  const rows = await rowsOf(client, source.spec, place.current);
  return rows.flatMap((row) => candidatesOf(row, source.takesNames));
}

/** Returns the paths of the object instances and resources of a device. */
async function pathsOf(device: string, place: Place): Promise<readonly Candidate[]> {
  const { client } = await connectFor(place);
  const handle = await openDevice(client, device);
  return treeOf(device, await handle.tree()).flatMap(({ TypeId, Name, Instances }) =>
    Instances.flatMap(({ InstanceNumber, Resources }) => [
      { value: `/${TypeId}/${InstanceNumber}`, description: Name },
      ...Resources.map((resource) => ({ value: resource.Path, description: resource.Name })),
    ]),
  );
}

const connectFor = ({ rest }: Place) =>
  connect({ ...connectionFlagsIn(rest), 'request-timeout': timeoutMs / 1000 });

async function rowsOf(client: MusterClient, spec: OperationSpec, current: string): Promise<readonly Row[]> {
  const isIdPrefix = /^[\da-f-]*$/u.test(current);
  const query = {
    ...(spec.kind === 'page' ? { PageSize: maxRows } : {}),
    // Narrows a list that is longer than one page.
    ...(isIdPrefix || !spec.query.some(({ member }) => member === 'Search') ? {} : { Search: current }),
  };
  const result: unknown = await client.call(spec.id as OperationId, { query });
  const rows: unknown = isRow(result) ? result['Rows'] : result;
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

function candidatesOf(row: Row, takesNames: boolean): readonly Candidate[] {
  const { Id: id, DeviceIdentifier, Name } = row;
  if (typeof id !== 'string') return [];
  const names = [...new Set([DeviceIdentifier, Name])]
    .filter((name) => typeof name === 'string')
    .filter((name) => name !== '');
  const byId = { value: id, description: names[0] ?? '' };
  return takesNames ? [...names.map((value) => ({ value, description: id })), byId] : [byId];
}

const connectionFlagNames = ['url', 'local', 'profile', 'api-key-file', 'device-network'] as const;

/** Returns the flags that determine the server. */
function connectionFlagsIn(
  words: readonly string[],
): Partial<Record<(typeof connectionFlagNames)[number], string>> {
  const found = connectionFlagNames.flatMap((name) => {
    const at = words.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
    const word = words[at];
    const value = word?.includes('=') === true ? word.slice(word.indexOf('=') + 1) : words[at + 1];
    return at === -1 || value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}
