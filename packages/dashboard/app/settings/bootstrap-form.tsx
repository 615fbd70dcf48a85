import { useState, type ReactElement } from 'react';
import { Button, TextInput } from '@mantine/core';
import type { BootstrapServer, BootstrapServerRequest } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { Check } from '../layout/check-list.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { AccountFields, accountOf, draftOf, newAccount, type AccountDraft } from './account-fields.tsx';

interface Fields {
  readonly name: string;
  readonly description: string;
  readonly removes: boolean;
  readonly paths: string;
  readonly accounts: readonly AccountDraft[];
}

const fieldsOf = (server: BootstrapServer | undefined): Fields => ({
  name: server?.Name ?? '',
  description: server?.Description ?? '',
  removes: server?.RemoveExisting ?? true,
  paths: server?.RemovePaths.join(' ') ?? '',
  accounts: server?.Servers.map(draftOf) ?? [newAccount(1)],
});

/** Creates or edits a bootstrap server and the accounts that it provisions. */
export function BootstrapForm(props: {
  /** Undefined for a new one. */
  readonly server: BootstrapServer | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const { server } = props;
  const { client } = useSession();
  const [fields, setFields] = useState(() => fieldsOf(server));
  const change = (part: Partial<Fields>): void => setFields((latest) => ({ ...latest, ...part }));
  const { accounts } = fields;
  const body = bodyOf(server, fields);
  return (
    <FormDialog
      title={server === undefined ? 'Create a bootstrap server' : `Edit ${server.Name}`}
      action={server === undefined ? 'Create' : 'Save'}
      command={`${server === undefined ? 'Create' : 'Update'} the bootstrap server ${fields.name}`}
      cli={cliOf(server, body)}
      ready={fields.name !== '' && accounts.length > 0 && accounts.every(({ uri }) => uri !== '')}
      send={async () => {
        if (server === undefined) await client.bootstrapServers.create(body);
        else await client.bootstrapServers.update(server.Id, body);
      }}
      onClose={props.onClose}
    >
      <TextInput
        label="Name"
        required
        maxLength={255}
        value={fields.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        data-autofocus
      />
      <TextInput
        label="Description"
        maxLength={10_000}
        value={fields.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <Check
        label="Delete existing accounts of the device first"
        checked={fields.removes}
        onChange={(removes) => change({ removes })}
      />
      {fields.removes && (
        <TextInput
          label="Paths to delete"
          description="Separated by spaces. Empty: the objects that are written."
          placeholder="/0 /1"
          value={fields.paths}
          onChange={({ currentTarget }) => change({ paths: currentTarget.value })}
        />
      )}
      {accounts.map((account, index) => (
        <AccountFields
          key={account.draft}
          number={index + 1}
          value={account}
          onChange={(changed) =>
            change({ accounts: accounts.map((one) => (one === account ? changed : one)) })
          }
          onRemove={
            accounts.length > 1
              ? () => change({ accounts: accounts.filter((one) => one !== account) })
              : undefined
          }
        />
      ))}
      {accounts.length < 16 && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() =>
              change({
                accounts: [...accounts, newAccount(Math.max(...accounts.map(({ draft }) => draft)) + 1)],
              })
            }
          >
            Add an LwM2M server
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

function bodyOf(server: BootstrapServer | undefined, fields: Fields): BootstrapServerRequest {
  const paths = fields.paths.split(/\s+/u).filter((path) => path !== '');
  return {
    Name: fields.name,
    Description: fields.description === '' ? null : fields.description,
    RemoveExisting: fields.removes,
    ...(fields.removes && paths.length > 0 ? { RemovePaths: paths } : {}),
    Servers: fields.accounts.map(accountOf),
    // The form has no fields for them, so they are kept.
    ...(server === undefined ? {} : { AccessControls: server.AccessControls }),
  };
}

/** Keys are omitted from the command, because shells store command lines in their history. */
function cliOf(server: BootstrapServer | undefined, body: BootstrapServerRequest): string {
  const hasKey = body.Servers.some(({ SecretKey }) => typeof SecretKey === 'string');
  const data = hasKey ? '@bootstrap.json' : JSON.stringify(body);
  return server === undefined
    ? cliLine('bootstrap-servers', 'create', '--data', data)
    : cliLine('bootstrap-servers', 'update', nameWord(server), '--data', data);
}
