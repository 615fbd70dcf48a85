/* oxlint-disable typescript/no-deprecated -- No other operation has these networks. */
import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { filter, type NetworkSetting } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import type { Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EntityList, type ListFilter } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { NETWORK_TYPES, NetworkForm } from './network-form.tsx';

const sortable = ['Name', 'NetworkType', 'AuthenticationType', 'SSID', 'Priority'] as const;
const filters: readonly ListFilter[] = [
  { name: 'type', label: 'Kind', options: NETWORK_TYPES.map((value) => ({ value, label: value })) },
];

/** Networks that gateways may join. */
export default function NetworksTab(): ReactElement {
  const { client, may } = useSession();
  const [edited, setEdited] = useState<NetworkSetting | 'new'>();
  const columns = useColumns(setEdited);
  return (
    <Section
      title="Network settings"
      aside={
        may('NetworkSetting.Create') && (
          <Button size="compact-sm" onClick={() => setEdited('new')}>
            Create a network setting
          </Button>
        )
      }
    >
      <EntityList
        what="network settings"
        operation="networkSettings.list"
        load={(query, signal) => client.networkSettings.list(query, { signal })}
        columns={columns}
        sortable={sortable}
        filters={filters}
        condition={({ type }) => {
          const NetworkType = NETWORK_TYPES.find((one) => one === type);
          return NetworkType && filter('networkSettings.list', { NetworkType });
        }}
        searches="Name or SSID"
        cli={['network-settings', 'list']}
        empty={
          <EmptyState
            title="There are no network settings."
            cli="muster network-settings create --name Quay --network-type ETHERNET"
          >
            Gateways join the networks that are stored here, at some locations or at all.
          </EmptyState>
        }
      />
      {edited !== undefined && (
        <NetworkForm network={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Section>
  );
}

function useColumns(onEdit: (network: NetworkSetting) => void): readonly Column<NetworkSetting>[] {
  const { client, may } = useSession();
  const mayUpdate = may('NetworkSetting.Update');
  const mayDelete = may('NetworkSetting.Delete');
  return useMemo(
    () => [
      { id: 'Name', label: 'Name', cell: ({ Name }) => Name },
      { id: 'NetworkType', label: 'Kind', tight: true, cell: ({ NetworkType }) => NetworkType },
      { id: 'SSID', label: 'SSID', cell: ({ SSID }) => SSID ?? '–' },
      {
        id: 'AuthenticationType',
        label: 'Authentication',
        tight: true,
        cell: ({ AuthenticationType }) =>
          AuthenticationType === 'Disabled' ? (
            'Disabled'
          ) : (
            <StatusMark
              tone="neutral"
              icon="lock"
              text={AuthenticationType}
              title="The key is never shown."
            />
          ),
      },
      { id: 'Priority', label: 'Priority', tight: true, cell: ({ Priority }) => Priority },
      {
        id: 'locations',
        label: 'Locations',
        tight: true,
        cell: ({ LocationIds }) => (LocationIds.length === 0 ? 'All' : LocationIds.length),
      },
      {
        id: 'actions',
        label: '',
        tight: true,
        cell: (network) => (
          <div className="resource-actions">
            {mayUpdate && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Edit the network setting ${network.Name}`}
                onClick={() => onEdit(network)}
              >
                Edit
              </Button>
            )}
            {mayDelete && (
              <DeleteButton
                compact
                what={`the network setting ${network.Name}`}
                cli={cliLine('network-settings', 'delete', network.Id)}
                send={() => client.networkSettings.delete(network.Id)}
              >
                Gateways that have joined {network.Name} are not notified.
              </DeleteButton>
            )}
          </div>
        ),
      },
    ],
    [client, mayUpdate, mayDelete, onEdit],
  );
}
