import { useMemo, useState, type ReactElement } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ResourceType, SmartObjectTemplate, SmartObjectType } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { useSend } from '../commands/use-send.ts';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { bodyOf } from './template-body.ts';

interface Draft {
  readonly observe: boolean;
  readonly value: string;
}

interface Props {
  readonly template: SmartObjectTemplate;
  readonly onClose: () => void;
}

/** Edits which resources of a template are observed and written. */
export function ResourceTemplatesForm(props: Props): ReactElement {
  const { client } = useSession();
  const { SmartObjectTypeId: id } = props.template;
  const type = useQuery({
    queryKey: ['smartObjectTypes.get', id],
    queryFn: ({ signal }) => client.smartObjectTypes.get(id, { signal }),
  });
  if (type.isPending) return <Loading what="resources" />;
  if (type.data === undefined) return <ErrorNote error={type.error} onRetry={() => void type.refetch()} />;
  return <Form {...props} type={type.data} />;
}

type Row = ResourceType & { readonly draft: Draft };

function Form({ template, type, onClose }: Props & { readonly type: SmartObjectType }): ReactElement {
  const { client } = useSession();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(
    () =>
      new Map(
        template.ResourceTemplates.map((one) => [
          one.ResourceTypeId,
          { observe: one.IsRequestObserve, value: one.Value ?? '' },
        ]),
      ),
  );
  const rows = useMemo(
    () =>
      type.ResourceTypes.filter((one) => canObserve(one) || canWrite(one)).map((one): Row => ({
        ...one,
        draft: drafts.get(one.Id) ?? { observe: false, value: '' },
      })),
    [type, drafts],
  );
  const columns = useMemo(
    () => columnsOf((id, draft) => setDrafts((known) => new Map(known).set(id, draft))),
    [],
  );
  const body = {
    ...bodyOf(template),
    ResourceTemplates: rows
      .filter(({ draft }) => draft.observe || draft.value !== '')
      .map(({ Id, draft }) => ({
        ResourceTypeId: Id,
        IsRequestObserve: draft.observe,
        ...(draft.value === '' ? {} : { Value: draft.value }),
      })),
  };
  const cli = cliLine('smart-object-templates', 'update', template.Id, '--data', JSON.stringify(body));
  const { error, busy, submit } = useSend({
    title: `Set observations and values of ${template.Name}`,
    cli,
    send: () => client.smartObjectTemplates.update(template.Id, body),
    onAccepted: onClose,
  });
  return (
    <form className="form" onSubmit={submit} aria-label="Observations and initial values of the template">
      {error !== undefined && <ErrorNote error={error} />}
      <DataTable caption="Resources of the object" columns={columns} rows={rows} />
      <CliLine cli={cli} />
      <div className="form-buttons">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}

const canObserve = ({ Operations }: ResourceType): boolean => Operations?.includes('R') === true;
const canWrite = ({ Operations }: ResourceType): boolean => Operations?.includes('W') === true;

const columnsOf = (onChange: (id: string, draft: Draft) => void): readonly Column<Row>[] => [
  { id: 'TypeId', label: 'ID', tight: true, cell: ({ TypeId }) => <span className="mono">{TypeId}</span> },
  { id: 'Name', label: 'Resource', cell: ({ Name }) => Name },
  {
    id: 'Observe',
    label: 'Observe',
    tight: true,
    cell: (row) =>
      canObserve(row) && (
        <input
          type="checkbox"
          aria-label={`Observe ${row.Name}`}
          checked={row.draft.observe}
          onChange={(event) => onChange(row.Id, { ...row.draft, observe: event.currentTarget.checked })}
        />
      ),
  },
  {
    id: 'Value',
    label: 'Initial value',
    cell: (row) =>
      canWrite(row) && (
        <TextInput
          aria-label={`Initial value of ${row.Name}`}
          placeholder={[row.ResourceDataType, row.Units].filter(Boolean).join(', ')}
          maxLength={10_000}
          value={row.draft.value}
          onChange={(event) => onChange(row.Id, { ...row.draft, value: event.currentTarget.value })}
        />
      ),
  },
];
