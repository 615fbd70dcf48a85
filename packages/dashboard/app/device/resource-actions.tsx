import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { CommandReceipt, Device } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { useCommand } from '../commands/use-command.ts';
import { useSession } from '../session/session-context.ts';
import { deviceWord } from './device-words.ts';
import type { ResourceRow } from './resource-row.ts';
import { isExecutable, isReadable, isWritable } from './value-text.ts';
import { ExecuteDialog, WriteDialog } from './write-dialog.tsx';

/** Buttons for the operations that the resource supports and the key permits. */
export function ResourceActions(props: { readonly device: Device; readonly row: ResourceRow }): ReactElement {
  const { device, row } = props;
  const { resource, target } = row;
  const { client, may } = useSession();
  const run = useCommand();
  const [dialog, setDialog] = useState<'write' | 'execute'>();
  const word = deviceWord(device);
  const act = (verb: string, cli: string, send: () => Promise<CommandReceipt>) => (): void =>
    void run({ title: `${verb} ${target.Url} on ${device.Name}`, cli, send });
  const isInstance = 'InstanceId' in target;
  return (
    <div className="resource-actions">
      {isReadable(resource) && may('Resource.Read') && (
        <Action
          label="Read"
          target={target.Url}
          onClick={act('Read', cliLine('read', word, target.Url), () => client.resources.read(target.Id))}
        />
      )}
      {isWritable(resource) && may('Resource.Update') && (
        <Action label="Write" target={target.Url} onClick={() => setDialog('write')} />
      )}
      {isExecutable(resource) && may('Resource.Update') && (
        <Action label="Execute" target={target.Url} onClick={() => setDialog('execute')} />
      )}
      {isReadable(resource) && !isInstance && may('Resource.Update') && (
        <Observe target={target} act={act} word={word} />
      )}
      {dialog === 'write' && <WriteDialog {...props} onClose={() => setDialog(undefined)} />}
      {dialog === 'execute' && <ExecuteDialog {...props} onClose={() => setDialog(undefined)} />}
    </div>
  );
}

/** Starts an observation, or cancels the active one. */
function Observe(props: {
  readonly target: ResourceRow['target'];
  readonly word: string;
  readonly act: (verb: string, cli: string, send: () => Promise<CommandReceipt>) => () => void;
}): ReactElement {
  const { target, word, act } = props;
  const { client } = useSession();
  const { Id, Url } = target;
  if (target.IsRequestObserve)
    return (
      <Action
        label="Stop observing"
        target={Url}
        onClick={act('Cancel the observation of', cliLine('observe', word, Url, '--cancel'), () =>
          client.resources.cancelObserve(Id),
        )}
      />
    );
  return (
    <Action
      label="Observe"
      target={Url}
      onClick={act('Observe', cliLine('observe', word, Url), () => client.resources.observe(Id, {}))}
    />
  );
}

function Action(props: {
  readonly label: string;
  readonly target: string;
  readonly onClick: () => void;
}): ReactElement {
  return (
    <Button
      size="compact-xs"
      variant="default"
      onClick={props.onClick}
      aria-label={`${props.label} ${props.target}`}
    >
      {props.label}
    </Button>
  );
}
