import { useMemo, type ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { filter, type DefaultSetting } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import type { Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EntityList, type ListFilter } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { DATA_TYPES } from './key-fields.tsx';

const sortable = ['Name', 'CategoryId', 'DataType', 'IsMandatory', 'IsReadonly', 'Value'] as const;

/** Keys of all setting categories with their default values. */
export default function DefaultsTab(): ReactElement {
  const { client, may } = useSession();
  const categories = useQuery({
    queryKey: ['settingCategories.list', 'names'],
    queryFn: ({ signal }) => client.settingCategories.list({ PageSize: 1000, Sort: 'Name' }, { signal }),
    enabled: may('SettingCategory.Read'),
  });
  const known = categories.data?.Rows;
  const columns = useColumns(known);
  const filters = useMemo<readonly ListFilter[]>(
    () => [
      { name: 'type', label: 'Data type', options: DATA_TYPES.map((value) => ({ value, label: value })) },
      {
        name: 'category',
        label: 'Category',
        options: known?.map(({ Id, Name }) => ({ value: Id, label: Name })),
      },
    ],
    [known],
  );
  return (
    <Section title="Default settings">
      <EntityList
        what="default settings"
        operation="defaultSettings.list"
        load={(query, signal) => client.defaultSettings.list(query, { signal })}
        columns={columns}
        sortable={sortable}
        filters={filters}
        condition={conditionOf}
        searches="Key"
        cli={['default-settings', 'list']}
        empty={
          <EmptyState title="There are no default settings.">
            They are the keys of setting categories. Add them there.
          </EmptyState>
        }
      />
    </Section>
  );
}

function conditionOf({ type, category }: Readonly<Record<string, string>>): string | undefined {
  if (type === undefined && category === undefined) return undefined;
  const known = DATA_TYPES.find((one) => one === type);
  return filter('defaultSettings.list', {
    ...(known === undefined ? {} : { DataType: known }),
    ...(category === undefined ? {} : { CategoryId: category }),
  });
}

interface CategoryName {
  readonly Id: string;
  readonly Name: string;
  readonly IsSecuritySettings: boolean;
}

function useColumns(categories: readonly CategoryName[] | undefined): readonly Column<DefaultSetting>[] {
  const { client, may } = useSession();
  const mayDelete = may('DefaultSetting.Delete');
  return useMemo(() => {
    const byId = new Map(categories?.map((one) => [one.Id, one]));
    const categoryOf = ({ CategoryId }: DefaultSetting): CategoryName | undefined =>
      byId.get(CategoryId ?? '');
    return [
      { id: 'Name', label: 'Key', cell: ({ Name }) => <span className="mono">{Name}</span> },
      { id: 'CategoryId', label: 'Category', cell: (one) => categoryOf(one)?.Name ?? '–' },
      { id: 'DataType', label: 'Data type', tight: true, cell: ({ DataType }) => DataType },
      {
        id: 'Value',
        label: 'Default value',
        cell: (one) =>
          one.Value !== undefined && categoryOf(one)?.IsSecuritySettings === true ? (
            <StatusMark tone="neutral" icon="lock" text="Set" />
          ) : (
            (one.Value ?? '–')
          ),
      },
      {
        id: 'IsMandatory',
        label: 'Required',
        tight: true,
        cell: ({ IsMandatory }) => (IsMandatory ? 'Yes' : 'No'),
      },
      {
        id: 'IsReadonly',
        label: 'Fixed',
        tight: true,
        cell: ({ IsReadonly }) => (IsReadonly ? 'Yes' : 'No'),
      },
      {
        id: 'actions',
        label: '',
        tight: true,
        cell: (one) =>
          mayDelete && (
            <DeleteButton
              compact
              what={`the default setting ${one.Name}`}
              cli={cliLine('default-settings', 'delete', one.Id)}
              send={() => client.defaultSettings.delete(one.Id)}
            >
              The category loses the key {one.Name}, and templates lose their values of it.
            </DeleteButton>
          ),
      },
    ];
  }, [client, mayDelete, categories]);
}
