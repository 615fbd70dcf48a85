import { useMemo, useState, type ReactElement } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TransformerTemplate } from '@muster/sdk/core';
import { Link, useSearchParams } from 'wouter';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EntitySelect } from '../layout/entity-select.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { TransformerForm } from './transformer-form.tsx';
import { ownerWords, useOwner, type Owner } from './transformer-owner.ts';
import { useTypeNames, type TypeNames } from './use-names.ts';

/** Transformers of a device template or at a location. */
export default function TransformersTab(): ReactElement {
  const [query, setQuery] = useSearchParams();
  const template = query.get('template');
  const location = query.get('location');
  const isChosen = (template ?? location) !== '';
  const owner = useOwner(template, location, isChosen);
  const choose = (kind: Owner['kind'], id?: string): void =>
    setQuery(new URLSearchParams({ tab: 'transformers', [kind]: id ?? '' }));
  return (
    <Section title="Transformers">
      <div className="stack">
        <OwnerChoice
          kind={location === null ? 'template' : 'location'}
          owner={owner.data ?? undefined}
          onChange={choose}
        />
        {owner.isLoading && <Loading what="transformers" />}
        {owner.isError && <ErrorNote error={owner.error} />}
        {(owner.data === null || !isChosen) && (
          <EmptyState title="Choose a device template or a location.">
            A transformer of a template computes resources of each of its devices. A transformer at a location
            computes resources of a virtual device from many devices.
          </EmptyState>
        )}
        {owner.data && <TransformerList owner={owner.data} />}
      </div>
    </Section>
  );
}

function OwnerChoice(props: {
  readonly kind: Owner['kind'];
  readonly owner: Owner | undefined;
  readonly onChange: (kind: Owner['kind'], id?: string) => void;
}): ReactElement {
  const { kind, owner, onChange } = props;
  const { client, may } = useSession();
  const kinds = [
    ...(may('DeviceTemplate.Read') ? [{ value: 'template', label: 'A device template' }] : []),
    ...(may('Location.Read') ? [{ value: 'location', label: 'A location' }] : []),
  ];
  return (
    <div className="picked-new" role="search" aria-label="Owner of the transformers">
      <NativeSelect
        label="Transformers of"
        data={kinds}
        value={kind}
        onChange={(event) => onChange(event.currentTarget.value === 'location' ? 'location' : 'template')}
      />
      {kind === 'template' && may('DeviceTemplate.Read') && (
        <EntitySelect
          key={`template ${owner?.Id ?? ''}`}
          label="Device template"
          operation="deviceTemplates.list"
          load={(query, signal) => client.deviceTemplates.list(query, { signal })}
          value={owner}
          onChange={(one) => one && onChange('template', one.Id)}
        />
      )}
      {kind === 'location' && may('Location.Read') && (
        <EntitySelect
          key={`location ${owner?.Id ?? ''}`}
          label="Location"
          operation="locations.list"
          load={(query, signal) => client.locations.list(query, { signal })}
          value={owner}
          onChange={(one) => one && onChange('location', one.Id)}
        />
      )}
    </div>
  );
}

function TransformerList({ owner }: { readonly owner: Owner }): ReactElement {
  const { client, may } = useSession();
  const [editing, setEditing] = useState<TransformerTemplate | 'new'>();
  const list = useQuery({
    queryKey: ['transformers.list', owner.kind, owner.Id],
    queryFn: ({ signal }) =>
      owner.kind === 'template'
        ? client.transformers.listOfTemplate(owner.Id, { signal })
        : client.transformers.listOfLocation(owner.Id, { signal }),
    refetchInterval: 30_000,
  });
  const names = useTypeNames(
    (list.data ?? []).flatMap((one) =>
      one.TransformerTargetTypeConfigurations.map(({ SmartObjectTypeId }) => SmartObjectTypeId),
    ),
    (list.data ?? []).flatMap(({ TransformerSourceTypeConfigurations: sources, ...one }) =>
      [...sources, ...one.TransformerTargetTypeConfigurations].map(({ ResourceTypeId }) => ResourceTypeId),
    ),
  );
  const columns = useMemo(() => columnsOf(owner, names, setEditing), [owner, names]);
  if (list.isPending) return <Loading what="transformers" />;
  if (list.data === undefined) return <ErrorNote error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <>
      {list.data.length === 0 ? (
        <EmptyState title={`${owner.Name} has no transformers.`}>
          Create one to compute virtual resources with a formula, each time a value arrives.
        </EmptyState>
      ) : (
        <DataTable caption={`Transformers of ${owner.Name}`} columns={columns} rows={list.data} />
      )}
      <div className="row">
        {may('Transformer.Create') && may('TransformerType.Read') && may('SmartObjectType.Read') && (
          <Button onClick={() => setEditing('new')}>Create a transformer</Button>
        )}
        <CliLine cli={cliLine('transformers', ownerWords(owner, 'list'), nameWord(owner))} />
      </div>
      {editing !== undefined && (
        <TransformerForm
          owner={owner}
          edited={editing === 'new' ? undefined : editing}
          names={names}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

function columnsOf(
  owner: Owner,
  names: TypeNames,
  onEdit: (transformer: TransformerTemplate) => void,
): readonly Column<TransformerTemplate>[] {
  return [
    { id: 'State', label: 'State', tight: true, cell: (one) => <TransformerMark transformer={one} /> },
    {
      id: 'Name',
      label: 'Name',
      cell: ({ Name, DeviceId }) => (
        <span className="cell-name">
          {DeviceId === undefined ? Name : <Link href={`/devices/${DeviceId}`}>{Name}</Link>}
        </span>
      ),
    },
    {
      id: 'Formula',
      label: 'Formula',
      cell: ({ Transformer, Configurations }) => (
        <>
          <div>{Transformer}</div>
          {Configurations.map(({ Key, Value }) => (
            <div key={Key}>
              <span className="dim small">{Key}</span> <code className="formula">{Value}</code>
            </div>
          ))}
        </>
      ),
    },
    { id: 'Sources', label: 'Sources', cell: (one) => sourcesText(owner, one, names) },
    {
      id: 'Targets',
      label: 'Computes',
      cell: ({ TransformerTargetTypeConfigurations: targets }) =>
        targets
          .map(
            (one) => `${names.objectName(one.SmartObjectTypeId)} ${names.resourceName(one.ResourceTypeId)}`,
          )
          .join(', '),
    },
    {
      id: 'Error',
      label: 'Last error',
      cell: ({ LastError }) => LastError ?? '',
    },
    {
      id: 'Actions',
      label: '',
      tight: true,
      cell: (one) => <Actions owner={owner} transformer={one} onEdit={onEdit} />,
    },
  ];
}

function sourcesText(owner: Owner, one: TransformerTemplate, names: TypeNames): string {
  if (owner.kind === 'location') return 'A resource collection';
  return one.TransformerSourceTypeConfigurations.map(({ ResourceTypeId, Aggregation }) =>
    [names.resourceName(ResourceTypeId), ...(isPeriodic(Aggregation) ? [Aggregation] : [])].join(', '),
  ).join('; ');
}

const isPeriodic = (aggregation: string | null | undefined): boolean =>
  aggregation !== undefined && aggregation !== null && aggregation !== 'Realtime';

function TransformerMark({ transformer }: { readonly transformer: TransformerTemplate }): ReactElement {
  if (transformer.Deactivated) return <StatusMark tone="bad" icon="cross" text="Stopped" />;
  if (transformer.LastError !== undefined) return <StatusMark tone="warn" icon="warning" text="Failing" />;
  return <StatusMark tone="good" icon="check" text="Active" />;
}

function Actions(props: {
  readonly owner: Owner;
  readonly transformer: TransformerTemplate;
  readonly onEdit: (transformer: TransformerTemplate) => void;
}): ReactElement {
  const { owner, transformer } = props;
  const { client, may } = useSession();
  return (
    <span className="resource-actions">
      {owner.kind === 'template' && may('Transformer.Update') && may('TransformerType.Read') && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Edit the transformer ${transformer.Name}`}
          onClick={() => props.onEdit(transformer)}
        >
          Edit
        </Button>
      )}
      {may('Transformer.Delete') && (
        <DeleteButton
          compact
          what={`the transformer ${transformer.Name}`}
          cli={cliLine('transformers', ownerWords(owner, 'delete'), nameWord(owner), transformer.Id)}
          send={() =>
            owner.kind === 'template'
              ? client.transformers.deleteOfTemplate(owner.Id, transformer.Id)
              : client.transformers.deleteAtLocation(owner.Id, transformer.Id)
          }
        >
          Its virtual resources and their values are deleted with it.
        </DeleteButton>
      )}
    </span>
  );
}
