/* oxlint-disable typescript/no-deprecated -- No other operation has these networks. */
import { useState, type ReactElement } from 'react';
import { NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import type { NetworkSetting, NetworkSettingRequest } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { LocationChoice } from './location-choice.tsx';

export const NETWORK_TYPES = ['ETHERNET', 'WIFI', 'WWAN'] as const;
const AUTHENTICATION_TYPES = ['Disabled', 'WEP64Bits', 'WEP128Bits', 'WPAPSK', 'WPA2PSK'] as const;

interface Fields {
  readonly name: string;
  readonly type: (typeof NETWORK_TYPES)[number];
  readonly ssid: string;
  readonly authentication: (typeof AUTHENTICATION_TYPES)[number];
  readonly key: string;
  readonly priority: string;
  readonly locations: readonly string[];
}

const EMPTY: Fields = {
  name: '',
  type: 'ETHERNET',
  ssid: '',
  authentication: 'Disabled',
  key: '',
  priority: '0',
  locations: [],
};

const fieldsOf = (network: NetworkSetting): Fields => ({
  name: network.Name,
  type: network.NetworkType,
  ssid: network.SSID ?? '',
  authentication: network.AuthenticationType,
  key: '',
  priority: String(network.Priority),
  locations: network.LocationIds,
});

/** Creates or edits a network that gateways may join. Its key can be set but is never shown. */
export function NetworkForm(props: {
  /** Undefined for a new one. */
  readonly network: NetworkSetting | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const { network } = props;
  const { client, may } = useSession();
  const [fields, setFields] = useState(() => (network === undefined ? EMPTY : fieldsOf(network)));
  const change = (part: Partial<Fields>): void => setFields((latest) => ({ ...latest, ...part }));
  const isNew = network === undefined;
  return (
    <FormDialog
      title={isNew ? 'Create a network setting' : `Edit ${network.Name}`}
      action={isNew ? 'Create' : 'Save'}
      command={`${isNew ? 'Create' : 'Update'} the network setting ${fields.name}`}
      cli={cliOf(network, fields)}
      ready={fields.name !== '' && (fields.type === 'ETHERNET' || fields.ssid !== '')}
      send={async () => {
        const body = bodyOf(fields);
        if (isNew) await client.networkSettings.create(body);
        else
          await client.networkSettings.update(network.Id, {
            ...body,
            // The key of a network that no longer needs one is deleted.
            ...(fields.authentication === 'Disabled' ? { PasswordChanged: true } : {}),
          });
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
      <NativeSelect
        label="Kind"
        value={fields.type}
        data={[...NETWORK_TYPES]}
        onChange={({ currentTarget }) =>
          change({ type: NETWORK_TYPES.find((one) => one === currentTarget.value) ?? 'ETHERNET' })
        }
      />
      {fields.type !== 'ETHERNET' && (
        <TextInput
          label="SSID"
          required
          maxLength={32}
          value={fields.ssid}
          onChange={({ currentTarget }) => change({ ssid: currentTarget.value })}
        />
      )}
      <NativeSelect
        label="Authentication"
        value={fields.authentication}
        data={[...AUTHENTICATION_TYPES]}
        onChange={({ currentTarget }) =>
          change({
            authentication: AUTHENTICATION_TYPES.find((one) => one === currentTarget.value) ?? 'Disabled',
          })
        }
      />
      {fields.authentication !== 'Disabled' && (
        <PasswordInput
          label="Key of the network"
          description={
            isNew ? 'It is not shown again.' : 'It is not shown again. Empty: the stored key does not change.'
          }
          autoComplete="off"
          maxLength={64}
          value={fields.key}
          onChange={({ currentTarget }) => change({ key: currentTarget.value })}
          visibilityToggleButtonProps={{ 'aria-label': 'Show the key of the network', tabIndex: 0 }}
        />
      )}
      <TextInput
        label="Priority"
        description="Gateways try higher priorities first."
        type="number"
        step={1}
        value={fields.priority}
        onChange={({ currentTarget }) => change({ priority: currentTarget.value })}
      />
      {may('Location.Read') && (
        <LocationChoice value={fields.locations} onChange={(locations) => change({ locations })} />
      )}
    </FormDialog>
  );
}

const bodyOf = (fields: Fields): NetworkSettingRequest => ({
  Name: fields.name,
  NetworkType: fields.type,
  AuthenticationType: fields.authentication,
  ...(fields.type === 'ETHERNET' ? {} : { SSID: fields.ssid }),
  ...(fields.authentication === 'Disabled' || fields.key === '' ? {} : { PreSharedKey: fields.key }),
  Priority: Number(fields.priority),
  LocationIds: [...fields.locations],
});

/** The key is omitted from the command, because shells store command lines in their history. */
function cliOf(network: NetworkSetting | undefined, fields: Fields): string {
  const { PreSharedKey: secret, ...shown } = bodyOf(fields);
  const data = secret === undefined ? JSON.stringify(shown) : '@network.json';
  return network === undefined
    ? cliLine('network-settings', 'create', '--data', data)
    : cliLine('network-settings', 'update', network.Id, '--data', data);
}
