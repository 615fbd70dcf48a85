import { useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EventCategory, EventCategoryRequest } from '@muster/sdk/core';
import { CheckList } from '../layout/check-list.tsx';
import { cliLine } from '../commands/cli-line.ts';
import type { Choice } from '../layout/entity-select.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { ErrorNote } from '../layout/notes.tsx';
import type { DashboardClient } from '../session/client.ts';
import { useSession } from '../session/session-context.ts';
import { flagWords } from './rule-command.ts';

/** Creates or edits an event category. */
export function CategoryDialog(props: {
  /** The category to edit. Absent for a new one. */
  readonly category?: EventCategory;
  readonly onAccepted?: (id: string) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { category } = props;
  const { client, may } = useSession();
  const [name, setName] = useState(category?.Name ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(category?.EventConsumerIds ?? []);
  const consumers = useQuery({
    queryKey: ['eventConsumers.list', 'choices'],
    queryFn: ({ signal }) => client.eventConsumers.list({ PageSize: 250, Sort: 'Name' }, { signal }),
    enabled: may('EventConsumer.Read'),
  });
  const offered = [
    ...(category?.EventConsumers ?? []),
    ...(consumers.data?.Rows ?? []).filter(({ Id }) => category?.EventConsumerIds.includes(Id) !== true),
  ];
  const body = { Name: name, EventConsumerIds: [...chosen] };
  const words = wordsOf(category, body, offered);
  const texts = textsOf(category);
  return (
    <FormDialog
      title={texts.title}
      action={texts.action}
      command={`${texts.verb} the event category ${name}`}
      cli={cliLine('event-categories', ...texts.words, ...words)}
      ready={name !== ''}
      send={() => save(client, category, body)}
      {...(props.onAccepted === undefined ? {} : { onAccepted: props.onAccepted })}
      onClose={props.onClose}
    >
      <TextInput
        label="Name"
        required
        maxLength={255}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      {consumers.isError && <ErrorNote error={consumers.error} />}
      <Consumers offered={offered} chosen={chosen} onChange={setChosen} />
    </FormDialog>
  );
}

/** Texts for a new or an edited category. */
const textsOf = (category: EventCategory | undefined) =>
  category === undefined
    ? { title: 'Create a category', action: 'Create', verb: 'Create', words: ['create'] }
    : {
        title: `Edit the category ${category.Name}`,
        action: 'Save',
        verb: 'Change',
        words: ['update', category.Name],
      };

/** Creates or updates the category. Resolves with its ID. */
async function save(
  { eventCategories }: DashboardClient,
  category: EventCategory | undefined,
  body: EventCategoryRequest,
): Promise<string> {
  if (category === undefined) return (await eventCategories.create(body)).Id;
  await eventCategories.update(category.Id, body);
  return category.Id;
}

function wordsOf(
  category: EventCategory | undefined,
  body: { readonly Name: string; readonly EventConsumerIds: readonly string[] },
  offered: readonly Choice[],
): readonly string[] {
  const { Name: name, EventConsumerIds: ids } = body;
  // An update with flags would keep the event consumers.
  if (ids.length === 0 && category !== undefined && category.EventConsumerIds.length > 0)
    return ['--data', JSON.stringify(body)];
  return [
    ...flagWords('name', name || 'NAME'),
    ...ids.flatMap((id) => flagWords('event-consumer', nameIn(offered, id))),
  ];
}

const nameIn = (offered: readonly Choice[], id: string): string =>
  offered.find(({ Id }) => Id === id)?.Name ?? id;

function Consumers(props: {
  readonly offered: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}): ReactElement {
  const { offered, chosen, onChange } = props;
  if (offered.length === 0)
    return (
      <p className="dim small">
        There are no event consumers, such as webhooks, that could receive its events.
      </p>
    );
  return (
    <CheckList
      label="Event consumers that receive its events"
      options={offered.map(({ Id, Name }) => ({ value: Id, label: Name }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
