import type { CallOptions } from '@muster/sdk/core';
import { nameWord } from '../commands/cli-line.ts';
import type { DashboardClient } from '../session/client.ts';
import { deviceActions, pageActions, ruleActions, type Act, type Action } from './actions.ts';

/** Something that users can open or do: a page, an entity with its page, or a command. */
export interface Found {
  readonly id: string;
  readonly label: string;
  /** More that tells it from others of the same name, such as the endpoint name of a device. */
  readonly detail?: string | undefined;
  readonly act: Act;
  /** Actions on an entity, beginning with its page. */
  readonly actions?: ((text: string) => readonly Action[]) | undefined;
}

interface FoundPage {
  readonly rows: readonly Found[];
  /** Number of all entities that match. */
  readonly total: number;
}

/** A kind of entities that the service searches by their names. */
export interface Kind {
  /** Plural noun, such as `Devices`. */
  readonly label: string;
  readonly operation: string;
  readonly permission: string;
  readonly find: (client: DashboardClient, query: FindQuery, options: CallOptions) => Promise<FoundPage>;
  /** URL of the list with all entities that match. */
  readonly list: (text: string) => string;
}

interface FindQuery {
  readonly Search: string;
  readonly Page: number;
  readonly PageSize: number;
}

interface Named {
  readonly Id: string;
  readonly Name: string;
}

interface Rows<Row> {
  readonly Rows: readonly Row[];
  readonly NbrOfRows: number;
}

const foundIn = <Row extends Named>(
  { Rows, NbrOfRows }: Rows<Row>,
  href: (row: Row) => string,
  detail: (row: Row) => string | undefined = () => undefined,
  actions?: (row: Row, text: string) => readonly Action[],
): FoundPage => ({
  rows: Rows.map((row) => ({
    id: row.Id,
    label: row.Name,
    detail: detail(row),
    act: { href: href(row) },
    actions: actions && ((text) => actions(row, text)),
  })),
  total: NbrOfRows,
});

/** Appends the search of a list to its URL. */
const searched =
  (path: string, tab?: string) =>
  (text: string): string =>
    `${path}?${new URLSearchParams({ ...(tab === undefined ? {} : { tab }), q: text }).toString()}`;

/** The permission to edit an entity, and the command that shows it. */
const editOf = (group: string, entity: string, row: Named) => ({
  permission: `${entity}.Update`,
  cli: [group, 'get', nameWord(row)],
});

const settingCategories = searched('/settings', 'categories');

/** In the order of the results. */
export const kinds: readonly Kind[] = [
  {
    label: 'Devices',
    operation: 'devices.list',
    permission: 'Device.Read',
    find: async (client, query, options) =>
      foundIn(
        await client.devices.list(query, options),
        ({ Id }) => `/devices/${Id}`,
        ({ Name, DeviceIdentifier }) => (DeviceIdentifier === Name ? undefined : DeviceIdentifier),
        deviceActions,
      ),
    list: searched('/devices'),
  },
  {
    label: 'Device types',
    operation: 'deviceTypes.list',
    permission: 'DeviceType.Read',
    find: async (client, query, options) =>
      foundIn(
        await client.deviceTypes.list(query, options),
        ({ Id }) => `/device-types/${Id}`,
        () => undefined,
        (row) =>
          pageActions(row, `/device-types/${row.Id}`, editOf('device-types', 'DeviceType', row), [
            {
              id: 'devices',
              label: 'Show its devices',
              needs: ['Device.Read'],
              act: { href: `/devices?type=${row.Id}` },
            },
          ]),
      ),
    list: searched('/types', 'device-types'),
  },
  {
    label: 'Device templates',
    operation: 'deviceTemplates.list',
    permission: 'DeviceTemplate.Read',
    find: async (client, query, options) =>
      foundIn(
        await client.deviceTemplates.list(query, options),
        ({ Id }) => `/device-templates/${Id}`,
        ({ DeviceTypeName }) => DeviceTypeName,
        (row) =>
          pageActions(row, `/device-templates/${row.Id}`, editOf('device-templates', 'DeviceTemplate', row)),
      ),
    list: searched('/types', 'device-templates'),
  },
  {
    label: 'Smart object types',
    operation: 'smartObjectTypes.list',
    permission: 'SmartObjectType.Read',
    find: async (client, query, options) =>
      foundIn(
        await client.smartObjectTypes.list(query, options),
        ({ Id }) => `/smart-object-types/${Id}`,
        ({ TypeId }) => `/${TypeId}`,
        (row) =>
          pageActions(
            row,
            `/smart-object-types/${row.Id}`,
            editOf('smart-object-types', 'SmartObjectType', row),
          ),
      ),
    list: searched('/types', 'smart-object-types'),
  },
  {
    label: 'Smart object templates',
    operation: 'smartObjectTemplates.list',
    permission: 'SmartObjectTemplate.Read',
    find: async (client, query, options) =>
      foundIn(
        await client.smartObjectTemplates.list(query, options),
        ({ Id }) => `/smart-object-templates/${Id}`,
        () => undefined,
        (row) =>
          pageActions(
            row,
            `/smart-object-templates/${row.Id}`,
            editOf('smart-object-templates', 'SmartObjectTemplate', row),
          ),
      ),
    list: searched('/types', 'smart-object-templates'),
  },
  {
    label: 'Rules',
    operation: 'rules.list',
    permission: 'Rule.Read',
    find: async (client, query, options) =>
      foundIn(
        await client.rules.list(query, options),
        ({ Id }) => `/rules/${Id}`,
        ({ EventCategoryName }) => EventCategoryName,
        ruleActions,
      ),
    list: searched('/rules', 'rules'),
  },
  {
    label: 'Setting categories',
    operation: 'settingCategories.list',
    permission: 'SettingCategory.Read',
    // A setting category has no page of its own.
    find: async (client, query, options) =>
      foundIn(await client.settingCategories.list(query, options), ({ Name }) => settingCategories(Name)),
    list: settingCategories,
  },
  {
    label: 'Locations',
    operation: 'locations.list',
    permission: 'Location.Read',
    find: async (client, query, options) =>
      foundIn(
        await client.locations.list(query, options),
        ({ Id }) => `/locations/${Id}`,
        ({ ExternalId }) => ExternalId,
      ),
    list: searched('/locations', 'list'),
  },
  {
    label: 'Gateways',
    operation: 'dataCollectors.list',
    permission: 'DataCollector.Read',
    find: async (client, query, options) =>
      foundIn(
        await client.dataCollectors.list(query, options),
        ({ Id }) => `/gateways/${Id}`,
        ({ MACAddress, ExternalId }) => [MACAddress, ExternalId].filter(Boolean).join(' · ') || undefined,
      ),
    list: searched('/gateways', 'gateways'),
  },
];
