import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { ResourceCollectionListItem } from '@muster/sdk/core';
import { Link, useLocation } from 'wouter';
import { useCommand } from '../commands/use-command.ts';
import type { Column } from '../layout/data-table.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { CollectionDialog } from './collection-dialog.tsx';

const columns: readonly Column<ResourceCollectionListItem>[] = [
  {
    id: 'Name',
    label: 'Name',
    cell: ({ Id, Name }) => <Link href={`/resource-collections/${Id}`}>{Name}</Link>,
  },
];

const sortable = ['Name'] as const;

/** The resource collections of the network. */
export default function CollectionsTab(): ReactElement {
  const { client, may } = useSession();
  const run = useCommand();
  const [, navigate] = useLocation();
  const [creating, setCreating] = useState(false);
  return (
    <section className="panel stack" aria-label="List of resource collections">
      <p className="dim">
        A collection selects resources by device, type, location, tag and more. Rules, actuators and
        transformers work on collections.
      </p>
      <div className="row">
        {may('ResourceCollection.Create') && (
          <Button onClick={() => setCreating(true)}>Create a collection</Button>
        )}
        {may('ResourceCollection.Update') && (
          <Button
            variant="default"
            title="Removes deleted devices, types and tags from all collections"
            onClick={() =>
              void run({
                title: 'Remove deleted entities from the resource collections',
                cli: 'muster resource-collections synchronize',
                send: () => client.resourceCollections.synchronize(),
              })
            }
          >
            Synchronize
          </Button>
        )}
      </div>
      <EntityList
        what="resource collections"
        operation="resourceCollections.list"
        load={(query, signal) => client.resourceCollections.list(query, { signal })}
        columns={columns}
        sortable={sortable}
        searches="Name"
        cli={['resource-collections', 'list']}
        empty={
          <EmptyState
            title="This device network has no resource collections."
            cli="muster resource-collections create --name Temperatures --smart-object-type 3303"
          >
            Create one before the first rule: it says which resources the rule watches.
          </EmptyState>
        }
      />
      {creating && (
        <CollectionDialog
          onClose={() => setCreating(false)}
          onAccepted={({ Id }) => navigate(`/resource-collections/${Id}`)}
        />
      )}
    </section>
  );
}
