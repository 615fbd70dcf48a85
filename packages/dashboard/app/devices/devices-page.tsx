import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DeviceListItem } from '@muster/sdk/core';
import { Link, useSearchParams } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { timeText } from '../format/text.ts';
import { DataTable, Pager, type Column } from '../layout/data-table.tsx';
import { EmptyState, ErrorNote, Loading } from '../layout/notes.tsx';
import { DeviceStatusMark } from '../layout/status-mark.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useLive, useRefetchMs } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { useSession } from '../session/session-context.ts';
import { CreateDevice } from './create-device.tsx';
import {
  isFiltered,
  listQuery,
  listWords,
  PAGE_SIZES,
  readState,
  STATUSES,
  writeState,
  type DeviceListState,
} from './device-list-url.ts';

const columns: readonly Column<DeviceListItem>[] = [
  {
    id: 'Status',
    label: 'Status',
    sortable: true,
    tight: true,
    cell: ({ Status }) => <DeviceStatusMark status={Status} />,
  },
  {
    id: 'Name',
    label: 'Name',
    sortable: true,
    cell: ({ Id, Name }) => <Link href={`/devices/${Id}`}>{Name}</Link>,
  },
  {
    id: 'DeviceIdentifier',
    label: 'Endpoint name',
    sortable: true,
    cell: ({ DeviceIdentifier }) => <span className="mono">{DeviceIdentifier}</span>,
  },
  { id: 'DeviceType.Name', label: 'Type', cell: ({ DeviceType }) => DeviceType?.Name ?? '–' },
  { id: 'LocationName', label: 'Location', cell: ({ LocationName }) => LocationName ?? '–' },
  {
    id: 'LatestRegistrationTime',
    label: 'Latest registration',
    sortable: true,
    tight: true,
    cell: ({ LatestRegistrationTime }) => timeText(LatestRegistrationTime),
  },
  {
    id: 'RegistrationDate',
    label: 'Created',
    sortable: true,
    tight: true,
    cell: ({ RegistrationDate }) => timeText(RegistrationDate),
  },
];

const liveTypes = ['device.registered', 'device.deregistered', 'device.offline'] as const;

/** All devices of the network, paged by the server. */
export default function DevicesPage(): ReactElement {
  useTitle('Devices');
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readState(query), [query]);
  const change = useCallback(
    (part: Partial<DeviceListState>) =>
      setQuery(writeState({ ...state, page: 1, ...part }), { replace: true }),
    [state, setQuery],
  );
  const [creating, setCreating] = useState(false);
  const refetchInterval = useRefetchMs();
  const list = useQuery({
    queryKey: ['devices.list', listQuery(state)],
    queryFn: ({ signal }) => session.client.devices.list({ ...listQuery(state), signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
  const reload = useReload('devices.list');
  useLive({ types: liveTypes, onEvents: reload });
  return (
    <>
      <div className="page-head">
        <h1>Devices</h1>
        <div className="actions">
          {session.may('Device.Create') && <Button onClick={() => setCreating(true)}>Create a device</Button>}
        </div>
      </div>
      <section className="panel stack" aria-label="List of devices">
        <Filters state={state} onChange={change} />
        {list.isError && <ErrorNote error={list.error} onRetry={() => void list.refetch()} />}
        {list.isPending && <Loading what="devices" />}
        {list.data !== undefined && (
          <>
            {list.data.Rows.length === 0 ? (
              <NoDevices
                state={state}
                onClear={() => change({ search: '', status: undefined, type: undefined })}
              />
            ) : (
              <DataTable
                caption="Devices"
                columns={columns}
                rows={list.data.Rows}
                sort={state.sort}
                onSort={(sort) => change({ sort: sort as DeviceListState['sort'] })}
                busy={list.isPlaceholderData}
              />
            )}
            <Pager
              page={state.page}
              pageSize={state.pageSize}
              total={list.data.NbrOfRows}
              onPage={(page) => change({ page })}
            />
          </>
        )}
        <CliLine cli={cliLine(...listWords(state))} />
      </section>
      {creating && <CreateDevice onClose={() => setCreating(false)} />}
    </>
  );
}

function Filters(props: {
  readonly state: DeviceListState;
  readonly onChange: (part: Partial<DeviceListState>) => void;
}): ReactElement {
  const { state, onChange } = props;
  const { client, may } = useSession();
  const [search, setSearch] = useState(state.search);
  const types = useQuery({
    queryKey: ['deviceTypes.list'],
    queryFn: ({ signal }) => client.deviceTypes.list({ PageSize: 1000, Sort: 'Name', signal }),
    enabled: may('DeviceType.Read'),
    staleTime: 60_000,
  });
  useEffect(() => {
    if (search === state.search) return undefined;
    const timer = setTimeout(() => onChange({ search }), 300);
    return () => clearTimeout(timer);
  }, [search, state.search, onChange]);
  return (
    <form
      className="filters"
      role="search"
      aria-label="Filter of devices"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextInput
        label="Search"
        type="search"
        placeholder="Name or endpoint name"
        maxLength={255}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <NativeSelect
        label="Status"
        value={state.status ?? ''}
        data={[{ value: '', label: 'All' }, ...STATUSES]}
        onChange={({ currentTarget }) =>
          onChange({ status: STATUSES.find((status) => status === currentTarget.value) })
        }
      />
      {types.data !== undefined && (
        <NativeSelect
          label="Type"
          value={state.type ?? ''}
          data={[
            { value: '', label: 'All' },
            ...types.data.Rows.map(({ Id, Name }) => ({ value: Id, label: Name })),
          ]}
          onChange={({ currentTarget }) => onChange({ type: currentTarget.value || undefined })}
        />
      )}
      <NativeSelect
        label="Rows per page"
        value={String(state.pageSize)}
        data={PAGE_SIZES.map(String)}
        onChange={({ currentTarget }) => onChange({ pageSize: Number(currentTarget.value) })}
      />
    </form>
  );
}

function NoDevices(props: { readonly state: DeviceListState; readonly onClear: () => void }): ReactElement {
  if (props.state.page > 1)
    return <EmptyState title="This page of the list has no devices.">Go back to the first page.</EmptyState>;
  if (isFiltered(props.state))
    return (
      <EmptyState title="No device matches the filter.">
        <Button variant="default" size="compact-sm" onClick={props.onClear}>
          Show all devices
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState
      title="This device network has no devices yet."
      cli="muster devices create --device-identifier press-7 --device-type 'Generic LwM2M'"
    >
      Create a device here or with the command line. It is online as soon as it registers.
    </EmptyState>
  );
}
