import { useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import type { SmartObjectTemplate } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { TagChoice } from '../layout/tag-choice.tsx';
import { useSession } from '../session/session-context.ts';
import { bodyOf } from './template-body.ts';

/** Edits the name and tags of a smart object template. */
export function EditTemplate(props: {
  readonly template: SmartObjectTemplate;
  readonly onClose: () => void;
}): ReactElement {
  const { template } = props;
  const { client, may } = useSession();
  const [name, setName] = useState(template.Name);
  const [tags, setTags] = useState<readonly string[]>(template.TagIds);
  const body = { ...bodyOf(template), Name: name, TagIds: [...tags] };
  return (
    <FormDialog
      title="Edit the smart object template"
      action="Save"
      command={`Change the smart object template ${template.Name}`}
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
      {may('Tag.Read') && <TagChoice value={tags} onChange={setTags} />}
    </FormDialog>
  );
}
