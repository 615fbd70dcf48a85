import type { ReactElement } from 'react';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { useLive, useRefetchMs } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { useSession } from '../session/session-context.ts';
import { useBelow } from './below-choice.tsx';
import { deviceColumns, deviceEvents, deviceSortable } from './device-columns.tsx';

/** Devices at a location. */
export default function DevicesTab({ id }: { readonly id: string }): ReactElement {
  const { client } = useSession();
  const [below, choice] = useBelow();
  const operation = `locations.${below ? 'listChildDevices' : 'listDevices'} ${id}`;
  useLive({ types: deviceEvents, onEvents: useReload(operation) });
  const refetchMs = useRefetchMs();
  return (
    <Section title="Devices" aside={choice}>
      <EntityList
        what="devices"
        operation={operation}
        load={(query, signal) =>
          below
            ? client.locations.listChildDevices(id, query, { signal })
            : client.locations.listDevices(id, query, { signal })
        }
        columns={deviceColumns}
        sortable={deviceSortable}
        searches="Name or endpoint name"
        cli={['locations', below ? 'list-child-devices' : 'list-devices', id]}
        empty={
          <EmptyState
            title="There are no devices at this location."
            cli={`muster devices update DEVICE --location-id ${id}`}
          >
            The location of a device is set when it is created or updated.
          </EmptyState>
        }
        refetchMs={refetchMs}
      />
    </Section>
  );
}
