import { useState, type ReactElement } from 'react';
import { NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Device, SettingCategory } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { Dialog } from '../layout/dialog.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { EmptyState, ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import {
  credentialKinds,
  initialValues,
  isComplete,
  kindOf,
  type CredentialField,
  type CredentialKind,
} from './credential-kinds.ts';
import { deviceWord } from './device-words.ts';

const TITLE = 'Set credentials';

/** Sets the credentials of a device, one kind at a time. */
export function CredentialsDialog(props: {
  readonly device: Device;
  readonly onClose: () => void;
}): ReactElement {
  const { client } = useSession();
  const categories = useQuery({
    queryKey: ['settingCategories.list', 'names'],
    queryFn: ({ signal }) => client.settingCategories.list({ PageSize: 1000, Sort: 'Name' }, { signal }),
  });
  const usable = categories.data?.Rows.filter(({ Name }) => kindOf(Name) !== undefined) ?? [];
  if (usable.length > 0) return <Form {...props} categories={usable} />;
  return (
    <Dialog title={TITLE} onClose={props.onClose}>
      {categories.isPending && <Loading what="setting categories" />}
      {categories.isError && <ErrorNote error={categories.error} />}
      {categories.isSuccess && (
        <EmptyState title="This device network has no setting categories for credentials." />
      )}
    </Dialog>
  );
}

function Form(props: {
  readonly device: Device;
  readonly categories: readonly SettingCategory[];
  readonly onClose: () => void;
}): ReactElement {
  const { device, categories } = props;
  const { client } = useSession();
  const kinds = credentialKinds.filter(({ category }) => categories.some(({ Name }) => Name === category));
  const [chosen, setChosen] = useState(() =>
    device.DeviceStandard === 'MQTT' ? 'MQTT' : (kinds[0]?.category ?? ''),
  );
  const kind = kinds.find(({ category }) => category === chosen) ?? credentialKinds[0];
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  if (kind === undefined) return <></>;
  const values = { ...initialValues(kind, device.DeviceIdentifier), ...typed };
  const category = categories.find(({ Name }) => Name === kind.category);
  return (
    <FormDialog
      title={TITLE}
      action="Set"
      command={`Set the credentials ${kind.category} of ${device.Name}`}
      // Shells store command lines in their history, and some values are secrets.
      cli={cliLine('devices', 'update-setting-values', deviceWord(device), '--data', '@values.json')}
      ready={isComplete(kind, values)}
      send={() => client.devices.updateSettingValues(device.Id, updatesOf(kind, category?.Id ?? '', values))}
      onClose={props.onClose}
    >
      <p className="dim">The sessions of the device end. It has to connect again with the new credentials.</p>
      <NativeSelect
        label="Kind of credentials"
        value={kind.category}
        data={kinds.map((one) => ({ value: one.category, label: one.label }))}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value);
          setTyped({});
        }}
      />
      <CredentialFields kind={kind} values={values} onChange={setTyped} />
    </FormDialog>
  );
}

/** All values of a credential, which the service sets together. Empty optional values are omitted. */
const updatesOf = (kind: CredentialKind, categoryId: string, values: Readonly<Record<string, string>>) =>
  kind.fields
    .map(({ key, type }) => ({
      SettingCategoryId: categoryId,
      Key: key,
      DataType: type,
      Value: values[key] ?? '',
    }))
    .filter(({ Value }) => Value !== '');

/** The fields of a kind of credentials. */
export function CredentialFields(props: {
  readonly kind: CredentialKind;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
  readonly faultOf?: (key: string) => string | undefined;
}): ReactElement {
  const { kind, values, onChange } = props;
  return (
    <>
      {kind.fields.map((field) => (
        <Field
          key={`${kind.category} ${field.key}`}
          field={field}
          value={values[field.key] ?? ''}
          error={props.faultOf?.(field.key)}
          onChange={(value) => onChange({ ...values, [field.key]: value })}
        />
      ))}
    </>
  );
}

function Field(props: {
  readonly field: CredentialField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}): ReactElement {
  const { field, value, error, onChange } = props;
  const shared = {
    label: field.label,
    description: field.description,
    required: field.isOptional !== true,
    autoComplete: 'off',
    value,
    error,
  };
  if (field.isSecret === true)
    return (
      <PasswordInput
        {...shared}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        visibilityToggleButtonProps={{
          'aria-label': `Show the ${field.label.toLowerCase()}`,
          tabIndex: 0,
        }}
        data-autofocus
      />
    );
  if (field.isLong === true)
    return <Textarea {...shared} rows={6} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
  return (
    <TextInput {...shared} maxLength={255} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  );
}
