import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

import type { Clock } from './kernel/timers.ts';
import { hasRole, keysWithoutEffect, roleMistakes } from './cluster/process-roles.ts';
import { addressMistakes } from './listener/api-addresses.ts';
import type { SettingDeclaration } from './setting-types.ts';
import type { ServerSettings, SettingKey, SettingValues } from './setting-values.ts';
import { settingGroups } from './settings.ts';

export { hasRole } from './cluster/process-roles.ts';
export { parseHostPort } from './setting-types.ts';
export type { HostPort } from './setting-types.ts';
export type { ServerSettings } from './setting-values.ts';

/**
 * The settings of a server, as the reference of settings lists them. {@link parseServerConfig} creates them. A
 * program can omit settings, except the four for the addresses of the server and the location of its data.
 */
export type ServerConfig = Pick<SettingValues, 'http' | 'coap' | 'store' | 'dataDir'> &
  Partial<SettingValues> &
  ServerParts;

/** The configuration of a running server, including defaults. */
export type CompleteConfig = ServerSettings & ServerParts;

/** Members of the configuration that are not settings. */
interface ServerParts {
  /**
   * File with the address of the server, for commands of the same user. False: none. Defaults to a file with the name
   * of the server in {@link defaultConnectionFolder}.
   */
  readonly connectionFile?: string | false;
  /** Defaults to the system clock. */
  readonly clock?: Clock;
  /** Folder of the built dashboard, `dashboardFolder` of @muster/dashboard. By default, there is no dashboard. */
  readonly dashboardFolder?: string;
}

type SettingInput = string | number | boolean | readonly string[] | undefined;

/** Settings from flags or a program, not validated. A list can be a comma-separated text. */
export type ServerConfigInput = { readonly [K in SettingKey]?: SettingInput };

/** A setting and its names. */
export interface ServerSetting extends SettingDeclaration {
  /** Name in {@link ServerConfig}, for example `logLevel`. */
  readonly key: keyof ServerConfigInput;
  /** Flag of `muster server`, for example `--log-level`. */
  readonly flag: string;
  /** Environment variable, for example `MUSTER_LOG_LEVEL`. */
  readonly variable: string;
  /** Heading in the help. */
  readonly group: string;
}

/** All settings, for flags, help and documentation. */
export const serverSettings: readonly ServerSetting[] = Object.entries(settingGroups).flatMap(
  ([group, declarations]) =>
    Object.entries(declarations).map(([name, declaration]: [string, SettingDeclaration]) => {
      const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return {
        ...declaration,
        key: name as keyof ServerConfigInput,
        flag: `--${words}`,
        variable: `MUSTER_${words.replaceAll('-', '_').toUpperCase()}`,
        group,
      };
    }),
);

export interface ConfigProblem {
  readonly flag: string;
  readonly variable: string;
  readonly message: string;
  readonly remedy: string;
}

/** Reports all invalid settings at once. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super(problems.map((p) => `${p.flag} (${p.variable}): ${p.message} ${p.remedy}`).join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads each setting from the input, else from its MUSTER_* variable, else from its default.
 * @throws ConfigError with flag, variable and remedy of every invalid setting
 */
export function parseServerConfig(input: ServerConfigInput, env: NodeJS.ProcessEnv): ServerSettings {
  const values: Record<string, unknown> = {};
  const problems: ConfigProblem[] = [];
  for (const { key, flag, variable, type, default: fallback, example = fallback } of serverSettings) {
    // An empty variable counts as unset. An empty flag is an error.
    const value = input[key] ?? (env[variable] || fallback);
    if (value === undefined) continue;
    try {
      const text = typeof value === 'object' ? value.join(',') : String(value);
      if (text.trim() === '') throw new Error('it is empty.');
      values[key] = type.parse(text);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push({ flag, variable, message, remedy: `For example: ${flag} ${String(example)}` });
    }
  }
  if (problems.length > 0) throw new ConfigError(problems);
  const parsed = values as Omit<ServerSettings, 'store'>;
  return { store: `sqlite:${join(parsed.dataDir, 'muster.db')}`, ...parsed };
}

/**
 * Validates a program's configuration like {@link parseServerConfig}, and adds the defaults.
 * @throws ConfigError with flag, variable and remedy of every invalid setting
 */
export function completeServerConfig(config: ServerConfig): CompleteConfig {
  const { bootstrap, coaps, mqtt, connectionFile, clock, dashboardFolder, ...rest } = config;
  const settings = {
    // An empty list means that there is no such listener.
    ...parseServerConfig(
      {
        ...rest,
        ...(bootstrap?.length === 0 ? {} : { bootstrap }),
        ...(coaps?.length === 0 ? {} : { coaps }),
        ...(mqtt?.length === 0 ? {} : { mqtt }),
      },
      {},
    ),
  };
  checkCombination(settings);
  checkLogIn(settings);
  return {
    ...settings,
    ...(connectionFile === undefined ? {} : { connectionFile }),
    ...(clock === undefined ? {} : { clock }),
    ...(dashboardFolder === undefined ? {} : { dashboardFolder }),
  };
}

/** @throws ConfigError for settings that do not fit each other or the roles of the process */
function checkCombination(config: ServerSettings): void {
  const mistakes = [...roleMistakes(config), ...addressMistakes(config, hasRole(config, 'api'))];
  const problems = mistakes.map(({ key, message, remedy }) => problemOf(key, message, remedy));
  if (problems.length > 0) throw new ConfigError(problems);
}

/** @throws ConfigError for settings of the log-in without those that they need */
function checkLogIn(config: ServerSettings): void {
  const { oidcClientId, oidcClientSecretFile, oidcIssuer, oidcRoles } = config;
  const missing = (key: SettingKey, by: string, remedy: string): ConfigProblem =>
    problemOf(key, `it is missing, and ${by} needs it.`, remedy);
  const problems: ConfigProblem[] = [];
  if (oidcIssuer === undefined) {
    const given = [oidcClientId, oidcClientSecretFile, oidcRoles].some((one) => one !== undefined);
    const remedy = 'Give the issuer of the provider, or leave the other settings of the log-in out.';
    if (given) problems.push(missing('oidcIssuer', 'the log-in of people', remedy));
  } else {
    if (oidcClientId === undefined)
      problems.push(missing('oidcClientId', '--oidc-issuer', 'Register the server at the provider.'));
    if (oidcRoles === undefined)
      problems.push(
        missing('oidcRoles', '--oidc-issuer', 'For example: --oidc-roles fleet-admins=Default/Admin'),
      );
  }
  if (problems.length > 0) throw new ConfigError(problems);
}

/** Flags of settings that have no effect in a process with these roles and differ from their defaults. */
export function flagsWithoutEffect(config: ServerSettings): readonly string[] {
  const keys = new Set<string>(keysWithoutEffect(config));
  return serverSettings.filter(({ key }) => keys.has(key)).map(({ flag }) => flag);
}

function problemOf(key: keyof ServerConfigInput, message: string, remedy: string): ConfigProblem {
  const setting = serverSettings.find((one) => one.key === key);
  return { flag: setting?.flag ?? '', variable: setting?.variable ?? '', message, remedy };
}

/** `$XDG_STATE_HOME/muster/servers`, else `~/.local/state/muster/servers`, on every system. */
export function defaultConnectionFolder(env: NodeJS.ProcessEnv): string {
  const state = env['XDG_STATE_HOME'];
  // XDG Base Directory Specification: a relative path must be ignored.
  const base = state !== undefined && isAbsolute(state) ? state : join(homedir(), '.local', 'state');
  return join(base, 'muster', 'servers');
}
