import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { filter } from '@muster/sdk/core';
import type { DataCollectorTemplate, DataCollectorTypeListItem } from '@muster/sdk/core';
import { useCommand } from '../commands/use-command.ts';
import { countText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EntityList, type ListFilter } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { TabBar } from '../layout/tab-bar.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useLive, useRefetchMs } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { useSession } from '../session/session-context.ts';
import { gatewayColumns, gatewaySortable } from './gateway-columns.tsx';
import { GatewayForm } from './gateway-form.tsx';

const tabs = [
  { id: 'gateways', label: 'Gateways', permission: 'DataCollector.Read' },
  { id: 'types', label: 'Types', permission: 'DataCollectorType.Read' },
  { id: 'templates', label: 'Templates', permission: 'DataCollectorTemplate.Read' },
] as const;

const content = { gateways: <GatewayList />, types: <TypeList />, templates: <TemplateList /> } as const;

/** All gateways of the network, with their types and templates. */
export default function GatewaysPage(): ReactElement {
  useTitle('Gateways');
  const { client, may } = useSession();
  const run = useCommand();
  const [creating, setCreating] = useState(false);
  return (
    <>
      <div className="page-head">
        <h1>Gateways</h1>
        <div className="actions">
          {may('DataCollector.Update') && (
            <Button
              variant="default"
              onClick={() =>
                void run({
                  title: 'Refresh the status of all gateways',
                  cli: 'muster device-networks refresh-data-collector-status',
                  send: () => client.deviceNetworks.refreshDataCollectorStatus(),
                })
              }
            >
              Refresh the status
            </Button>
          )}
          {may('DataCollector.Create') && <Button onClick={() => setCreating(true)}>Create a gateway</Button>}
        </div>
      </div>
      <TabBar label="Gateways, types and templates" tabs={tabs} content={(id) => content[id]} />
      {creating && <GatewayForm gateway={undefined} onClose={() => setCreating(false)} />}
    </>
  );
}

/** There is no event of gateways themselves: registrations and the ends of commands change what the list shows. */
const gatewayEvents = ['device.registered', 'device.deregistered', 'device.offline', 'activityLog'] as const;

const filters: readonly ListFilter[] = [
  {
    name: 'blacklisted',
    label: 'Blacklisted',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
];

function GatewayList(): ReactElement {
  const { client } = useSession();
  useLive({ types: gatewayEvents, onEvents: useReload('dataCollectors.list') });
  const refetchMs = useRefetchMs();
  return (
    <Section title="Gateways">
      <EntityList
        what="gateways"
        operation="dataCollectors.list"
        load={(query, signal) => client.dataCollectors.list({ ...query, signal })}
        columns={gatewayColumns}
        sortable={gatewaySortable}
        filters={filters}
        condition={({ blacklisted }) =>
          blacklisted === undefined
            ? undefined
            : filter('dataCollectors.list', { IsBlacklisted: blacklisted === 'yes' })
        }
        searches="Name, MAC address or external ID"
        cli={['data-collectors', 'list']}
        empty={
          <EmptyState
            title="This device network has no gateways."
            cli="muster data-collectors register --name quay-7"
          >
            Devices report through a gateway.
          </EmptyState>
        }
        refetchMs={refetchMs}
      />
    </Section>
  );
}

const typeColumns: readonly Column<DataCollectorTypeListItem>[] = [
  { id: 'Name', label: 'Name', cell: ({ Name }) => Name },
  {
    id: 'HardwareTypeId',
    label: 'Hardware type',
    tight: true,
    cell: ({ HardwareTypeId }) => HardwareTypeId ?? '–',
  },
  {
    id: 'IsVirtual',
    label: 'Software only',
    tight: true,
    cell: ({ IsVirtual }) => (IsVirtual ? 'Yes' : 'No'),
  },
  {
    id: 'NbrOfInstances',
    label: 'Gateways',
    tight: true,
    cell: ({ NbrOfInstances }) => countText(NbrOfInstances),
  },
  {
    id: 'NbrOfTemplates',
    label: 'Templates',
    tight: true,
    cell: ({ NbrOfTemplates }) => countText(NbrOfTemplates),
  },
];
const typeSortable = ['Name', 'HardwareTypeId', 'IsVirtual'] as const;

function TypeList(): ReactElement {
  const { client } = useSession();
  return (
    <Section title="Gateway types">
      <EntityList
        what="gateway types"
        operation="dataCollectorTypes.listWithMetrics"
        load={(query, signal) => client.dataCollectorTypes.listWithMetrics({ ...query, signal })}
        columns={typeColumns}
        sortable={typeSortable}
        searches="Name"
        cli={['data-collector-types', 'list-with-metrics']}
        empty={<EmptyState title="There are no gateway types." />}
      />
    </Section>
  );
}

const templateColumns: readonly Column<DataCollectorTemplate>[] = [
  { id: 'Name', label: 'Name', cell: ({ Name }) => Name },
  { id: 'DataCollectorType', label: 'Type', cell: ({ DataCollectorType }) => DataCollectorType?.Name ?? '–' },
  {
    id: 'configurations',
    label: 'Configuration',
    cell: ({ Configurations }) => (
      <span className="mono">
        {Configurations.map(({ Key, Value }) => `${Key}=${Value ?? ''}`).join(', ') || '–'}
      </span>
    ),
  },
];
const templateSortable = ['Name'] as const;

function TemplateList(): ReactElement {
  const { client } = useSession();
  return (
    <Section title="Gateway templates">
      <EntityList
        what="gateway templates"
        operation="dataCollectorTemplates.list"
        load={(query, signal) => client.dataCollectorTemplates.list({ ...query, signal })}
        columns={templateColumns}
        sortable={templateSortable}
        searches="Name"
        cli={['data-collector-templates', 'list']}
        empty={<EmptyState title="There are no gateway templates." />}
      />
    </Section>
  );
}
