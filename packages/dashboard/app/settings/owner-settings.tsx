import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { filter, type Setting } from '@muster/sdk/core';
import { Link } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { OwnerSettingForm } from './owner-setting-form.tsx';
import { listSettingsCli, SOURCES, type SettingOwner } from './setting-owner.ts';

type Row = Omit<Setting, 'Id'> & { readonly Id: string; readonly setting: Setting };

/** Settings of a location, gateway or device, including inherited ones. */
export function OwnerSettings(props: {
  readonly owner: SettingOwner;
  /** Explains who uses the settings. Shown if there are none. */
  readonly about: string;
}): ReactElement {
  const { owner } = props;
  const { client, may } = useSession();
  const [edited, setEdited] = useState<Setting | 'new'>();
  const { group, Id } = owner;
  const settings = useQuery({
    queryKey: [`${group}.listSettings`, Id],
    queryFn: ({ signal }) => client[group].listSettings(Id, { signal }),
  });
  // Credentials are in the tab Security of a device.
  const shown = settings.data?.filter(
    (one) => group !== 'devices' || one.CategoryIsSecuritySettings !== true,
  );
  return (
    <Section
      title="Settings"
      aside={
        may('Setting.Create') &&
        may('SettingCategory.Read') && (
          <Button size="compact-sm" variant="default" onClick={() => setEdited('new')}>
            Add a setting
          </Button>
        )
      }
    >
      <div className="stack">
        {settings.isPending && <Loading what="settings" />}
        {settings.isError && <ErrorNote error={settings.error} onRetry={() => void settings.refetch()} />}
        {shown !== undefined &&
          (shown.length === 0 ? (
            <EmptyState title={`${owner.Name} has no settings.`}>{props.about}</EmptyState>
          ) : (
            <SettingsByCategory settings={shown} onEdit={setEdited} />
          ))}
        <CliLine cli={listSettingsCli(owner)} />
      </div>
      {edited !== undefined && (
        <OwnerSettingForm
          owner={owner}
          setting={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}

function SettingsByCategory(props: {
  readonly settings: readonly Setting[];
  readonly onEdit: (setting: Setting) => void;
}): ReactElement {
  const { settings } = props;
  const columns = useColumns(useSourceNames(settings), props.onEdit);
  const categories = useMemo(() => {
    const rows = settings.map((setting): Row => ({
      ...setting,
      Id: `${setting.CategoryId} ${setting.Key}`,
      setting,
    }));
    return [...Map.groupBy(rows, ({ CategoryName }) => CategoryName)];
  }, [settings]);
  return (
    <>
      {categories.map(([name, rows]) => (
        <section key={name} className="stack" aria-label={name}>
          <h3>{name}</h3>
          <DataTable caption={`Settings of ${name}`} columns={columns} rows={rows} />
        </section>
      ))}
    </>
  );
}

/** Names of the locations from which settings are inherited, loaded in one request. A setting only contains the ID. */
function useSourceNames(settings: readonly Setting[]): ReadonlyMap<string, string> {
  const { client, may } = useSession();
  const ids = useMemo(
    () => [
      ...new Set(
        settings.flatMap(({ InheritedFrom, InheritedFromId }) =>
          InheritedFrom === 'Location' && InheritedFromId !== undefined ? [InheritedFromId] : [],
        ),
      ),
    ],
    [settings],
  );
  const names = useQuery({
    queryKey: ['locations.list', 'names', ids],
    queryFn: ({ signal }) =>
      client.locations.list(
        { Filter: filter('locations.list', { Id: { in: ids } }), PageSize: 100 },
        { signal },
      ),
    enabled: ids.length > 0 && may('Location.Read'),
  });
  return useMemo(() => new Map(names.data?.Rows.map(({ Id, Name }) => [Id, Name])), [names.data]);
}

function useColumns(
  names: ReadonlyMap<string, string>,
  onEdit: (setting: Setting) => void,
): readonly Column<Row>[] {
  const { client, may } = useSession();
  const mayCreate = may('Setting.Create');
  const mayUpdate = may('Setting.Update');
  const mayDelete = may('Setting.Delete');
  return useMemo(() => {
    const sourceOf = ({ IsInherited, InheritedFrom, InheritedFromId = '' }: Row): ReactElement | string => {
      if (!IsInherited) return 'set here';
      const name = names.get(InheritedFromId);
      if (name !== undefined) return <Link href={`/locations/${InheritedFromId}?tab=settings`}>{name}</Link>;
      return InheritedFrom === undefined ? 'inherited' : SOURCES[InheritedFrom];
    };
    return [
      { id: 'Key', label: 'Setting', cell: ({ Key }) => <span className="mono">{Key}</span> },
      {
        id: 'Value',
        label: 'Value',
        cell: ({ IsSecret, Value }) =>
          IsSecret ? <StatusMark tone="neutral" icon="lock" text="Set, never shown" /> : (Value ?? '–'),
      },
      { id: 'DataType', label: 'Data type', tight: true, cell: ({ DataType }) => DataType },
      { id: 'From', label: 'From', cell: sourceOf },
      {
        id: 'actions',
        label: '',
        tight: true,
        cell: ({ setting }) => (
          <div className="resource-actions">
            {!setting.IsReadonly && (setting.IsInherited ? mayCreate : mayUpdate) && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`${setting.IsInherited ? 'Override' : 'Change'} ${setting.CategoryName}.${setting.Key}`}
                onClick={() => onEdit(setting)}
              >
                {setting.IsInherited ? 'Override' : 'Change'}
              </Button>
            )}
            {setting.Id !== undefined && mayDelete && (
              <DeleteButton
                compact
                what={`the setting ${setting.CategoryName}.${setting.Key}`}
                cli={cliLine('settings', 'delete', setting.Id)}
                send={() => client.settings.delete(setting.Id ?? '')}
              >
                The inherited value applies then, if there is one.
              </DeleteButton>
            )}
          </div>
        ),
      },
    ];
  }, [client, names, onEdit, mayCreate, mayUpdate, mayDelete]);
}
