import { useState, type ReactElement } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type TransformerType } from '@muster/sdk/core';
import { useLocation } from 'wouter';
import './automation.css';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { useCommand } from '../commands/use-command.ts';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { Facts } from '../layout/facts.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useSession } from '../session/session-context.ts';
import { PackageForm } from './package-form.tsx';
import { JSONATA } from './transformer-request.ts';
import { ApprovalMark } from './types-tab.tsx';

const LIST = '/automation?tab=types';

/** One transformer type with its configuration keys, sources and formulas. */
export default function TypePage({ id }: { readonly id: string }): ReactElement {
  const { client } = useSession();
  const type = useQuery({
    queryKey: ['transformerTypes.get', id],
    queryFn: ({ signal }) => client.transformerTypes.get(id, { signal }),
  });
  useTitle(type.data?.Name ?? 'Transformer type');
  return (
    <Loaded what="transformer type" list={LIST} query={type}>
      {(loaded) => (
        <>
          <Head type={loaded} />
          <Description type={loaded} />
          <Parts type={loaded} />
          <CliLine cli={cliLine('transformer-types', 'get', id)} />
        </>
      )}
    </Loaded>
  );
}

function Head({ type }: { readonly type: TransformerType }): ReactElement {
  const { may } = useSession();
  return (
    <div className="page-head">
      <h1 className="break">{type.DisplayName}</h1>
      {type.Name === JSONATA ? (
        <StatusMark tone="neutral" icon="lock" text="Built in" />
      ) : (
        <>
          <ApprovalMark type={type} />
          {type.IsActivated ? (
            <StatusMark tone="good" icon="check" text="Activated" />
          ) : (
            <StatusMark tone="neutral" icon="dash" text="Not activated" />
          )}
          <div className="actions">
            {may('TransformerType.Update') && <Changes type={type} />}
            {may('TransformerType.Delete') && <Remove type={type} />}
          </div>
        </>
      )}
    </div>
  );
}

function Changes({ type }: { readonly type: TransformerType }): ReactElement {
  const { client } = useSession();
  const run = useCommand();
  const [opened, setOpened] = useState<'package' | 'revoke'>();
  const act = (
    operation: 'approve' | 'activate' | 'deactivate',
    label: string,
    variant: 'filled' | 'default',
  ): ReactElement => (
    <Button
      variant={variant}
      onClick={() =>
        void run({
          title: `${label} the transformer type ${type.Name}`,
          cli: cliLine('transformer-types', operation, type.Id),
          send: () => client.transformerTypes[operation](type.Id),
        })
      }
    >
      {label}
    </Button>
  );
  const isApproved = type.ApprovalStatus === 'Appoved';
  return (
    <>
      {!isApproved && act('approve', 'Approve', 'filled')}
      {type.IsActivated
        ? act('deactivate', 'Deactivate', 'default')
        : act('activate', 'Activate', isApproved ? 'filled' : 'default')}
      {type.ApprovalStatus !== 'Revoked' && (
        <Button variant="default" onClick={() => setOpened('revoke')}>
          Revoke
        </Button>
      )}
      <Button variant="default" onClick={() => setOpened('package')}>
        Replace the package
      </Button>
      {opened === 'revoke' && <RevokeDialog type={type} onClose={() => setOpened(undefined)} />}
      {opened === 'package' && (
        <PackageForm edited={type} onSaved={() => undefined} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

function RevokeDialog(props: { readonly type: TransformerType; readonly onClose: () => void }): ReactElement {
  const { type } = props;
  const { client } = useSession();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={`Revoke the transformer type ${type.Name}`}
      action="Revoke"
      command={`Revoke the transformer type ${type.Name}`}
      cli={cliLine(
        ...['transformer-types', 'revoke', type.Id],
        ...(reason === '' ? [] : ['--revoke-motivation', reason]),
      )}
      send={() => client.transformerTypes.revoke(type.Id, reason === '' ? {} : { RevokeMotivation: reason })}
      onClose={props.onClose}
    >
      <p>Its transformers stop and keep their values, until the type is approved again.</p>
      <TextInput
        label="Reason"
        maxLength={1024}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  );
}

function Remove({ type }: { readonly type: TransformerType }): ReactElement {
  const { client } = useSession();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return (
    <DeleteButton
      what={`the transformer type ${type.Name}`}
      cli={cliLine('transformer-types', 'delete', type.Id)}
      send={async () => {
        await client.transformerTypes.delete(type.Id);
        // The page is still shown while the next one is loading, and must not load the deleted entity again.
        queries.removeQueries({ queryKey: ['transformerTypes.get', type.Id] });
      }}
      onDeleted={() => navigate(LIST)}
    >
      The service keeps a transformer type that transformers use.
    </DeleteButton>
  );
}

function Description({ type }: { readonly type: TransformerType }): ReactElement {
  return (
    <Section title="Package">
      <Facts
        facts={[
          ['Name', type.Name],
          ['Version', type.Version],
          ['Description', type.Description],
          ['File', type.FileName],
          ['Reason of the revocation', type.RevokeMotivation],
        ]}
      />
    </Section>
  );
}

interface Row {
  readonly Id: string;
  readonly cells: readonly string[];
}

/** Text columns with these labels. */
const columnsOf = (labels: readonly string[]): readonly Column<Row>[] =>
  labels.map((label, index) => ({
    id: label,
    label,
    cell: ({ cells }) =>
      label === 'Formula' ? <code className="formula">{cells[index]}</code> : (cells[index] ?? ''),
  }));

const keyColumns = columnsOf(['Key', 'Name', 'Data type', 'Default', 'Description']);
const sourceColumns = columnsOf(['Source', 'Description', 'Object', 'Resource']);
const outputColumns = columnsOf(['Output', 'Description', 'Data type', 'Formula']);

function Parts({ type }: { readonly type: TransformerType }): ReactElement {
  const tables = [
    {
      title: 'Configuration keys',
      columns: keyColumns,
      rows: type.ConfigurationDefinitions.map((one) => [
        ...[one.Key, one.Name, one.DataType, one.DefaultValue ?? 'Required', one.Description ?? '–'],
      ]),
    },
    {
      title: 'Sources',
      columns: sourceColumns,
      rows: type.SourceTypeDefinitions.map((one, index) => [
        ...[`sources[${index}]`, one.Description ?? '–'],
        ...[String(one.SmartObjectTypeTypeId ?? 'Any'), String(one.ResourceTypeTypeId ?? 'Any')],
      ]),
    },
    {
      title: 'Outputs',
      columns: outputColumns,
      rows: type.TargetTypeDefinitions.map((one) => [
        ...[String(one.OutputIndex), one.Description ?? '–', one.ResourceDataType, one.Formula],
      ]),
    },
  ];
  return (
    <>
      {tables.map(({ title, columns, rows }) =>
        rows.length === 0 ? null : (
          <Section key={title} title={title}>
            <DataTable
              caption={title}
              columns={columns}
              rows={rows.map((cells, index) => ({ Id: String(index), cells }))}
            />
          </Section>
        ),
      )}
    </>
  );
}
