import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CliLine } from '../commands/cli-view.tsx';
import { Facts } from '../layout/facts.tsx';
import { ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { PermissionMatrix } from './permission-matrix.tsx';
import { ofKey } from './permission-set.ts';
import { typesOf, usePermissionTypes } from './responsibility-form.tsx';

/** Permissions of this session in the device network. */
export default function OwnPermissionsTab(): ReactElement {
  const { client, userName, person, network, networks } = useSession();
  const types = usePermissionTypes();
  const own = useQuery({
    queryKey: ['deviceNetworks.permissions'],
    queryFn: ({ signal }) => client.deviceNetworks.permissions({ signal }),
  });
  const granted = ofKey(own.data ?? {});
  return (
    <Section title="Your permissions">
      <div className="stack">
        <Facts
          facts={[
            [person === undefined ? 'API key' : 'Person', userName],
            ['Device network', network.Name],
            ['Your device networks', networks.map(({ Name }) => Name).join(', ')],
          ]}
        />
        {own.isPending && <Loading what="permissions" />}
        {own.isError && <ErrorNote error={own.error} onRetry={() => void own.refetch()} />}
        {own.isSuccess && (
          <PermissionMatrix
            caption="Your permissions"
            types={types.data ?? typesOf(granted)}
            granted={granted}
            whole
          />
        )}
        <CliLine cli="muster device-networks permissions" />
      </div>
    </Section>
  );
}
