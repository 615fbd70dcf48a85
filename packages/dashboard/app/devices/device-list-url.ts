/** The state of the table of devices in the query of the address, so that a link shows the same rows. */
import { filter } from '@muster/sdk/core';

export const STATUSES = ['online', 'offline', 'Deregistered'] as const;
export const PAGE_SIZES = [25, 50, 100, 250] as const;

/** Columns that the table can be sorted by, as the API names them. */
export const SORTABLE = [
  'Name',
  'DeviceIdentifier',
  'Status',
  'LatestRegistrationTime',
  'RegistrationDate',
] as const;

export type Status = (typeof STATUSES)[number];
export type SortField = (typeof SORTABLE)[number];

export interface DeviceListState {
  readonly search: string;
  readonly status: Status | undefined;
  /** ID of the device type. */
  readonly type: string | undefined;
  /** Field, with a minus for descending order. */
  readonly sort: SortField | `-${SortField}` | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Reads the state. Values that the table does not know count as left out, because people edit addresses. */
export function readState(query: URLSearchParams): DeviceListState {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('size') ?? PAGE_SIZES[0]);
  const sort = query.get('sort') ?? '';
  const type = query.get('type') ?? '';
  return {
    search: (query.get('q') ?? '').slice(0, 255),
    status: STATUSES.find((status) => status === query.get('status')),
    type: /^[0-9a-f-]{36}$/i.test(type) ? type : undefined,
    sort: isSort(sort) ? sort : undefined,
    page: Number.isSafeInteger(page) && page > 0 && page < 2 ** 31 ? page : 1,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZES[0],
  };
}

/** Writes the state. Defaults are left out. */
export function writeState(state: DeviceListState): URLSearchParams {
  const entries: readonly (readonly [string, string | undefined])[] = [
    ['q', state.search],
    ['status', state.status],
    ['type', state.type],
    ['sort', state.sort],
    ['page', state.page === 1 ? undefined : String(state.page)],
    ['size', state.pageSize === PAGE_SIZES[0] ? undefined : String(state.pageSize)],
  ];
  const query = new URLSearchParams();
  for (const [name, value] of entries) if (value !== undefined && value !== '') query.set(name, value);
  return query;
}

/** Query of `devices.list`. */
export function listQuery(state: DeviceListState): {
  readonly Page: number;
  readonly PageSize: number;
  readonly Filter?: string;
  readonly Search?: string;
  readonly Sort?: SortField | `-${SortField}`;
} {
  const conditions = filterOf(state);
  return {
    Page: state.page,
    PageSize: state.pageSize,
    ...(conditions === undefined ? {} : { Filter: conditions }),
    ...(state.search === '' ? {} : { Search: state.search }),
    ...(state.sort === undefined ? {} : { Sort: state.sort }),
  };
}

function filterOf({ status, type }: DeviceListState): string | undefined {
  if (status === undefined && type === undefined) return undefined;
  return filter('devices.list', {
    ...(status === undefined ? {} : { Status: status }),
    ...(type === undefined ? {} : { DeviceTypeId: type }),
  });
}

/** The words of the `muster` command that prints the same rows. */
export function listWords(state: DeviceListState): readonly string[] {
  const query = listQuery(state);
  return [
    'devices',
    'list',
    ...(query.Filter === undefined ? [] : ['--filter', query.Filter]),
    ...(query.Search === undefined ? [] : ['--search', query.Search]),
    ...(query.Sort === undefined ? [] : [`--sort=${query.Sort}`]),
    ...['--page', String(query.Page), '--page-size', String(query.PageSize)],
  ];
}

export const isFiltered = ({ search, status, type }: DeviceListState): boolean =>
  search !== '' || status !== undefined || type !== undefined;

function isSort(text: string): text is SortField | `-${SortField}` {
  return SORTABLE.some((field) => field === text.replace(/^-/, ''));
}
