import { useState, type ReactElement } from 'react';
import type { CommandReceipt, Device } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { useCommand } from '../commands/use-command.ts';
import { CommandRow, type RowCommand } from '../layout/command-row.tsx';
import type { IconName } from '../layout/icon.tsx';
import { useSession } from '../session/session-context.ts';
import { deviceWord } from './device-words.ts';
import type { ResourceRow } from './resource-row.ts';
import { isExecutable, isReadable, isWritable } from './value-text.ts';
import { ExecuteDialog, WriteDialog } from './write-dialog.tsx';

/** The operations that the resource or its instance supports and the key permits. */
export function ResourceActions(props: { readonly device: Device; readonly row: ResourceRow }): ReactElement {
  const { device, row } = props;
  const { resource, target } = row;
  const { Id, Url } = target;
  const { client, may } = useSession();
  const run = useCommand();
  const [dialog, setDialog] = useState<'write' | 'execute'>();
  const word = deviceWord(device);
  const command = (label: string, icon: IconName, start: () => void, verb = label): RowCommand => ({
    ...{ label, icon, run: start },
    name: `${verb} ${Url}`,
  });
  const act = (verb: string, cli: string, send: () => Promise<CommandReceipt>) => (): void =>
    void run({ title: `${verb} ${Url} on ${device.Name}`, cli, send });
  const commands: RowCommand[] = [];
  if (isReadable(resource) && may('Resource.Read'))
    commands.push(
      command(
        'Read',
        'download',
        act('Read', cliLine('read', word, Url), () => client.resources.read(Id)),
      ),
    );
  if (may('Resource.Update')) {
    if (isWritable(resource)) commands.push(command('Write', 'edit', () => setDialog('write')));
    if (isExecutable(resource)) commands.push(command('Execute', 'play', () => setDialog('execute')));
    if (isReadable(resource)) {
      const cancel = cliLine('observe', word, Url, '--cancel');
      commands.push(
        target.IsRequestObserve
          ? command(
              'Stop',
              'eyeOff',
              act('Cancel the observation of', cancel, () => client.resources.cancelObserve(Id)),
              'Stop observing',
            )
          : command(
              'Observe',
              'eye',
              act('Observe', cliLine('observe', word, Url), () => client.resources.observe(Id, {})),
            ),
      );
    }
  }
  return (
    <>
      <CommandRow commands={commands} more={`More commands for ${Url}`} />
      {dialog === 'write' && <WriteDialog {...props} onClose={() => setDialog(undefined)} />}
      {dialog === 'execute' && <ExecuteDialog {...props} onClose={() => setDialog(undefined)} />}
    </>
  );
}
