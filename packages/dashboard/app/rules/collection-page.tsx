import './rules.css';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { filter, type ResourceCollection } from '@muster/sdk/core';
import { Link, useLocation } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import type { Choice } from '../layout/entity-select.tsx';
import { Facts } from '../layout/facts.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { Section } from '../layout/notes.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useSession } from '../session/session-context.ts';
import { CollectionDialog } from './collection-dialog.tsx';
import {
  collectionDraftOf,
  collectionText,
  criteria,
  MAX_NAMES,
  namesOf,
  type CollectionDraft,
  type Criterion,
} from './criteria.ts';
import { RulesOf } from './rules-of.tsx';

interface StoredCollection {
  readonly collection: ResourceCollection;
  readonly draft: CollectionDraft;
}

/** A resource collection, with the names of its criteria. */
export default function CollectionPage({ id }: { readonly id: string }): ReactElement {
  const { client, may } = useSession();
  const found = useQuery({
    queryKey: ['resourceCollections.get', id, 'names'],
    queryFn: async ({ signal }): Promise<StoredCollection> => {
      const collection = await client.resourceCollections.get(id, { signal });
      return {
        collection,
        draft: collectionDraftOf(collection, await namesOf(client, collection, may, signal)),
      };
    },
  });
  useTitle(found.data?.collection.Name ?? 'Resource collection');
  return (
    <Loaded what="resource collection" list="/rules?tab=collections" query={found}>
      {({ collection, draft }) => (
        <>
          <Head collection={collection} draft={draft} />
          <Section title="Selected resources">
            <div className="stack">
              <p className="sentence break">{collectionText(draft)}</p>
              <Facts
                facts={criteria.map((criterion) => [
                  criterion.label,
                  namesList(criterion, draft.members[criterion.member]),
                ])}
              />
              <CliLine cli={cliLine('resource-collections', 'get', collection.Name)} />
            </div>
          </Section>
          {may('Rule.Read') && (
            <Section title="Rules that use it">
              <RulesOf
                queryKey={['rules.list', 'of collection', id]}
                load={(paging, signal) =>
                  client.rules.list(
                    { ...paging, Filter: filter('rules.list', { ResourceCollectionId: id }), Sort: 'Name' },
                    { signal },
                  )
                }
                empty="No rule uses this collection."
              />
            </Section>
          )}
        </>
      )}
    </Loaded>
  );
}

function namesList({ hrefOf }: Criterion, members: readonly Choice[]): ReactNode {
  if (members.length === 0) return undefined;
  return (
    <ul className="plain-list">
      {members.slice(0, MAX_NAMES).map(({ Id, Name }) => (
        <li key={Id}>{hrefOf === undefined ? Name : <Link href={hrefOf(Id)}>{Name}</Link>}</li>
      ))}
      {members.length > MAX_NAMES && <li>and {members.length - MAX_NAMES} more</li>}
    </ul>
  );
}

function Head({ collection, draft }: StoredCollection): ReactElement {
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [editing, setEditing] = useState(false);
  const { Id: id, Name: name } = collection;
  return (
    <div className="page-head">
      <h1>{name}</h1>
      <span className="dim">Resource collection</span>
      <div className="actions">
        {may('ResourceCollection.Update') && (
          <Button variant="default" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
        {may('ResourceCollection.Delete') && (
          <DeleteButton
            what={`the resource collection ${name}`}
            cli={cliLine('resource-collections', 'delete', name)}
            send={() => client.resourceCollections.delete(id)}
            onDeleted={() => navigate('/rules?tab=collections')}
          >
            Devices and their resources stay. {name} cannot be deleted while rules, actuators or transformers
            use it.
          </DeleteButton>
        )}
      </div>
      {editing && <CollectionDialog stored={{ id, draft }} onClose={() => setEditing(false)} />}
    </div>
  );
}
