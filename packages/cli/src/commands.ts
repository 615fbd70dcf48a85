import type { CommandClass } from './command-class.ts';
import type { ConditionKind } from './conditions/kind.ts';
import { allOperations, operationOf, topics } from './operation-table.ts';

type Loader = () => Promise<{ readonly default: CommandClass }>;

const conditions = () => import('./conditions/commands.ts');

const conditionKinds: Readonly<Record<string, () => Promise<ConditionKind>>> = {
  activity: async () => (await import('./conditions/activity.ts')).activityKind,
  device: async () => (await import('./conditions/device.ts')).deviceKind,
  devices: async () => (await import('./conditions/devices.ts')).devicesKind,
  server: async () => (await import('./conditions/server.ts')).serverKind,
  value: async () => (await import('./conditions/value.ts')).valueKind,
};

/** The hand-written commands, by ID. Each is loaded when it runs. */
export const handWritten: Readonly<Record<string, Loader>> = {
  'alias:delete': async () => ({ default: (await import('./commands/alias.ts')).AliasDelete }),
  'alias:list': async () => ({ default: (await import('./commands/alias.ts')).AliasList }),
  'alias:set': async () => ({ default: (await import('./commands/alias.ts')).AliasSet }),
  api: () => import('./commands/api.ts'),
  apply: () => import('./commands/apply.ts'),
  attributes: () => import('./commands/attributes.ts'),
  'attributes:set': async () => ({ default: (await import('./commands/attributes-set.ts')).AttributesSet }),
  'attributes:unset': async () => ({
    default: (await import('./commands/attributes-set.ts')).AttributesUnset,
  }),
  completion: () => import('./commands/completion.ts'),
  'config:get': async () => ({ default: (await import('./commands/config-use.ts')).ConfigGet }),
  'config:list': async () => ({ default: (await import('./commands/config-use.ts')).ConfigList }),
  'config:set': async () => ({ default: (await import('./commands/config-set.ts')).ConfigSet }),
  'config:show': () => import('./commands/config-show.ts'),
  'config:unset': async () => ({ default: (await import('./commands/config-set.ts')).ConfigUnset }),
  'config:use': async () => ({ default: (await import('./commands/config-use.ts')).ConfigUse }),
  'devices:show': () => import('./commands/devices-show.ts'),
  diff: () => import('./commands/diff.ts'),
  discover: () => import('./commands/discover.ts'),
  doctor: () => import('./commands/doctor.ts'),
  edit: () => import('./commands/edit.ts'),
  'events:stream': () => import('./commands/events-stream.ts'),
  explain: () => import('./commands/explain.ts'),
  export: () => import('./commands/export.ts'),
  execute: () => import('./commands/execute.ts'),
  'fleet:attach': () => import('./commands/fleet-attach.ts'),
  'fleet:check': () => import('./commands/fleet-check.ts'),
  'fleet:credentials': () => import('./commands/fleet-credentials.ts'),
  'fleet:record': () => import('./commands/fleet-record.ts'),
  'fleet:replay': () => import('./commands/fleet-replay.ts'),
  'fleet:run': () => import('./commands/fleet-run.ts'),
  'fleet:schema': () => import('./commands/fleet-schema.ts'),
  'gateways:deliver': () => import('./commands/gateways-deliver.ts'),
  'gateways:register': () => import('./commands/gateways-register.ts'),
  listen: () => import('./commands/listen.ts'),
  login: () => import('./commands/login.ts'),
  logout: () => import('./commands/logout.ts'),
  observe: () => import('./commands/observe.ts'),
  'plugins:list': () => import('./commands/plugins-list.ts'),
  read: () => import('./commands/read.ts'),
  server: () => import('./commands/server.ts'),
  'settings:set': async () => ({ default: (await import('./commands/settings-set.ts')).SettingsSet }),
  'settings:show': async () => ({ default: (await import('./commands/settings-set.ts')).SettingsShow }),
  'settings:unset': async () => ({ default: (await import('./commands/settings-set.ts')).SettingsUnset }),
  'store:copy': () => import('./commands/store-copy.ts'),
  up: () => import('./commands/up.ts'),
  watch: () => import('./commands/watch.ts'),
  write: () => import('./commands/write.ts'),
  ...conditionCommands(),
};

/** `wait` and `assert` for each kind of condition. */
function conditionCommands(): Readonly<Record<string, Loader>> {
  const commands = Object.entries(conditionKinds).flatMap(([name, load]): [string, Loader][] => [
    [`assert:${name}`, async () => ({ default: (await conditions()).assertCommand(await load()) })],
    [`wait:${name}`, async () => ({ default: (await conditions()).waitCommand(await load()) })],
  ]);
  return Object.fromEntries(commands);
}

/** Descriptions of the topics of hand-written commands. */
const ownTopics: Readonly<Record<string, string>> = {
  alias: 'Names for command lines.',
  assert: 'Check a condition once.',
  config: 'Settings of this command.',
  fleet: 'Simulated devices.',
  gateways: 'Reports of gateways for devices that do not speak LwM2M.',
  plugins: 'Programs that add commands.',
  store: 'Stores of stopped servers.',
  wait: 'Wait for a condition.',
};

/** Returns the IDs of all commands, such as `devices:list` and `up`. */
export function commandIds(): readonly string[] {
  const generated = allOperations().map(({ topic, command }) => `${topic}:${command}`);
  return [...new Set([...Object.keys(handWritten), ...generated])].sort();
}

export function isCommand(id: string): boolean {
  return Object.hasOwn(handWritten, id) || operationOf(id) !== undefined;
}

/** Returns the description of each topic. */
export function topicDescriptions(): ReadonlyMap<string, string> {
  const generated = Object.entries(topics).map(([name, { description }]) => [name, description] as const);
  return new Map([...generated, ...Object.entries(ownTopics)]);
}

/** Returns the summary of a command. Does not load the implementation of a generated command. */
export async function summaryOf(id: string): Promise<string> {
  const generated = Object.hasOwn(handWritten, id) ? undefined : operationOf(id)?.summary;
  return generated ?? (await loadCommand(id))?.summary ?? '';
}

/** Loads one command. */
export async function loadCommand(id: string): Promise<CommandClass | undefined> {
  if (!isCommand(id)) return undefined;
  const command = (await loadHandWritten(id)) ?? (await loadGenerated(id));
  if (command !== undefined) command.id = id;
  return command;
}

async function loadHandWritten(id: string): Promise<CommandClass | undefined> {
  return Object.hasOwn(handWritten, id) ? (await handWritten[id]?.())?.default : undefined;
}

async function loadGenerated(id: string): Promise<CommandClass | undefined> {
  const spec = operationOf(id);
  return spec === undefined ? undefined : (await import('./operations/command.ts')).operationCommand(spec);
}

/** Loads every command, by ID, for the documentation and tests. */
export async function loadAllCommands(): Promise<Readonly<Record<string, CommandClass>>> {
  const loaded = await Promise.all(commandIds().map(async (id) => [id, await loadCommand(id)] as const));
  return Object.fromEntries(
    loaded.flatMap(([id, command]) => (command === undefined ? [] : [[id, command]])),
  );
}
