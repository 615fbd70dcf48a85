import { useState, type ReactElement } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TransformerTemplate } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { ConfigurationFields } from './configuration-fields.tsx';
import { PickedList } from './picked-list.tsx';
import { ResourcePicker } from './resource-picker.tsx';
import { SourceDetails } from './source-details.tsx';
import { ownerWords, type Owner } from './transformer-owner.ts';
import {
  fieldsOf,
  locationRequest,
  templateRequest,
  type Source,
  type Target,
  type TransformerFields,
} from './transformer-request.ts';
import type { TypeNames } from './use-names.ts';

type Change = (part: Partial<TransformerFields>) => void;

/** Creates a transformer, or changes one of a device template. */
export function TransformerForm(props: {
  readonly owner: Owner;
  /** Undefined for a new transformer. */
  readonly edited: TransformerTemplate | undefined;
  readonly names: TypeNames;
  readonly onClose: () => void;
}): ReactElement {
  const { owner, edited } = props;
  const { client } = useSession();
  const [fields, setFields] = useState(() => fieldsOf(edited, props.names));
  const change: Change = (part) => setFields((latest) => ({ ...latest, ...part }));
  const types = useTransformerType(fields.type);
  const keys = types.type?.ConfigurationDefinitions.map(({ Key }) => Key) ?? [];
  const ofTemplate = templateRequest(fields, keys);
  const atLocation = locationRequest(fields, keys);
  const save = async (): Promise<void> => {
    if (owner.kind === 'location') await client.transformers.createAtLocation(owner.Id, atLocation);
    else if (edited === undefined) await client.transformers.createOfTemplate(owner.Id, ofTemplate);
    else await client.transformers.updateOfTemplate(owner.Id, edited.Id, ofTemplate);
  };
  const words = wordsOf(owner, edited, owner.kind === 'location' ? atLocation : ofTemplate);
  const hasSource = owner.kind === 'location' ? fields.collectionId !== undefined : fields.sources.length > 0;
  return (
    <FormDialog
      {...words}
      ready={fields.name !== '' && types.type !== undefined && hasSource && fields.targets.length > 0}
      send={save}
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
      {types.isPending && <Loading what="transformer types" />}
      {types.error !== null && <ErrorNote error={types.error} />}
      <NativeSelect
        label="Transformer type"
        value={fields.type}
        data={types.options}
        onChange={(event) => change({ type: event.currentTarget.value })}
      />
      {owner.kind === 'location' ? (
        <Collection onChange={(collectionId) => change({ collectionId })} />
      ) : (
        <Sources owner={owner} sources={fields.sources} onChange={(sources) => change({ sources })} />
      )}
      {types.type !== undefined && (
        <ConfigurationFields
          type={types.type}
          values={fields.configuration}
          onChange={(key, value) => change({ configuration: { ...fields.configuration, [key]: value } })}
        />
      )}
      <Targets targets={fields.targets} onChange={(targets) => change({ targets })} />
    </FormDialog>
  );
}

function wordsOf(owner: Owner, edited: TransformerTemplate | undefined, body: { readonly Name: string }) {
  const data = ['--data', JSON.stringify(body)];
  if (edited === undefined)
    return {
      title: `Create a transformer of ${owner.Name}`,
      action: 'Create',
      command: `Create the transformer ${body.Name}`,
      cli: cliLine('transformers', ownerWords(owner, 'create'), nameWord(owner), ...data),
    };
  const title = `Edit the transformer ${edited.Name}`;
  return {
    title,
    action: 'Save',
    command: title,
    cli: cliLine('transformers', 'update-of-template', nameWord(owner), edited.Id, ...data),
  };
}

/** The transformer types to choose from, and the chosen one. */
function useTransformerType(name: string) {
  const { client } = useSession();
  const all = useQuery({
    queryKey: ['transformerTypes.list', 'all'],
    queryFn: ({ signal }) => client.transformerTypes.list({ PageSize: 1000 }, { signal }),
  });
  const usable = all.data?.Rows.filter((one) => one.ApprovalStatus === 'Appoved' || one.Name === name) ?? [];
  const id = usable.find((one) => one.Name === name)?.Id;
  const chosen = useQuery({
    queryKey: ['transformerTypes.get', id],
    queryFn: ({ signal }) => client.transformerTypes.get(id ?? '', { signal }),
    enabled: id !== undefined,
  });
  return {
    type: chosen.data,
    isPending: all.isPending || (id !== undefined && chosen.isPending),
    error: all.error ?? chosen.error,
    options: usable.map(({ Name, DisplayName }) => ({ value: Name, label: DisplayName })),
  };
}

function Sources(props: {
  readonly owner: Owner;
  readonly sources: readonly Source[];
  readonly onChange: (sources: readonly Source[]) => void;
}): ReactElement {
  const { owner, sources, onChange } = props;
  return (
    <PickedList
      label="Sources: resources that the formula reads as sources[0], sources[1] and so on"
      entries={sources}
      onChange={onChange}
      details={(source, change) => <SourceDetails owner={owner} source={source} onChange={change} />}
    >
      <ResourcePicker
        label="Source"
        action="Add the source"
        onAdd={({ objectId, resourceId, name }) =>
          onChange([...sources, { name, objectId, model: { ResourceTypeId: resourceId } }])
        }
      />
    </PickedList>
  );
}

function Targets(props: {
  readonly targets: readonly Target[];
  readonly onChange: (targets: readonly Target[]) => void;
}): ReactElement {
  const { targets, onChange } = props;
  return (
    <PickedList
      label="Targets: virtual resources that the formula computes"
      entries={targets}
      onChange={onChange}
    >
      <ResourcePicker
        label="Target"
        action="Add the target"
        onAdd={({ objectId, resourceId, name }) =>
          onChange([...targets, { name, model: { SmartObjectTypeId: objectId, ResourceTypeId: resourceId } }])
        }
      />
    </PickedList>
  );
}

function Collection(props: { readonly onChange: (id: string | undefined) => void }): ReactElement {
  const { client } = useSession();
  const [chosen, setChosen] = useState<Choice>();
  return (
    <EntitySelect
      label="Resource collection"
      description="The resources that the formula reads as sources[0]."
      operation="resourceCollections.list"
      load={(query, signal) => client.resourceCollections.list(query, { signal })}
      value={chosen}
      required
      onChange={(one) => {
        setChosen(one);
        props.onChange(one?.Id);
      }}
    />
  );
}
