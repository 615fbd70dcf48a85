import { isDeepStrictEqual } from 'node:util';

import { processRoles, type ProcessRole, type SettingDeclaration } from '../setting-types.ts';
import type { ServerSettings, SettingKey } from '../setting-values.ts';
import { settingGroups, settings } from '../settings.ts';
import { parseStoreUrl } from '../store/open-store.ts';

/** A setting that is incompatible with the roles of the process. */
interface RoleMistake {
  readonly key: SettingKey;
  readonly message: string;
  readonly remedy: string;
}

/** Whether the process has a role. Without the setting, it has all roles. */
export function hasRole({ role }: Pick<ServerSettings, 'role'>, name: ProcessRole): boolean {
  return role?.includes(name) ?? true;
}

/** Returns invalid combinations of roles, missing settings that they need, and settings that have no effect with them. */
export function roleMistakes(config: ServerSettings): readonly RoleMistake[] {
  return [...roleAndBus(config), ...listeners(config), ...standbyAndStore(config)];
}

/** Groups of settings, and further settings, that a process with only the role gateway does not use. */
const WITHOUT_GATEWAYS = [
  settingGroups['DEVICE COMMANDS'],
  settingGroups['API LIMITS'],
  settingGroups['LOG-IN'],
  settingGroups.FIRMWARE,
  settingGroups.WEBHOOK,
].flatMap((group) => Object.keys(group) as SettingKey[]);
const WORKER_KEYS = [
  'requireSecurity',
  'rotateKeys',
  'replaceKeys',
  'retentionDays',
  'trustClock',
  'idempotencyHours',
  'usageIntervalSeconds',
] as const;

/** Settings that have no effect in a process with these roles and differ from their defaults. */
export function keysWithoutEffect(config: ServerSettings): readonly SettingKey[] {
  const isGatewayAlone = !hasRole(config, 'worker') && !hasRole(config, 'api');
  const unused: readonly SettingKey[] = [
    ...(hasRole(config, 'gateway') ? [] : (['coap'] as const)),
    ...(isGatewayAlone ? [...WITHOUT_GATEWAYS, ...WORKER_KEYS] : []),
  ];
  return unused.filter((key) => !isDefault(config, key));
}

function isDefault(config: ServerSettings, key: SettingKey): boolean {
  const { type, default: value }: SettingDeclaration = settings[key];
  return isDeepStrictEqual(config[key], value === undefined ? undefined : type.parse(String(value)));
}

function hasAllRoles(config: ServerSettings): boolean {
  return processRoles.every((name) => hasRole(config, name));
}

function* roleAndBus(config: ServerSettings): Generator<RoleMistake> {
  if (hasRole(config, 'gateway') && hasRole(config, 'api') && !hasRole(config, 'worker')) {
    const message = 'a process with the roles gateway and api also needs the role worker.';
    yield { key: 'role', message, remedy: 'Add --role worker, or start a process for each role.' };
  }
  if (!hasAllRoles(config) && config.bus === undefined) {
    const message = 'it is missing. Processes with other roles are reached over it.';
    yield { key: 'bus', message, remedy: 'For example: --bus nats://127.0.0.1:4222' };
  }
}

function* listeners(config: ServerSettings): Generator<RoleMistake> {
  if (!hasRole(config, 'gateway') && config.coaps !== undefined) {
    const message = 'only processes with the role gateway listen for devices over CoAP.';
    yield { key: 'coaps', message, remedy: 'Give it to the gateways, and leave it out here.' };
  }
  if (hasRole(config, 'worker')) return;
  for (const key of ['bootstrap', 'mqtt', 'mqttBroker'] as const) {
    if (config[key] === undefined) continue;
    const message = 'the worker serves these devices.';
    yield { key, message, remedy: 'Give it to the process with the role worker, and leave it out here.' };
  }
}

function* standbyAndStore(config: ServerSettings): Generator<RoleMistake> {
  const { bus, standby, store } = config;
  const isWorker = hasRole(config, 'worker');
  if (standby && !isWorker) {
    const message = 'only workers stand by: run as many processes with the roles gateway or api as you like.';
    yield { key: 'standby', message, remedy: 'Leave it out.' };
  }
  const usesStore = isWorker || hasRole(config, 'api');
  const isShared = !hasAllRoles(config) || bus !== undefined || standby;
  if (usesStore && isShared && parseStoreUrl(store).kind !== 'postgres') {
    const message = 'only a store in PostgreSQL can have several processes.';
    const remedy = 'Use --store postgres://USER@HOST/DATABASE, or leave out --role, --bus and --standby.';
    yield { key: 'store', message, remedy };
  }
}
