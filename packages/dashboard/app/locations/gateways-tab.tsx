import type { ReactElement } from 'react';
import { gatewayColumns, gatewaySortable } from '../gateways/gateway-columns.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { useBelow } from './below-choice.tsx';

/** Gateways at a location. */
export default function GatewaysTab({ id }: { readonly id: string }): ReactElement {
  const { client } = useSession();
  const [below, choice] = useBelow();
  return (
    <Section title="Gateways" aside={choice}>
      <EntityList
        what="gateways"
        operation={`locations.${below ? 'listChildDataCollectors' : 'listDataCollectors'} ${id}`}
        load={(query, signal) =>
          below
            ? client.locations.listChildDataCollectors(id, query, { signal })
            : client.locations.listDataCollectors(id, query, { signal })
        }
        columns={gatewayColumns}
        sortable={gatewaySortable}
        searches="Name, MAC address or external ID"
        cli={['locations', below ? 'list-child-data-collectors' : 'list-data-collectors', id]}
        empty={
          <EmptyState
            title="There are no gateways at this location."
            cli={`muster data-collectors register --name quay-7 --location-id ${id}`}
          >
            The location of a gateway is set when it is registered or edited.
          </EmptyState>
        }
      />
    </Section>
  );
}
