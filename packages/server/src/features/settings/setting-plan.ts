import { randomUUID } from 'node:crypto';
import { didYouMean, shownValue } from '../../kernel/texts.ts';
import { invalid } from '../../kernel/errors.ts';
import { deleteOperation, insertOperation, putOperation } from '../../store/port.ts';
import type { WriteOperation } from '../../store/port.ts';
import { credentialId, credentials } from '../security/model.ts';
import type { Credential } from '../security/model.ts';
import type { SecretBox } from '../security/secret-box.ts';
import { parseByType, securityCategory, SettingValueError } from '../security/security-settings.ts';
import type { SecurityCategory, SecuritySetting } from '../security/security-settings.ts';
import type { SettingsOwner } from './inheritance.ts';
import { settingContext, settings } from './model.ts';
import type { Setting, SettingCategory, SettingDataType } from './model.ts';

/** One value to set. */
export interface SettingValue {
  readonly categoryId?: string;
  /** Name of the category, if the ID is not given. */
  readonly categoryName?: string;
  readonly key: string;
  /**
   * Format of the value. Defaults to the data type of the category's key, or String if the category has no such key.
   * For keys of built-in categories, String means text and HexString hexadecimal digits.
   */
  readonly dataType?: SettingDataType;
  /** If absent, the value is deleted. */
  readonly value?: string;
  /** The client received the value as an inherited one. It is still inherited unless the client changed it. */
  readonly isInherited?: boolean;
  /** Names of the request members, for error messages. */
  readonly at: { readonly category: string; readonly key: string; readonly value: string };
}

/** Settings and credentials of an owner. */
export interface OwnedSettings {
  readonly settings: readonly Setting[];
  /** Only devices have credentials. */
  readonly credentials: readonly Credential[];
}

/** The writes and their results. */
export interface SettingPlan {
  readonly writes: readonly WriteOperation[];
  readonly after: OwnedSettings;
  /** New settings in the order of their values; undefined where one was deleted. */
  readonly set: readonly (Setting | undefined)[];
  /** Identities whose sessions end, because they are gone or their secret has changed. */
  readonly revoked: readonly string[];
}

interface PlanOptions {
  readonly box: SecretBox;
  /** Categories of the device network. */
  readonly categories: readonly SettingCategory[];
  /** Whether credentials must be complete afterwards. */
  readonly whole: boolean;
}

/** Format of the values of a key. */
type ValueRule = Omit<SecuritySetting, 'isMandatory'>;

/**
 * Computes the settings and credentials of one owner after some values are set. Stores nothing.
 *
 * @throws MusterError `invalid-request` with all invalid members. It contains no value.
 */
export function planSettings(
  owner: SettingsOwner,
  before: OwnedSettings,
  values: readonly SettingValue[],
  options: PlanOptions,
): SettingPlan {
  const draft = new Draft(owner, before, options);
  for (const value of values) draft.apply(value);
  return draft.finish();
}

class Draft {
  readonly #owner: SettingsOwner;
  readonly #before: OwnedSettings;
  readonly #options: PlanOptions;
  readonly #after: Map<string, Setting>;
  readonly #credentials: Map<string, Credential>;
  readonly #writes: WriteOperation[] = [];
  readonly #revoked: string[] = [];
  readonly #set: (Setting | undefined)[] = [];
  readonly #changed = new Map<string, { category: SettingCategory; at: SettingValue['at'] }>();
  readonly #faults: Record<string, string[]> = {};

  constructor(owner: SettingsOwner, before: OwnedSettings, options: PlanOptions) {
    this.#owner = owner;
    this.#before = before;
    this.#options = options;
    this.#after = byPlace(before.settings);
    this.#credentials = new Map(before.credentials.map((one) => [one.id, one]));
  }

  apply(value: SettingValue): void {
    const category = this.#categoryOf(value);
    if (category === undefined) return;
    const place = settingKeyOf(category.id, value.key);
    const rule = this.#ruleOf(category, value);
    if (rule === undefined) return;
    this.#changed.set(category.id, { category, at: value.at });
    if (value.value === undefined) {
      this.#after.delete(place);
      this.#set.push(undefined);
      return;
    }
    try {
      const parsed = rule.parse(value.value, value.dataType ?? rule.dataType);
      const setting = this.#setting(category.id, value.key, rule, parsed);
      this.#after.set(place, setting);
      this.#set.push(setting);
    } catch (error) {
      if (!(error instanceof SettingValueError)) throw error;
      this.#fault(value.at.value, error.message);
    }
  }

  #fault(member: string, message: string): void {
    (this.#faults[member] ??= []).push(message);
  }

  #categoryOf(value: SettingValue): SettingCategory | undefined {
    const { categories } = this.#options;
    const found =
      value.categoryId === undefined
        ? categories.find((one) => one.name === value.categoryName)
        : categories.find((one) => one.id === value.categoryId);
    if (found === undefined) {
      const names = categories.map((one) => one.name);
      const wanted = value.categoryName ?? value.categoryId ?? '';
      this.#fault(
        value.at.category,
        `Unknown setting category ${shownValue(wanted)}.${didYouMean(wanted, names)} Setting categories: ${names.slice(0, 20).join(', ')}.`,
      );
    }
    return found;
  }

  #ruleOf(category: SettingCategory, { key, dataType, at }: SettingValue): ValueRule | undefined {
    const security = securityCategory(category.name);
    if (security !== undefined && this.#owner.ownerType !== 'Device') {
      this.#fault(at.category, `Only devices can have settings of the category ${category.name}.`);
      return undefined;
    }
    if (security !== undefined) {
      const known = Object.hasOwn(security.settings, key) ? security.settings[key] : undefined;
      if (known === undefined) {
        const keys = Object.keys(security.settings).join(', ');
        this.#fault(
          at.key,
          `The category ${category.name} has no key ${shownValue(key)}.${didYouMean(key, Object.keys(security.settings))} Its keys are ${keys}.`,
        );
      }
      return known;
    }
    const preset = category.defaultSettings.find((one) => one.name === key);
    if (preset?.isReadonly === true) {
      this.#fault(at.key, 'The setting is read-only and cannot be set.');
      return undefined;
    }
    const type = preset?.dataType ?? dataType ?? 'String';
    return {
      dataType: type,
      isSecret: category.isSecuritySettings,
      parse: (text) => parseByType(text, type),
    };
  }

  #setting(categoryId: string, key: string, { dataType, isSecret }: ValueRule, value: string): Setting {
    const current = this.#after.get(settingKeyOf(categoryId, key));
    const setting: Setting = { id: current?.id ?? randomUUID(), ...this.#owner, categoryId, key, dataType };
    if (!isSecret) return { ...setting, value };
    const { box } = this.#options;
    const context = settingContext(setting);
    // Keep the sealed value if the secret is the same: sessions established with it continue.
    const isSame = current?.sealed !== undefined && decryptsTo(box, current.sealed, context, value);
    return { ...setting, sealed: isSame ? current.sealed : box.seal(value, context) };
  }

  finish(): SettingPlan {
    this.#writeSettings();
    for (const { category, at } of this.#changed.values()) {
      const security = securityCategory(category.name);
      if (security?.credential === undefined) continue;
      if (this.#options.whole) this.#checkWhole(category, security, at);
      this.#writeCredential(category.id, security.credential);
    }
    if (Object.keys(this.#faults).length > 0) throw invalid(this.#faults);
    const after = { settings: [...this.#after.values()], credentials: [...this.#credentials.values()] };
    return { writes: this.#writes, after, set: this.#set, revoked: this.#revoked };
  }

  #writeSettings(): void {
    const earlier = byPlace(this.#before.settings);
    for (const [place, setting] of earlier) {
      if (!this.#after.has(place)) this.#writes.push(deleteOperation(settings, setting.id));
    }
    for (const [place, setting] of this.#after) {
      const old = earlier.get(place);
      if (old === undefined) this.#writes.push(insertOperation(settings, setting));
      else if (!isSameSetting(old, setting)) this.#writes.push(putOperation(settings, setting));
    }
  }

  #checkWhole(category: SettingCategory, security: SecurityCategory, at: SettingValue['at']): void {
    const mandatory = Object.entries(security.settings).filter(([, one]) => one.isMandatory);
    const missing = mandatory.filter(([key]) => !this.#after.has(settingKeyOf(category.id, key)));
    if (missing.length > 0 && missing.length < mandatory.length) {
      const keys = missing.map(([key]) => key).join(', ');
      this.#fault(at.category, `The category ${category.name} also needs ${keys}.`);
    }
  }

  #writeCredential(
    categoryId: string,
    { kind, purpose, identityKey, identityOf, secretKey }: NonNullable<SecurityCategory['credential']>,
  ): void {
    const { ownerId: deviceId, deviceNetworkId } = this.#owner;
    const id = credentialId(deviceId, kind, purpose);
    const old = this.#credentials.get(id);
    const named = this.#after.get(settingKeyOf(categoryId, identityKey))?.value;
    if (old !== undefined && (named === undefined || this.#hasChanged(categoryId))) {
      this.#revoked.push(old.identity);
    }
    if (named !== undefined) {
      const identity = identityOf(named);
      const secret = secretKey && this.#after.get(settingKeyOf(categoryId, secretKey))?.id;
      const keySetting = secret === undefined ? {} : { keySettingId: secret };
      const next: Credential = { id, deviceId, deviceNetworkId, kind, purpose, identity, ...keySetting };
      this.#writes.push(putOperation(credentials, next));
      this.#credentials.set(id, next);
    } else if (old !== undefined) {
      this.#writes.push(deleteOperation(credentials, id));
      this.#credentials.delete(id);
    }
  }

  #hasChanged(categoryId: string): boolean {
    const earlier = this.#before.settings.filter((one) => one.categoryId === categoryId);
    const later = [...this.#after.values()].filter((one) => one.categoryId === categoryId);
    return (
      earlier.length !== later.length ||
      earlier.some((one) => {
        const now = this.#after.get(settingKeyOf(categoryId, one.key));
        return now === undefined || !isSameSetting(one, now);
      })
    );
  }
}

function byPlace(all: readonly Setting[]): Map<string, Setting> {
  return new Map(all.map((one) => [settingKeyOf(one.categoryId, one.key), one]));
}

function settingKeyOf(categoryId: string, key: string): string {
  return `${categoryId} ${key}`;
}

function isSameSetting(a: Setting, b: Setting): boolean {
  return a.id === b.id && a.value === b.value && a.sealed === b.sealed && a.dataType === b.dataType;
}

function decryptsTo(box: SecretBox, sealed: string, context: string, value: string): boolean {
  try {
    return box.open(sealed, context) === value;
  } catch {
    // A value that cannot be opened is replaced.
    return false;
  }
}
