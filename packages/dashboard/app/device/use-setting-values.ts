import type { SyntheticEvent } from 'react';
import type { Device, SettingValueUpdate } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { useSend } from '../commands/use-send.ts';
import { useSession } from '../session/session-context.ts';
import { deviceWord } from './device-words.ts';

/**
 * Sets setting values of a device, all or none. The command does not contain the values, because some are secrets, and command lines end
 * in the history of a shell.
 */
export function useSettingValues(options: {
  readonly device: Device;
  readonly title: string;
  readonly values: readonly SettingValueUpdate[];
  readonly onClose: () => void;
}): { readonly error: unknown; readonly cli: string; readonly submit: (event: SyntheticEvent) => void } {
  const { device, title, values, onClose } = options;
  const { client } = useSession();
  const cli = cliLine('devices', 'update-setting-values', deviceWord(device), '--data', '@values.json');
  const { error, submit } = useSend({
    title,
    cli,
    send: () => client.devices.updateSettingValues(device.Id, values),
    onAccepted: onClose,
  });
  return { error, cli, submit };
}
