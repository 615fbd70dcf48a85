import type { Setting, SettingRequest } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { deviceWord } from '../device/device-words.ts';
import type { DashboardClient } from '../session/client.ts';

/** A location, gateway or device with its own settings. */
export type SettingOwner = { readonly Id: string; readonly Name: string } & (
  | { readonly group: 'locations' | 'dataCollectors' }
  | { readonly group: 'devices'; readonly DeviceIdentifier: string }
);

/** Sources of inherited settings. */
export const SOURCES = {
  DeviceTemplate: 'device template',
  DataCollectorTemplate: 'gateway template',
  Location: 'a location above',
  SettingCategory: 'default of the category',
} as const;

/** Words for an owner in commands. Names of locations are not unique. */
function wordsOf(owner: SettingOwner): { readonly group: string; readonly owner: string } {
  switch (owner.group) {
    case 'locations':
      return { group: 'locations', owner: owner.Id };
    case 'dataCollectors':
      return { group: 'data-collectors', owner: nameWord(owner) };
    case 'devices':
      return { group: 'devices', owner: deviceWord(owner) };
  }
}

export function listSettingsCli(owner: SettingOwner): string {
  const words = wordsOf(owner);
  return cliLine(words.group, 'list-settings', words.owner);
}

/** Sets a value: updates the owner's setting, or creates one. */
export async function setSetting(
  client: DashboardClient,
  owner: SettingOwner,
  own: Setting | undefined,
  body: SettingRequest,
): Promise<void> {
  const group = client[owner.group];
  if (own?.Id === undefined) await group.createSetting(owner.Id, body);
  else await group.updateSetting(owner.Id, own.Id, body);
}

/** The command without secrets, because shells store command lines in their history. */
export function setSettingCli(
  owner: SettingOwner,
  own: Setting | undefined,
  body: SettingRequest,
  secret: boolean,
): string {
  const words = wordsOf(owner);
  const data = secret ? '@setting.json' : JSON.stringify(body);
  return own?.Id === undefined
    ? cliLine(words.group, 'create-setting', words.owner, '--data', data)
    : cliLine(words.group, 'update-setting', words.owner, own.Id, '--data', data);
}
