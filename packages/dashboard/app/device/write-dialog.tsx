import { useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import type { Device } from '@muster/sdk/core';
import { cliLine, valueWords } from '../commands/cli-line.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { deviceWord } from './device-words.ts';
import type { ResourceRow } from './resource-row.ts';
import { ValueInput } from './value-input.tsx';
import { valueText } from './value-text.ts';

interface DialogProps {
  readonly device: Device;
  readonly row: ResourceRow;
  readonly onClose: () => void;
}

/** Asks for a value and writes it. The dialog stays open if the service refuses the value. */
export function WriteDialog({ device, row, onClose }: DialogProps): ReactElement {
  const { resource, target, unit } = row;
  const { client } = useSession();
  const [value, setValue] = useState(() => valueText(target.LatestMeasurement) ?? '');
  const written = resource.DataType === 'Boolean' && value === '' ? 'false' : value;
  const cli = cliLine('write', deviceWord(device), target.Url, ...valueWords(written));
  return (
    <FormDialog
      title={`Write ${resource.Name}`}
      action="Write"
      command={`Write ${target.Url} on ${device.Name}`}
      cli={cli}
      send={() => client.resources.write(target.Id, { Value: written })}
      onClose={onClose}
    >
      {(faultOf) => (
        <ValueInput
          label={`Value of ${target.Url}`}
          type={resource.DataType}
          range={resource.Range}
          unit={unit}
          autoFocus
          value={value}
          error={faultOf('Value')}
          onChange={setValue}
        />
      )}
    </FormDialog>
  );
}

/** Asks for the arguments of an Execute. */
export function ExecuteDialog({ device, row, onClose }: DialogProps): ReactElement {
  const { resource, target } = row;
  const { client } = useSession();
  const [text, setText] = useState('');
  const cli = cliLine('execute', deviceWord(device), target.Url, ...(text === '' ? [] : [text]));
  return (
    <FormDialog
      title={`Execute ${resource.Name}`}
      action="Execute"
      command={`Execute ${target.Url} on ${device.Name}`}
      cli={cli}
      send={() => client.resources.execute(target.Id, text === '' ? {} : { Arguments: text })}
      onClose={onClose}
    >
      {resource.Description !== undefined && <p className="dim break">{resource.Description}</p>}
      <TextInput
        label="Arguments"
        description="Optional, such as 0='now'. Most resources take none."
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  );
}
