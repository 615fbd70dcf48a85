import { useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import { useLocation } from 'wouter';
import { cliLine, flagWords } from '../commands/cli-line.ts';
import { EntitySelect } from '../layout/entity-select.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { findObjects, type ObjectChoice } from './object-label.ts';

/** Creates a smart object template. Attributes, observations and values are then edited on its page. */
export function SmartObjectTemplateForm(props: {
  /** The smart object type, if it is already known. */
  readonly type?: ObjectChoice;
  readonly onClose: () => void;
}): ReactElement {
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [type, setType] = useState(props.type);
  return (
    <FormDialog
      title="Create a smart object template"
      action="Create"
      command={`Create the smart object template ${name}`}
      cli={cliLine(
        ...['smart-object-templates', 'create', ...flagWords('--name', name || 'NAME')],
        ...['--smart-object-type-id', type?.Id ?? 'ID'],
      )}
      ready={name !== '' && type !== undefined}
      send={() => client.smartObjectTemplates.create({ Name: name, SmartObjectTypeId: type?.Id ?? '' })}
      onAccepted={({ Id }) => {
        if (may('SmartObjectTemplate.Read')) navigate(`/smart-object-templates/${Id}`);
      }}
      onClose={props.onClose}
    >
      {props.type === undefined ? (
        <EntitySelect
          label="Smart object type"
          description="The template sets up instances of this object."
          operation="smartObjectTypes.list"
          load={(query, signal) => findObjects(client, query, signal)}
          value={type}
          onChange={setType}
          required
        />
      ) : (
        <p className="dim">Smart object type: {props.type.Name}</p>
      )}
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
