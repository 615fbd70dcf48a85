import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { DeviceType } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';

type Category = DeviceType['SettingCategories'][number];

/** The setting categories for devices of a type. */
export default function DeviceTypeSettings({ type }: { readonly type: DeviceType }): ReactElement {
  const { may } = useSession();
  const [adding, setAdding] = useState(false);
  const columns = useColumns(type);
  return (
    <Section
      title="Setting categories"
      aside={
        may('DeviceType.Update') &&
        may('SettingCategory.Read') && (
          <Button size="compact-sm" variant="default" onClick={() => setAdding(true)}>
            Add a setting category
          </Button>
        )
      }
    >
      <div className="stack">
        {type.SettingCategories.length === 0 ? (
          <EmptyState title="This type has no setting categories.">
            A setting category gives devices of the type its settings with their default values.
          </EmptyState>
        ) : (
          <DataTable caption="Setting categories" columns={columns} rows={type.SettingCategories} />
        )}
        <CliLine cli={cliLine('device-types', 'get', nameWord(type))} />
      </div>
      {adding && <AddCategory type={type} onClose={() => setAdding(false)} />}
    </Section>
  );
}

function useColumns(type: DeviceType): readonly Column<Category>[] {
  const { client, may } = useSession();
  const changes = may('DeviceType.Update');
  return useMemo(
    () => [
      { id: 'Name', label: 'Category', cell: ({ Name }) => Name },
      {
        id: 'Settings',
        label: 'Settings',
        cell: ({ DefaultSettings }) => DefaultSettings.map(({ Name }) => Name).join(', ') || '–',
      },
      {
        id: 'Secret',
        label: 'Values',
        tight: true,
        cell: ({ IsSecuritySettings }) => (IsSecuritySettings ? 'secret' : 'readable'),
      },
      {
        id: 'Actions',
        label: '',
        tight: true,
        cell: (category) =>
          changes && (
            <DeleteButton
              what={`the setting category ${category.Name} of this type`}
              cli={cliLine('device-types', 'remove-setting-category', nameWord(type), nameWord(category))}
              send={() => client.deviceTypes.removeSettingCategory(type.Id, category.Id)}
              compact
            >
              Devices of the type keep their own values of its settings. The category itself stays.
            </DeleteButton>
          ),
      },
    ],
    [type, changes, client],
  );
}

function AddCategory(props: { readonly type: DeviceType; readonly onClose: () => void }): ReactElement {
  const { type } = props;
  const { client } = useSession();
  const [category, setCategory] = useState<Choice>();
  return (
    <FormDialog
      title="Add a setting category"
      action="Add"
      command={`Add the setting category ${category?.Name ?? ''} to ${type.Name}`}
      cli={cliLine(
        ...['device-types', 'add-setting-category', nameWord(type)],
        category === undefined ? 'CATEGORY' : nameWord(category),
      )}
      ready={category !== undefined}
      send={() => client.deviceTypes.addSettingCategory(type.Id, category?.Id ?? '')}
      onClose={props.onClose}
    >
      <EntitySelect
        label="Setting category"
        description="Its default settings apply to devices of this type from now on."
        operation="settingCategories.list"
        load={(query, signal) => client.settingCategories.list({ ...query, Sort: 'Name' }, { signal })}
        value={category}
        onChange={setCategory}
        required
      />
    </FormDialog>
  );
}
