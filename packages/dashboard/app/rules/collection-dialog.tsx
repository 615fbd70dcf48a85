import { useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import type { ResourceCollectionRequest } from '@muster/sdk/core';
import { Check } from '../layout/check-list.tsx';
import { cliLine } from '../commands/cli-line.ts';
import type { Choice } from '../layout/entity-select.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { collectionText, criteria, isSelective, newCollection, type CollectionDraft } from './criteria.ts';
import { MemberPicker } from './member-picker.tsx';
import { flagWords } from './rule-command.ts';
import { SingleResources } from './single-resources.tsx';

/** Creates or edits a resource collection. */
export function CollectionDialog(props: {
  /** The collection to edit. Absent for a new one. */
  readonly stored?: { readonly id: string; readonly draft: CollectionDraft };
  readonly onAccepted?: (collection: Choice) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { stored } = props;
  const { client } = useSession();
  const [draft, setDraft] = useState(() => stored?.draft ?? newCollection());
  const change = (part: Partial<CollectionDraft>): void => setDraft((latest) => ({ ...latest, ...part }));
  const send = async (): Promise<Choice> => {
    const body = requestOf(draft);
    if (stored === undefined) {
      const { Id } = await client.resourceCollections.create(body);
      return { Id, Name: draft.name };
    }
    await client.resourceCollections.update(stored.id, body);
    return { Id: stored.id, Name: draft.name };
  };
  return (
    <FormDialog
      title={stored === undefined ? 'Create a collection' : `Edit the collection ${stored.draft.name}`}
      action={stored === undefined ? 'Create' : 'Save'}
      command={`${stored === undefined ? 'Create' : 'Change'} the resource collection ${draft.name}`}
      cli={lineOf(draft, stored?.draft)}
      ready={draft.name !== '' && isSelective(draft)}
      send={send}
      {...(props.onAccepted === undefined ? {} : { onAccepted: props.onAccepted })}
      onClose={props.onClose}
    >
      <TextInput
        label="Name"
        required
        maxLength={255}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        data-autofocus
      />
      <p className="dim small">
        A resource belongs to the collection if it matches at least one entry of each list that has entries.
        New devices join by themselves.
      </p>
      {criteria.map((criterion) => (
        <div key={criterion.member}>
          <MemberPicker
            criterion={criterion}
            chosen={draft.members[criterion.member]}
            onChange={(chosen) => change({ members: { ...draft.members, [criterion.member]: chosen } })}
          />
          {criterion.member === 'LocationIds' && draft.members.LocationIds.length > 0 && (
            <Check
              label="Include the locations below them"
              checked={draft.includeChildLocations}
              onChange={(includeChildLocations) => change({ includeChildLocations })}
            />
          )}
        </div>
      ))}
      <SingleResources ids={draft.resourceIds} onChange={(resourceIds) => change({ resourceIds })} />
      <p className="sentence break" role="status">
        {collectionText(draft)}
      </p>
    </FormDialog>
  );
}

const idsOf = (list: readonly Choice[]): string[] => list.map(({ Id }) => Id);

const requestOf = ({ name, members, includeChildLocations, resourceIds }: CollectionDraft) =>
  ({
    Name: name,
    ...Object.fromEntries(criteria.map(({ member }) => [member, idsOf(members[member])])),
    IncludeChildLocations: includeChildLocations,
    ResourceIds: [...resourceIds],
  }) satisfies ResourceCollectionRequest;

function lineOf(draft: CollectionDraft, before: CollectionDraft | undefined): string {
  const { members, includeChildLocations, resourceIds } = draft;
  const words = ['resource-collections', ...(before === undefined ? ['create'] : ['update', before.name])];
  // An update with flags would keep members without a flag.
  if (before !== undefined && removesAny(before, draft))
    return cliLine(...words, '--data', JSON.stringify(requestOf(draft)));
  return cliLine(
    ...words,
    ...flagWords('name', draft.name || 'NAME'),
    ...criteria.flatMap(({ member, flag }) => members[member].flatMap(({ Id }) => flagWords(flag, Id))),
    ...(includeChildLocations ? ['--include-child-locations'] : []),
    ...resourceIds.flatMap((id) => flagWords('resource-ids', id)),
  );
}

/** Whether a list becomes empty, or child locations are no longer included. */
const removesAny = (before: CollectionDraft, after: CollectionDraft): boolean =>
  criteria.some(({ member }) => before.members[member].length > 0 && after.members[member].length === 0) ||
  (before.resourceIds.length > 0 && after.resourceIds.length === 0) ||
  (before.includeChildLocations && !after.includeChildLocations);
