import { useState, type ReactElement } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Device, SettingCategory } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { Dialog } from '../layout/dialog.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { deviceWord } from './device-words.ts';
import { SettingsTable } from './settings-table.tsx';
import { useSettings } from './use-settings.ts';
import { useSettingValues } from './use-setting-values.ts';

/** Settings that configure a device, without those that authenticate it. */
export default function SettingsTab({ device }: { readonly device: Device }): ReactElement {
  const { may } = useSession();
  const settings = useSettings(device.Id);
  const [editing, setEditing] = useState(false);
  const shown = (settings.data ?? []).filter(
    ({ CategoryIsSecuritySettings }) => CategoryIsSecuritySettings !== true,
  );
  return (
    <Section
      title="Settings"
      aside={
        may('Setting.Update') &&
        may('SettingCategory.Read') && (
          <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
            Set a value
          </Button>
        )
      }
    >
      <div className="stack">
        {settings.isPending && <Loading what="settings" />}
        {settings.isError && <ErrorNote error={settings.error} onRetry={() => void settings.refetch()} />}
        {settings.isSuccess &&
          (shown.length === 0 ? (
            <EmptyState title="This device has no settings.">
              Setting categories of its device type define settings. The device inherits their values from its
              template and location.
            </EmptyState>
          ) : (
            <SettingsTable caption="Settings" settings={shown} />
          ))}
        <CliLine cli={cliLine('devices', 'list-settings', deviceWord(device))} />
      </div>
      {editing && <EditDialog device={device} onClose={() => setEditing(false)} />}
    </Section>
  );
}

function EditDialog(props: { readonly device: Device; readonly onClose: () => void }): ReactElement {
  const { client } = useSession();
  const categories = useQuery({
    queryKey: ['settingCategories.list'],
    queryFn: ({ signal }) => client.settingCategories.list({ PageSize: 1000, Sort: 'Name', signal }),
  });
  const usable = categories.data?.Rows.filter(({ IsSecuritySettings }) => !IsSecuritySettings) ?? [];
  const [first] = usable;
  return (
    <Dialog title="Set a value" onClose={props.onClose}>
      {categories.isPending && <Loading what="setting categories" />}
      {categories.isError && <ErrorNote error={categories.error} />}
      {categories.isSuccess &&
        (first === undefined ? (
          <EmptyState
            title="There are no setting categories."
            cli="muster setting-categories create --name Radio"
          />
        ) : (
          <EditForm {...props} categories={usable} first={first} />
        ))}
    </Dialog>
  );
}

function EditForm(props: {
  readonly device: Device;
  readonly categories: readonly SettingCategory[];
  readonly first: SettingCategory;
  readonly onClose: () => void;
}): ReactElement {
  const { device, onClose } = props;
  const [categoryId, setCategoryId] = useState(props.first.Id);
  const [key, setKey] = useState('');
  const [value, setValue] = useState('');
  const category = props.categories.find(({ Id }) => Id === categoryId) ?? props.first;
  const { error, cli, submit } = useSettingValues({
    device,
    title: `Set ${category.Name}.${key} of ${device.Name}`,
    values: [{ SettingCategoryId: category.Id, Key: key, Value: value === '' ? null : value }],
    onClose,
  });
  return (
    <form className="form" onSubmit={submit}>
      {error !== undefined && <ErrorNote error={error} />}
      <NativeSelect
        label="Category"
        value={category.Id}
        data={props.categories.map(({ Id, Name }) => ({ value: Id, label: Name }))}
        onChange={(event) => setCategoryId(event.currentTarget.value)}
      />
      <TextInput label="Key" required value={key} onChange={(event) => setKey(event.currentTarget.value)} />
      <TextInput
        label="Value"
        description="An empty value deletes the setting of this device. It then inherits the value, if there is one."
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <CliLine cli={cli} />
      <div className="form-buttons">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={key === ''}>
          Set
        </Button>
      </div>
    </form>
  );
}
