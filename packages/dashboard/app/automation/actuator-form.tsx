import { useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ActuatorRequest } from '@muster/sdk/core';
import { cliLine, flagWords, nameWord } from '../commands/cli-line.ts';
import { Check } from '../layout/check-list.tsx';
import { Dialog } from '../layout/dialog.tsx';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { actionOf, actuatorRequest, type Action, type ActuatorFields } from './actuator-request.ts';
import { PickedList } from './picked-list.tsx';
import { ResourcePicker } from './resource-picker.tsx';
import { useTypeNames } from './use-names.ts';

const EMPTY: ActuatorFields = { name: '', category: undefined, collection: undefined, actions: [] };

export function CreateActuator({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { client } = useSession();
  return (
    <Form
      title="Create an actuator"
      action="Create"
      words={['create']}
      initial={EMPTY}
      save={(body) => client.actuators.create(body)}
      onClose={onClose}
    />
  );
}

/** Loads an actuator with the names of its parts, and edits it. */
export function EditActuator(props: { readonly id: string; readonly onClose: () => void }): ReactElement {
  const { id, onClose } = props;
  const { client } = useSession();
  const loaded = useQuery({
    queryKey: ['actuators.get', id, 'parts'],
    queryFn: async ({ signal }) => {
      const actuator = await client.actuators.get(id, { signal });
      const [category, collection] = await Promise.all([
        client.eventCategories.get(actuator.EventCategoryId, { signal }),
        client.resourceCollections.get(actuator.ResourceCollectionId, { signal }),
      ]);
      return { actuator, category, collection };
    },
    gcTime: 0,
  });
  const values = loaded.data?.actuator.ActuatorResourceValues ?? [];
  const names = useTypeNames(
    values.map((value) => value.SmartObjectTypeId),
    values.map((value) => value.ResourceTypeId),
  );
  if (loaded.data === undefined || !names.isLoaded)
    return (
      <Dialog title="Edit the actuator" onClose={onClose}>
        {loaded.isError ? <ErrorNote error={loaded.error} /> : <Loading what="the actuator" />}
      </Dialog>
    );
  const { actuator, category, collection } = loaded.data;
  return (
    <Form
      title={`Edit the actuator ${actuator.Name}`}
      action="Save"
      words={['update', nameWord(actuator)]}
      initial={{
        name: actuator.Name,
        category,
        collection,
        actions: values.map((value) =>
          actionOf(
            value,
            `${names.objectName(value.SmartObjectTypeId)} · ${names.resourceName(value.ResourceTypeId)}`,
          ),
        ),
      }}
      save={(body) => client.actuators.update(actuator.Id, body)}
      onClose={onClose}
    />
  );
}

function Form(props: {
  readonly title: string;
  readonly action: string;
  /** Words of the command before the members of the body. */
  readonly words: readonly string[];
  readonly initial: ActuatorFields;
  readonly save: (body: ActuatorRequest) => Promise<unknown>;
  readonly onClose: () => void;
}): ReactElement {
  const { client } = useSession();
  const [fields, setFields] = useState(props.initial);
  const change = (part: Partial<ActuatorFields>): void => setFields((latest) => ({ ...latest, ...part }));
  const body = actuatorRequest(fields);
  return (
    <FormDialog
      title={props.title}
      action={props.action}
      command={`${props.action} the actuator ${fields.name}`}
      cli={cliLine(
        ...['actuators', ...props.words, ...flagWords('--name', fields.name || 'NAME')],
        ...['--event-category', fields.category?.Name ?? 'CATEGORY'],
        ...['--resource-collection', fields.collection?.Name ?? 'COLLECTION'],
        ...['--actuator-resource-values', JSON.stringify(body.ActuatorResourceValues)],
      )}
      ready={fields.name !== '' && fields.category !== undefined && fields.collection !== undefined}
      send={() => props.save(body)}
      onClose={props.onClose}
    >
      <TextInput
        label="Name"
        required
        maxLength={255}
        value={fields.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        data-autofocus
      />
      <EntitySelect
        label="Event category"
        description="Events of rules of this category run the actuator."
        operation="eventCategories.list"
        load={(query, signal) => client.eventCategories.list(query, { signal })}
        value={fields.category}
        required
        onChange={(category: Choice | undefined) => change({ category })}
      />
      <EntitySelect
        label="Resource collection"
        description="Resources that the actuator may write or execute."
        operation="resourceCollections.list"
        load={(query, signal) => client.resourceCollections.list(query, { signal })}
        value={fields.collection}
        required
        onChange={(collection: Choice | undefined) => change({ collection })}
      />
      <PickedList
        label="Values and executions by resource type"
        entries={fields.actions}
        onChange={(actions) => change({ actions })}
        details={(action, set) => <ActionFields action={action} onChange={set} />}
      >
        <ResourcePicker
          label="Action"
          action="Add the action"
          accepts={({ Operations }) => /[WE]/.test(Operations ?? '')}
          onAdd={(picked) =>
            change({
              actions: [
                ...fields.actions,
                {
                  id: undefined,
                  name: picked.name,
                  objectId: picked.objectId,
                  resourceId: picked.resourceId,
                  executes: picked.isExecutable,
                  executesOnReset: false,
                  value: '',
                  resetValue: '',
                },
              ],
            })
          }
        />
      </PickedList>
    </FormDialog>
  );
}

function ActionFields(props: {
  readonly action: Action;
  readonly onChange: (action: Action) => void;
}): ReactElement {
  const { action, onChange } = props;
  return (
    <>
      <TextInput
        size="xs"
        label="Value to write"
        aria-label={`Value of ${action.name}`}
        disabled={action.executes}
        value={action.value}
        onChange={(event) => onChange({ ...action, value: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        label="Value after the event"
        aria-label={`Value of ${action.name} after the event`}
        disabled={action.executesOnReset}
        value={action.resetValue}
        onChange={(event) => onChange({ ...action, resetValue: event.currentTarget.value })}
      />
      <Check
        label="Execute"
        checked={action.executes}
        onChange={(executes) => onChange({ ...action, executes })}
      />
      <Check
        label="Execute after the event"
        checked={action.executesOnReset}
        onChange={(executesOnReset) => onChange({ ...action, executesOnReset })}
      />
    </>
  );
}
