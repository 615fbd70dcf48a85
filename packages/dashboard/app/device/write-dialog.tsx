import { useState, type SyntheticEvent, type ReactElement } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { CommandReceipt, Device } from '@muster/sdk/core';
import { cliLine, valueWords } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { useCommand } from '../commands/use-command.ts';
import { Dialog } from '../layout/dialog.tsx';
import { ErrorNote } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { deviceWord } from './device-words.ts';
import type { ResourceRow } from './resource-row.ts';
import { valueText } from './value-text.ts';

interface DialogProps {
  readonly device: Device;
  readonly row: ResourceRow;
  readonly onClose: () => void;
}

/** How people type values of a data type. */
const hints: Readonly<Record<string, string>> = {
  Integer: 'A whole number.',
  Float: 'A number, such as 21.5.',
  Time: 'Seconds since 1970, or a date-time such as 2026-11-23T12:00:00Z.',
  Opaque: 'Bytes in base64.',
  Objlnk: 'OBJECT:INSTANCE, such as 3303:0.',
};

/** Asks for a value and writes it. The dialog stays open while the service refuses the value. */
export function WriteDialog({ device, row, onClose }: DialogProps): ReactElement {
  const { resource, target, unit } = row;
  const { client } = useSession();
  const [value, setValue] = useState(() => valueText(target.LatestMeasurement) ?? '');
  const isBoolean = resource.DataType === 'Boolean';
  const written = isBoolean && value === '' ? 'false' : value;
  const cli = cliLine('write', deviceWord(device), target.Url, ...valueWords(written));
  const { error, submit } = useSend({
    title: `Write ${target.Url} on ${device.Name}`,
    cli,
    send: () => client.resources.write(target.Id, { Value: written }),
    onClose,
  });
  const hint = [
    hints[resource.DataType],
    resource.Range && `Range: ${resource.Range}.`,
    unit && `Unit: ${unit}.`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Dialog title={`Write ${resource.Name}`} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {error !== undefined && <ErrorNote error={error} />}
        {isBoolean ? (
          <NativeSelect
            label={`Value of ${target.Url}`}
            data={['false', 'true']}
            value={written}
            onChange={(event) => setValue(event.currentTarget.value)}
            data-autofocus
          />
        ) : (
          <TextInput
            label={`Value of ${target.Url}`}
            description={hint === '' ? undefined : hint}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
            data-autofocus
          />
        )}
        <CliLine cli={cli} />
        <Buttons action="Write" onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** Asks for the arguments of an Execute. */
export function ExecuteDialog({ device, row, onClose }: DialogProps): ReactElement {
  const { resource, target } = row;
  const { client } = useSession();
  const [text, setText] = useState('');
  const cli = cliLine('execute', deviceWord(device), target.Url, ...(text === '' ? [] : [text]));
  const { error, submit } = useSend({
    title: `Execute ${target.Url} on ${device.Name}`,
    cli,
    send: () => client.resources.execute(target.Id, text === '' ? {} : { Arguments: text }),
    onClose,
  });
  return (
    <Dialog title={`Execute ${resource.Name}`} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {error !== undefined && <ErrorNote error={error} />}
        {resource.Description !== undefined && <p className="dim break">{resource.Description}</p>}
        <TextInput
          label="Arguments"
          description="Optional, such as 0='now'. Most resources take none."
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        <CliLine cli={cli} />
        <Buttons action="Execute" onClose={onClose} />
      </form>
    </Dialog>
  );
}

function Buttons(props: { readonly action: string; readonly onClose: () => void }): ReactElement {
  return (
    <div className="form-buttons">
      <Button variant="default" onClick={props.onClose}>
        Cancel
      </Button>
      <Button type="submit">{props.action}</Button>
    </div>
  );
}

/** Sends the command of a dialog and closes it when the service has accepted it. */
function useSend(options: {
  readonly title: string;
  readonly cli: string;
  readonly send: () => Promise<CommandReceipt>;
  readonly onClose: () => void;
}): { readonly error: unknown; readonly submit: (event: SyntheticEvent) => void } {
  const run = useCommand();
  const [error, setError] = useState<unknown>();
  const send = async (): Promise<CommandReceipt> => {
    try {
      return await options.send();
    } catch (cause) {
      setError(cause);
      throw cause;
    }
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setError(undefined);
    void run({ title: options.title, cli: options.cli, send }).then((accepted) => {
      if (accepted) options.onClose();
    });
  };
  return { error, submit };
}
