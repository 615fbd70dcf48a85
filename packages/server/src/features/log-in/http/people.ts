import { readFileSync } from 'node:fs';
import type { Clock } from '../../../kernel/timers.ts';
import { StartError } from '../../../lifecycle/start-error.ts';
import type { Logger } from '../../../logger.ts';
import type { Reader } from '../../../store/port.ts';
import { isMember } from '../../access/model.ts';
import type { ApiKey } from '../../access/model.ts';
import type { SessionInput, SessionService } from '../../access/sessions.ts';
import { loginSettingsHash, membershipsOf, parseRoleRow, resolveRow, rowsOf } from '../role-table.ts';
import type { RoleRow } from '../role-table.ts';
import { fetchPicture } from './picture.ts';
import { LogInFault } from './answers.ts';
import type { Claims, Identity } from './answers.ts';
import type { Provider } from './provider.ts';

/** Settings of the log-in. */
export interface PeopleConfig {
  readonly oidcClientId?: string | undefined;
  readonly oidcClientSecretFile?: string | undefined;
  readonly oidcIssuer?: string | undefined;
  readonly oidcName?: string | undefined;
  readonly oidcRoles?: readonly string[] | undefined;
  readonly oidcRolesClaim: string;
  readonly oidcScopes: string;
  readonly oidcSessionHours: number;
}

/** Settings of a server with a provider. */
type CompleteConfig = PeopleConfig & { readonly oidcClientId: string; readonly oidcIssuer: string };

interface PeopleParts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly reader: Reader;
  readonly sessions: Pick<SessionService, 'keepPicture'>;
}

/** The result of a check of the settings for `muster doctor`. Absent problems: it works. */
interface LogInCheck {
  readonly Issuer: { readonly Url: string; readonly Problem?: string };
  readonly Roles: readonly { readonly Row: string; readonly Problem?: string }[];
}

const MAX_NAME = 255;
const MAX_EMAIL = 320;
/** More values than any directory puts into a token. */
const MAX_VALUES = 10_000;

/** People who log in at the provider, and their roles. */
export class People {
  /** Name of the provider. */
  readonly name: string;
  readonly #config: CompleteConfig;
  readonly #secret: string | undefined;
  #provider: Promise<Provider> | undefined;
  readonly #parts: PeopleParts;
  readonly #table: readonly RoleRow[];
  readonly #settingsHash: string;

  /**
   * Returns undefined if no provider is set.
   *
   * @throws StartError that names the file if the secret cannot be read
   */
  static of(config: PeopleConfig, parts: PeopleParts): People | undefined {
    const { oidcClientId, oidcIssuer } = config;
    if (oidcIssuer === undefined || oidcClientId === undefined) return undefined;
    return new People({ ...config, oidcClientId, oidcIssuer }, parts);
  }

  private constructor(config: CompleteConfig, parts: PeopleParts) {
    this.#config = config;
    this.#parts = parts;
    this.#table = (config.oidcRoles ?? []).map(parseRoleRow);
    this.#settingsHash = loginSettingsHash(config) ?? '';
    this.#secret = secretIn(config.oidcClientSecretFile);
    this.name = config.oidcName ?? new URL(config.oidcIssuer).host;
  }

  /** Loads the client of the provider at the first log-in, so that no start waits for it. */
  get provider(): Promise<Provider> {
    const config = { ...this.#config, name: this.name };
    this.#provider ??= import('./provider.ts').then(
      (module) => new module.Provider(config, this.#secret, this.#parts.clock),
    );
    return this.#provider;
  }

  /** Returns the session that a person gets. @throws LogInFault if the person has no role */
  async sessionFor({ subject, claims, idToken }: Identity): Promise<SessionInput> {
    const { oidcIssuer, oidcSessionHours } = this.#config;
    const rows = rowsOf(this.#table, this.#valuesOf(claims));
    const resolved = await Promise.all(rows.map((row) => resolveRow(this.#parts.reader, row)));
    const faults = resolved.flatMap((one) => ('fault' in one ? [one] : []));
    for (const { row, fault } of faults)
      this.#parts.logger.warn({ row: row.text, fault }, 'a row of --oidc-roles has no effect');
    const memberships = membershipsOf(resolved);
    if (memberships.length === 0) throw new LogInFault(this.#noRoles(claims, faults[0]?.fault));
    const email = textOf(claims['email'], MAX_EMAIL);
    return {
      name: nameOf(claims, subject),
      person: { issuer: oidcIssuer, subject, settingsHash: this.#settingsHash, ...(email && { email }) },
      memberships,
      lifetimeMs: oidcSessionHours * 3_600_000,
      ...(idToken !== undefined && { idToken }),
    };
  }

  #noRoles(claims: Claims, fault: string | undefined): string {
    const { oidcRolesClaim } = this.#config;
    if (fault !== undefined)
      return `You have no role here. ${fault} Ask the operator to correct --oidc-roles.`;
    const { _claim_names: names } = claims;
    if (typeof names === 'object' && names !== null && oidcRolesClaim in names)
      return 'You are in too many groups for the directory to send them. Ask the operator to use app roles instead.';
    if (isUnverified(claims, oidcRolesClaim))
      return `You have no role here: ${this.name} has not verified your email address. Verify it there.`;
    if (valueAt(claims, oidcRolesClaim) === undefined)
      return `You have no role here: ${this.name} sends no claim "${oidcRolesClaim}" for you. Ask the operator for a group.`;
    return `You have no role here: no value of your claim "${oidcRolesClaim}" is in the table of the server. Ask the operator for a group.`;
  }

  #valuesOf(claims: Claims): readonly string[] {
    const { oidcRolesClaim } = this.#config;
    const found = isUnverified(claims, oidcRolesClaim) ? undefined : valueAt(claims, oidcRolesClaim);
    const values: readonly unknown[] = Array.isArray(found) ? found.slice(0, MAX_VALUES) : [found];
    return values.filter((one) => typeof one === 'string');
  }

  /** Fetches the picture of a person, for which the log-in does not wait. */
  keepPicture(sessionId: string, identity: Identity): void {
    fetchPicture(this.#config.oidcIssuer, identity)
      .then((picture) => picture && this.#parts.sessions.keepPicture(sessionId, picture))
      .catch((err: unknown) =>
        this.#parts.logger.info({ err }, 'the picture of a person could not be fetched'),
      );
  }

  /** Tries the settings. Rows for device networks of which the key is not a member are left out. */
  async check(key: ApiKey): Promise<LogInCheck> {
    const problem = await (await this.provider).problem();
    const resolved = await Promise.all(this.#table.map((row) => resolveRow(this.#parts.reader, row)));
    const shown = resolved.filter(
      ({ deviceNetworkId }) => deviceNetworkId === undefined || isMember(key, deviceNetworkId),
    );
    return {
      Issuer: { Url: this.#config.oidcIssuer, ...(problem !== undefined && { Problem: problem }) },
      Roles: shown.map((one) => ({
        Row: one.row.text,
        ...('fault' in one && { Problem: one.fault }),
      })),
    };
  }
}

function secretIn(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  const flag = '--oidc-client-secret-file';
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret !== '') return secret;
  } catch (cause) {
    throw new StartError(
      `The file ${file} of ${flag} cannot be read.`,
      'Check the path and its permissions.',
      flag,
      {
        cause,
      },
    );
  }
  throw new StartError(
    `The file ${file} of ${flag} is empty.`,
    'Write the secret of the server at the provider into it.',
    flag,
  );
}

/** Whether roles would follow from an email address that the person may have invented (OpenID Connect Core 1.0, 5.7). */
function isUnverified(claims: Claims, rolesClaim: string): boolean {
  return rolesClaim === 'email' && claims['email_verified'] !== true;
}

/** Returns a claim by its name, or by a path of names into objects. */
function valueAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  let value: unknown = claims;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Claims)[name];
  }
  return value;
}

/** The name of a person on one line. Directories need not send one. */
function nameOf(claims: Claims, subject: string): string {
  const names = [claims['name'], claims['preferred_username'], claims['email'], subject];
  return names.map((one) => textOf(one, MAX_NAME)).find((one) => one !== '') ?? 'Person';
}

function textOf(claim: unknown, max: number): string {
  if (typeof claim !== 'string') return '';
  return claim
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();
}
