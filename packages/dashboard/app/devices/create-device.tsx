import { useState, type ReactElement } from 'react';
import { NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DeviceRequest } from '@muster/sdk/core';
import { useLocation } from 'wouter';
import { cliLine, flagWords } from '../commands/cli-line.ts';
import { Dialog } from '../layout/dialog.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';

/** Creates a device, which can then register. */
export function CreateDevice({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { client } = useSession();
  const types = useQuery({
    queryKey: ['deviceTypes.list'],
    queryFn: ({ signal }) => client.deviceTypes.list({ PageSize: 1000, Sort: 'Name' }, { signal }),
  });
  if (types.data !== undefined) return <Form types={types.data.Rows} onClose={onClose} />;
  return (
    <Dialog title="Create a device" onClose={onClose}>
      {types.isPending ? <Loading what="device types" /> : <ErrorNote error={types.error} />}
    </Dialog>
  );
}

function Form(props: {
  readonly types: readonly { readonly Id: string; readonly Name: string }[];
  readonly onClose: () => void;
}): ReactElement {
  const { client } = useSession();
  const [, navigate] = useLocation();
  const [endpoint, setEndpoint] = useState('');
  const [name, setName] = useState('');
  const [type, setType] = useState(
    () => (props.types.find(({ Name }) => Name === 'Generic LwM2M') ?? props.types[0])?.Id ?? '',
  );
  const [identity, setIdentity] = useState('');
  const [secret, setSecret] = useState('');
  const typeName = props.types.find(({ Id }) => Id === type)?.Name ?? type;
  const cli = cliLine(
    ...['devices', 'create', ...flagWords('--device-identifier', endpoint || 'ENDPOINT')],
    ...(name === '' ? [] : flagWords('--name', name)),
    ...['--device-type', typeName],
    ...(secret === '' ? [] : ['--data', '@device.json']),
  );
  return (
    <FormDialog
      title="Create a device"
      action="Create"
      command={`Create the device ${endpoint}`}
      cli={cli}
      ready={endpoint !== ''}
      send={() => client.devices.create(bodyOf({ endpoint, name, type, identity, secret }))}
      onAccepted={({ Id }) => navigate(`/devices/${Id}`)}
      onClose={props.onClose}
    >
      <TextInput
        label="Endpoint name"
        description="The name that the device registers with."
        required
        maxLength={255}
        value={endpoint}
        onChange={(event) => setEndpoint(event.currentTarget.value)}
        data-autofocus
      />
      <TextInput
        label="Name"
        description="Defaults to the endpoint name."
        maxLength={255}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label="Device type"
        value={type}
        data={props.types.map(({ Id, Name }) => ({ value: Id, label: Name }))}
        onChange={(event) => setType(event.currentTarget.value)}
      />
      <TextInput
        label="PSK identity"
        description="For DTLS with a pre-shared key. Without a key, the device may register unsecured."
        maxLength={255}
        value={identity}
        onChange={(event) => setIdentity(event.currentTarget.value)}
      />
      <PasswordInput
        label="Pre-shared key"
        description="16 to 64 bytes as hexadecimal digits. It is not shown again."
        autoComplete="off"
        value={secret}
        onChange={(event) => setSecret(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': 'Show the pre-shared key', tabIndex: 0 }}
      />
    </FormDialog>
  );
}

function bodyOf(fields: {
  readonly endpoint: string;
  readonly name: string;
  readonly type: string;
  readonly identity: string;
  readonly secret: string;
}): DeviceRequest {
  const secured = fields.identity !== '' || fields.secret !== '';
  return {
    DeviceIdentifier: fields.endpoint,
    DeviceTypeId: fields.type,
    ...(fields.name === '' ? {} : { Name: fields.name }),
    ...(secured
      ? {
          SettingCategories: [
            {
              Name: 'PSK',
              Settings: [
                { Key: 'identity', DataType: 'String', Value: fields.identity },
                { Key: 'preSharedKey', DataType: 'HexString', Value: fields.secret },
              ],
            },
          ],
        }
      : {}),
  };
}
