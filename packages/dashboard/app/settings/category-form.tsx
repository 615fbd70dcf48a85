import { useState, type ReactElement } from 'react';
import { Button, TextInput } from '@mantine/core';
import type { SettingCategory, SettingCategoryRequest } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { Check } from '../layout/check-list.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { KeyFields, type KeyDraft } from './key-fields.tsx';

/** Creates or edits a setting category with its keys. */
export function CategoryForm(props: {
  /** Undefined for a new one. */
  readonly category: SettingCategory | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const { category } = props;
  const { client } = useSession();
  const [name, setName] = useState(category?.Name ?? '');
  const [secret, setSecret] = useState(category?.IsSecuritySettings ?? false);
  const [hardware, setHardware] = useState(category?.IsHardwareSettings ?? false);
  const [keys, setKeys] = useState<readonly KeyDraft[]>(() => draftsOf(category));
  const body = bodyOf({ name, secret, hardware, keys });
  return (
    <FormDialog
      title={category === undefined ? 'Create a setting category' : `Edit ${category.Name}`}
      action={category === undefined ? 'Create' : 'Save'}
      command={`${category === undefined ? 'Create' : 'Update'} the setting category ${name}`}
      cli={cliOf(category, body)}
      ready={name !== '' && keys.every((key) => key.name !== '')}
      send={async () => {
        if (category === undefined) await client.settingCategories.create(body);
        else await client.settingCategories.update(category.Id, body);
      }}
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
      <Check label="Values are secret and never shown" checked={secret} onChange={setSecret} />
      <Check label="Settings describe hardware" checked={hardware} onChange={setHardware} />
      {keys.map((key, index) => (
        <KeyFields
          key={key.draft}
          number={index + 1}
          value={key}
          onChange={(changed) => setKeys(keys.map((one) => (one === key ? changed : one)))}
          onRemove={() => setKeys(keys.filter((one) => one !== key))}
        />
      ))}
      <div>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => setKeys([...keys, newKey(Math.max(0, ...keys.map(({ draft }) => draft)) + 1)])}
        >
          Add a key
        </Button>
      </div>
    </FormDialog>
  );
}

const newKey = (draft: number): KeyDraft => ({
  draft,
  name: '',
  type: 'String',
  value: '',
  mandatory: false,
  readonly: false,
});

const draftsOf = (category: SettingCategory | undefined): readonly KeyDraft[] =>
  (category?.DefaultSettings ?? []).map((one, index) => ({
    draft: index + 1,
    id: one.Id,
    name: one.Name,
    type: one.DataType,
    value: one.Value ?? '',
    mandatory: one.IsMandatory,
    readonly: one.IsReadonly,
  }));

function bodyOf(fields: {
  readonly name: string;
  readonly secret: boolean;
  readonly hardware: boolean;
  readonly keys: readonly KeyDraft[];
}): SettingCategoryRequest {
  return {
    Name: fields.name,
    IsSecuritySettings: fields.secret,
    IsHardwareSettings: fields.hardware,
    DefaultSettings: fields.keys.map((key) => ({
      ...(key.id === undefined ? {} : { Id: key.id }),
      Name: key.name,
      DataType: key.type,
      IsMandatory: key.mandatory,
      IsReadonly: key.readonly,
      ...(key.value === '' ? {} : { Value: key.value }),
    })),
  };
}

/**
 * Default values of secret categories are omitted from the command, because shells store command lines in their
 * history.
 */
function cliOf(category: SettingCategory | undefined, body: SettingCategoryRequest): string {
  const data =
    body.IsSecuritySettings === true
      ? '@category.json'
      : JSON.stringify({ ...body, Name: body.Name || 'NAME' });
  return category === undefined
    ? cliLine('setting-categories', 'create', '--data', data)
    : cliLine('setting-categories', 'update', nameWord(category), '--data', data);
}
