import { useState, type ReactElement } from 'react';
import type { CommandReceipt, Device, DeviceTreeSmartObject } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { useCommand } from '../commands/use-command.ts';
import { CommandRow, type RowCommand } from '../layout/command-row.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { deviceWord } from './device-words.ts';
import { instancePath } from './resource-row.ts';

/** Security and Server, which LwM2M devices let no server discover. */
const UNDISCOVERABLE = [0, 1];
/** Security, Server and Device, which the service never deletes on devices. */
const UNDELETABLE = [0, 1, 3];

/** Commands for the object instance as a whole. */
export function ObjectCommands(props: {
  readonly device: Device;
  readonly object: DeviceTreeSmartObject;
}): ReactElement | null {
  const { device, object } = props;
  const { TypeId, InstanceNumber } = object;
  const { client, may } = useSession();
  const run = useCommand();
  const [deleting, setDeleting] = useState(false);
  const word = deviceWord(device);
  const path = instancePath(object);
  const act = (title: string, cli: string, send: () => Promise<CommandReceipt>) => (): void =>
    void run({ title: `${title} on ${device.Name}`, cli, send });
  if (object.IsVirtual) return null;
  const commands: RowCommand[] = [];
  if (may('SmartObject.Read'))
    commands.push({
      label: 'Read all',
      name: `Read all of ${path}`,
      icon: 'download',
      run: act(`Read ${path}`, cliLine('read', word, path), () => client.smartObjects.read(object.Id)),
    });
  const isLwM2M = device.DeviceStandard === 'LWM2M';
  if (isLwM2M && may('ResourceAttribute.Read') && !UNDISCOVERABLE.includes(TypeId)) {
    const readAttributes = (label: string, of: string, send: () => Promise<CommandReceipt>): RowCommand => ({
      label,
      name: `Read attributes of ${of}`,
      icon: 'find',
      run: act(`Read the attributes of ${of}`, cliLine('attributes', word, of, '--refresh'), send),
    });
    const { DeviceIdentifier } = device;
    commands.push(
      readAttributes('Read attributes', path, () =>
        client.resourceAttributes.readInstance(DeviceIdentifier, TypeId, InstanceNumber),
      ),
      readAttributes(`Read attributes of /${TypeId}`, `/${TypeId}`, () =>
        client.resourceAttributes.readObject(DeviceIdentifier, TypeId),
      ),
    );
  }
  const isDeletable = object.IsUnavailable || (isLwM2M && !UNDELETABLE.includes(TypeId));
  if (isDeletable && may('SmartObject.Delete'))
    commands.push({
      label: 'Delete',
      name: `Delete ${path}`,
      icon: 'trash',
      run: () => setDeleting(true),
    });
  const cli = cliLine('smart-objects', 'delete', `${word}${path}`);
  return (
    <>
      <CommandRow commands={commands} more={`More commands for ${path}`} />
      {deleting && (
        <ConfirmDialog
          title={`Delete ${path} of ${device.Name}`}
          action="Delete"
          cli={cli}
          onClose={() => setDeleting(false)}
          onConfirm={() => {
            setDeleting(false);
            act(`Delete ${path}`, cli, () => client.smartObjects.delete(object.Id))();
          }}
        >
          The service deletes the object instance with its values, and the device gets an LwM2M Delete if it
          has the instance. If the device refuses, the instance comes back with its next object list.
        </ConfirmDialog>
      )}
    </>
  );
}
