import type { settings } from './settings.ts';

type Settings = typeof settings;
type WithDefault = {
  [K in keyof Settings]: Settings[K] extends { readonly default: unknown } ? K : never;
}[keyof Settings];

/** Name of a setting in the configuration, for example `logLevel`. */
export type SettingKey = keyof Settings;

/** The values of all settings. */
export type SettingValues = { readonly [K in SettingKey]: ReturnType<Settings[K]['type']['parse']> };

/** The value of every setting. A setting without a default is absent if it is not set. */
export type ServerSettings = Pick<SettingValues, WithDefault | 'store'> & Partial<SettingValues>;
