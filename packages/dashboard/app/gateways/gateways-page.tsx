import type { ReactElement } from 'react';
import { Button } from '@mantine/core';
import { filter } from '@muster/sdk/core';
import { useCommand } from '../commands/use-command.ts';
import { EntityList, type ListFilter } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { TabBar } from '../layout/tab-bar.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useOpening } from '../layout/use-opening.ts';
import { useLive, useRefetchMs } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { useSession } from '../session/session-context.ts';
import { gatewayColumns, gatewaySortable } from './gateway-columns.tsx';
import { GatewayForm } from './gateway-form.tsx';
import { TemplateList } from './template-list.tsx';
import { TypeList } from './type-list.tsx';

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
  const [creating, setCreating] = useOpening('create', may('DataCollector.Create'));
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

/** Gateways have no events themselves. The list changes with registrations and finished commands. */
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
        load={(query, signal) => client.dataCollectors.list(query, { signal })}
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
