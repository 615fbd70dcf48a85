import { nameWord } from '../commands/cli-line.ts';
import type { ReactElement } from 'react';
import type { DataCollector } from '@muster/sdk/core';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { useRefetchMs } from '../live/use-live.ts';
import { deviceColumns, deviceSortable } from '../locations/device-columns.tsx';
import { useSession } from '../session/session-context.ts';

/** Devices that report through a gateway. */
export default function DevicesTab({ gateway }: { readonly gateway: DataCollector }): ReactElement {
  const { client } = useSession();
  return (
    <Section title="Devices">
      <EntityList
        what="devices"
        operation={`dataCollectors.listDevices ${gateway.Id}`}
        load={(query, signal) => client.dataCollectors.listDevices(gateway.Id, query, { signal })}
        columns={deviceColumns}
        sortable={deviceSortable}
        searches="Name or endpoint name"
        cli={['data-collectors', 'list-devices', nameWord(gateway)]}
        empty={
          <EmptyState title="No devices report through this gateway.">
            Devices without another gateway use the default gateway.
          </EmptyState>
        }
        refetchMs={useRefetchMs()}
      />
    </Section>
  );
}
