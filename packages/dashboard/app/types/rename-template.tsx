import { useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import type { SmartObjectTemplate } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { bodyOf } from './template-body.ts';

export function RenameTemplate(props: {
  readonly template: SmartObjectTemplate;
  readonly onClose: () => void;
}): ReactElement {
  const { template } = props;
  const { client } = useSession();
  const [name, setName] = useState(template.Name);
  const body = { ...bodyOf(template), Name: name };
  return (
    <FormDialog
      title="Rename the smart object template"
      action="Rename"
      command={`Rename the smart object template ${template.Name}`}
      cli={cliLine('smart-object-templates', 'update', template.Id, '--data', JSON.stringify(body))}
      ready={name !== ''}
      send={() => client.smartObjectTemplates.update(template.Id, body)}
      onClose={props.onClose}
    >
      <TextInput
        label="Name"
        required
        maxLength={255}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  );
}
