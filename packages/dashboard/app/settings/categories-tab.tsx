import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { filter, type SettingCategory } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import type { Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EntityList, type ListFilter } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { CategoryForm } from './category-form.tsx';

const sortable = ['Name', 'IsHardwareSettings', 'IsSecuritySettings'] as const;

const filters: readonly ListFilter[] = [
  {
    name: 'kind',
    label: 'Values',
    options: [
      { value: 'readable', label: 'Readable' },
      { value: 'secret', label: 'Secret' },
    ],
  },
];

/** Groups of settings for devices, locations and gateways. */
export default function CategoriesTab(): ReactElement {
  const { client, may } = useSession();
  const [edited, setEdited] = useState<SettingCategory | 'new'>();
  const columns = useColumns(setEdited);
  return (
    <Section
      title="Setting categories"
      aside={
        may('SettingCategory.Create') && (
          <Button size="compact-sm" onClick={() => setEdited('new')}>
            Create a setting category
          </Button>
        )
      }
    >
      <EntityList
        what="setting categories"
        operation="settingCategories.list"
        load={(query, signal) => client.settingCategories.list(query, { signal })}
        columns={columns}
        sortable={sortable}
        filters={filters}
        condition={({ kind }) =>
          kind === undefined
            ? undefined
            : filter('settingCategories.list', { IsSecuritySettings: kind === 'secret' })
        }
        searches="Name"
        cli={['setting-categories', 'list']}
        empty={
          <EmptyState
            title="There are no setting categories."
            cli="muster setting-categories create --name Reporting"
          >
            A setting category has the keys, data types and default values of settings.
          </EmptyState>
        }
      />
      {edited !== undefined && (
        <CategoryForm category={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Section>
  );
}

function useColumns(onEdit: (category: SettingCategory) => void): readonly Column<SettingCategory>[] {
  const { client, may } = useSession();
  const mayUpdate = may('SettingCategory.Update');
  const mayDelete = may('SettingCategory.Delete');
  return useMemo(
    () => [
      { id: 'Name', label: 'Name', cell: ({ Name }) => Name },
      {
        id: 'IsSecuritySettings',
        label: 'Values',
        tight: true,
        cell: ({ IsSecuritySettings }) =>
          IsSecuritySettings ? <StatusMark tone="neutral" icon="lock" text="Secret" /> : 'Readable',
      },
      {
        id: 'IsHardwareSettings',
        label: 'Hardware',
        tight: true,
        cell: ({ IsHardwareSettings }) => (IsHardwareSettings ? 'Yes' : 'No'),
      },
      {
        id: 'keys',
        label: 'Keys',
        cell: ({ DefaultSettings }) => (
          <span className="mono">{DefaultSettings.map(({ Name }) => Name).join(', ') || '–'}</span>
        ),
      },
      {
        id: 'actions',
        label: '',
        tight: true,
        cell: (category) => (
          <div className="resource-actions">
            {mayUpdate && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Edit the setting category ${category.Name}`}
                onClick={() => onEdit(category)}
              >
                Edit
              </Button>
            )}
            {mayDelete && (
              <DeleteButton
                compact
                what={`the setting category ${category.Name}`}
                cli={cliLine('setting-categories', 'delete', nameWord(category))}
                send={() => client.settingCategories.delete(category.Id)}
              >
                {category.Name} loses its default settings. A category that types use or that has values
                stays.
              </DeleteButton>
            )}
          </div>
        ),
      },
    ],
    [client, mayUpdate, mayDelete, onEdit],
  );
}
