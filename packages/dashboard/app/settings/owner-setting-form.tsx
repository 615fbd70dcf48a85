import { useId, useState, type ReactElement } from 'react';
import { NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Setting, SettingCategory, SettingDataType } from '@muster/sdk/core';
import { Dialog } from '../layout/dialog.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { EmptyState, ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { DATA_TYPES } from './key-fields.tsx';
import { setSetting, setSettingCli, type SettingOwner } from './setting-owner.ts';

interface FormProps {
  readonly owner: SettingOwner;
  /** The inherited setting to override. Undefined: users choose the category and the key. */
  readonly setting: Setting | undefined;
  readonly onClose: () => void;
}

/** Sets the value of a setting of a location, gateway or device. */
export function OwnerSettingForm(props: FormProps): ReactElement {
  return props.setting === undefined ? <AddDialog {...props} /> : <Form {...props} categories={[]} />;
}

/**
 * Categories in which the service stores the credentials of devices. They are set in the tab Security of a device.
 * Other owners must not have them.
 */
const OF_DEVICES: ReadonlySet<string> = new Set(['PSK', 'BootstrapPSK', 'RPK', 'X509', 'MQTT', 'Security']);

function AddDialog(props: FormProps): ReactElement {
  const { client } = useSession();
  const categories = useQuery({
    queryKey: ['settingCategories.list', 'names'],
    queryFn: ({ signal }) => client.settingCategories.list({ PageSize: 1000, Sort: 'Name' }, { signal }),
  });
  const usable = categories.data?.Rows.filter(({ Name }) => !OF_DEVICES.has(Name));
  if (usable !== undefined && usable.length > 0) return <Form {...props} categories={usable} />;
  return (
    <Dialog title="Add a setting" onClose={props.onClose}>
      {categories.isPending && <Loading what="setting categories" />}
      {categories.isError && <ErrorNote error={categories.error} />}
      {usable !== undefined && (
        <EmptyState
          title="There are no setting categories."
          cli="muster setting-categories create --name Reporting"
        >
          Create a setting category on the page Settings.
        </EmptyState>
      )}
    </Dialog>
  );
}

interface Fields {
  readonly categoryId: string;
  readonly key: string;
  readonly type: SettingDataType;
  readonly value: string;
}

const fieldsOf = (setting: Setting): Fields => ({
  categoryId: setting.CategoryId,
  key: setting.Key,
  type: setting.DataType,
  value: setting.Value ?? '',
});

function Form(props: FormProps & { readonly categories: readonly SettingCategory[] }): ReactElement {
  const { owner, setting, categories } = props;
  const { client } = useSession();
  const [fields, setFields] = useState<Fields>(() =>
    setting === undefined
      ? { categoryId: categories[0]?.Id ?? '', key: '', type: 'String', value: '' }
      : fieldsOf(setting),
  );
  const change = (part: Partial<Fields>): void => setFields((latest) => ({ ...latest, ...part }));
  const category = categories.find(({ Id }) => Id === fields.categoryId);
  const { known, name, secret } = targetOf(setting, category, fields.key);
  const type = known?.DataType ?? fields.type;
  const own = setting?.IsInherited === false ? setting : undefined;
  const body = { CategoryId: fields.categoryId, Key: fields.key, DataType: type, Value: fields.value };
  return (
    <FormDialog
      title={setting === undefined ? 'Add a setting' : `Set ${name}`}
      action="Set"
      command={`Set ${name} of ${owner.Name}`}
      cli={setSettingCli(owner, own, body, secret)}
      ready={fields.key !== '' && fields.value !== ''}
      send={() => setSetting(client, owner, own, body)}
      onClose={props.onClose}
    >
      {setting === undefined && (
        <>
          <NativeSelect
            label="Category"
            value={fields.categoryId}
            data={categories.map(({ Id, Name }) => ({ value: Id, label: Name }))}
            onChange={({ currentTarget }) => change({ categoryId: currentTarget.value })}
          />
          <KeyField category={category} value={fields.key} onChange={(key) => change({ key })} />
          <NativeSelect
            label="Data type"
            value={type}
            disabled={known !== undefined}
            data={[...DATA_TYPES]}
            onChange={({ currentTarget }) =>
              change({ type: DATA_TYPES.find((one) => one === currentTarget.value) ?? 'String' })
            }
          />
        </>
      )}
      <ValueField type={type} secret={secret} value={fields.value} onChange={(value) => change({ value })} />
    </FormDialog>
  );
}

/** The setting to edit: a given one, or a key of the chosen category. */
function targetOf(
  setting: Setting | undefined,
  category: SettingCategory | undefined,
  key: string,
): {
  readonly known?: { readonly DataType: SettingDataType } | undefined;
  readonly name: string;
  readonly secret: boolean;
} {
  if (setting !== undefined)
    return { name: `${setting.CategoryName}.${setting.Key}`, secret: setting.IsSecret };
  return {
    known: category?.DefaultSettings.find(({ Name }) => Name === key),
    name: `${category?.Name ?? ''}.${key}`,
    secret: category?.IsSecuritySettings ?? false,
  };
}

function KeyField(props: {
  readonly category: SettingCategory | undefined;
  readonly value: string;
  readonly onChange: (key: string) => void;
}): ReactElement {
  const list = useId();
  return (
    <>
      <TextInput
        label="Key"
        required
        maxLength={255}
        list={list}
        autoComplete="off"
        value={props.value}
        onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      />
      <datalist id={list}>
        {props.category?.DefaultSettings.map(({ Id, Name }) => (
          <option key={Id} value={Name} />
        ))}
      </datalist>
    </>
  );
}

function ValueField(props: {
  readonly type: SettingDataType;
  readonly secret: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactElement {
  const { type, value, onChange } = props;
  if (props.secret)
    return (
      <PasswordInput
        label="Value"
        description="It is not shown again."
        required
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': 'Show the value', tabIndex: 0 }}
      />
    );
  if (type === 'Boolean')
    return (
      <NativeSelect
        label="Value"
        value={value.toLowerCase()}
        data={[{ value: '', label: 'Choose' }, 'true', 'false']}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <TextInput
      label="Value"
      required
      inputMode={type === 'Integer' ? 'numeric' : 'text'}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
