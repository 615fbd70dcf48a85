import { lazy, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type DataCollector } from '@muster/sdk/core';
import { Loaded } from '../layout/loaded.tsx';
import { TabBar } from '../layout/tab-bar.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useLive, useRefetchMs } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { useSession } from '../session/session-context.ts';
import { OwnerSettings } from '../settings/owner-settings.tsx';
import { DeleteGateway } from './delete-gateway.tsx';
import { GatewayStatusMark } from './gateway-columns.tsx';
import { GatewayForm } from './gateway-form.tsx';
import { StatusTab } from './status-tab.tsx';

const DevicesTab = lazy(() => import('./devices-tab.tsx'));
const LogTab = lazy(() => import('./log-tab.tsx'));
const TicketTab = lazy(() => import('./ticket-tab.tsx'));

const tabs = [
  { id: 'status', label: 'Status and commands', permission: 'DataCollector.Read' },
  { id: 'devices', label: 'Devices', permission: 'Device.Read' },
  { id: 'log', label: 'Log', permission: 'DataCollector.Read' },
  { id: 'settings', label: 'Settings', permission: 'Setting.Read' },
  { id: 'ticket', label: 'Registration ticket', permission: 'RegistrationTicket.All' },
] as const;

/** Gateways have no events themselves. The page changes with registrations and finished commands. */
const liveTypes = ['device.registered', 'device.deregistered', 'device.offline', 'activityLog'] as const;

/** The page of a gateway. */
export default function GatewayPage({ id }: { readonly id: string }): ReactElement {
  const { client } = useSession();
  const refetchInterval = useRefetchMs();
  const gateway = useQuery({
    queryKey: ['dataCollectors.get', id],
    queryFn: ({ signal }) => client.dataCollectors.get(id, { signal }),
    refetchInterval,
  });
  useTitle(gateway.data?.Name ?? 'Gateway');
  useLive({ types: liveTypes, onEvents: useReload() });
  return (
    <Loaded what="gateway" list="/gateways" query={gateway}>
      {(loaded) => (
        <>
          <Head gateway={loaded} />
          <TabBar
            label="Parts of the gateway"
            tabs={tabs}
            content={(tab) => {
              switch (tab) {
                case 'status':
                  return <StatusTab gateway={loaded} />;
                case 'devices':
                  return <DevicesTab gateway={loaded} />;
                case 'log':
                  return <LogTab gateway={loaded} />;
                case 'settings':
                  return (
                    <OwnerSettings
                      owner={{ group: 'dataCollectors', Id: id, Name: loaded.Name }}
                      about="Add a setting here. The gateway inherits others from its template and location."
                    />
                  );
                case 'ticket':
                  return <TicketTab gateway={loaded} />;
              }
            }}
          />
        </>
      )}
    </Loaded>
  );
}

function Head({ gateway }: { readonly gateway: DataCollector }): ReactElement {
  const { may } = useSession();
  const [editing, setEditing] = useState(false);
  return (
    <div className="page-head">
      <h1>{gateway.Name}</h1>
      <GatewayStatusMark gateway={gateway} />
      <span className="dim break">
        {[gateway.DataCollectorTypeName, gateway.Region].filter(Boolean).join(' · ')}
      </span>
      <div className="actions">
        {may('DataCollector.Update') && (
          <Button variant="default" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
        {may('DataCollector.Delete') && <DeleteGateway gateway={gateway} />}
      </div>
      {editing && <GatewayForm gateway={gateway} onClose={() => setEditing(false)} />}
    </div>
  );
}
