import { useState, type ReactElement } from 'react';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type {
  Device,
  DeviceTree,
  DeviceTreeRegistration,
  DeviceTreeSession,
  Setting,
} from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { timeText } from '../format/text.ts';
import { Dialog } from '../layout/dialog.tsx';
import { Facts, type Fact } from '../layout/facts.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { deviceWord } from './device-words.ts';
import { SettingsTable } from './settings-table.tsx';
import { useSettings } from './use-settings.ts';
import { useSettingValues } from './use-setting-values.ts';

/** How a device authenticates. Credentials can be set and are never shown. */
export default function SecurityTab({ tree }: { readonly tree: DeviceTree }): ReactElement {
  const { Device: device, Registration: registration } = tree;
  const { may } = useSession();
  const settings = useSettings(device.Id);
  const [editing, setEditing] = useState(false);
  const credentials = (settings.data ?? []).filter((one) => one.CategoryIsSecuritySettings === true);
  return (
    <>
      <Section title="Session">
        <div className="stack">
          {registration === undefined ? (
            <p className="dim">The device is not registered, so it has no session.</p>
          ) : (
            <SessionFacts registration={registration} />
          )}
          <CliLine cli={cliLine('devices', 'tree', deviceWord(device))} />
        </div>
      </Section>
      <Section
        title="Credentials"
        aside={
          may('Setting.Update') &&
          may('SettingCategory.Read') && (
            <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
              Set a pre-shared key
            </Button>
          )
        }
      >
        <div className="stack">
          {settings.isPending && <Loading what="credentials" />}
          {settings.isError && <ErrorNote error={settings.error} onRetry={() => void settings.refetch()} />}
          {settings.isSuccess && <Credentials credentials={credentials} />}
          <CliLine cli={cliLine('devices', 'list-settings', deviceWord(device))} />
        </div>
      </Section>
      {editing && <PskDialog device={device} onClose={() => setEditing(false)} />}
    </>
  );
}

const credentialWords = {
  PreSharedKey: 'pre-shared key',
  RawPublicKey: 'raw public key',
  Certificate: 'certificate',
  Password: 'user name and password',
} as const;

function SessionFacts({ registration }: { readonly registration: DeviceTreeRegistration }): ReactElement {
  const { IsSecured, Listener, Session: session } = registration;
  const note = session === undefined ? noteWithout(registration) : undefined;
  return (
    <>
      <Facts
        facts={[
          [
            'Security',
            IsSecured ? (
              <StatusMark tone="good" icon="lock" text="Authenticated" />
            ) : (
              <StatusMark tone="warn" icon="warning" text="Unsecured" />
            ),
          ],
          ['Listener', <span className="mono">{Listener}</span>],
          ...(session === undefined ? [] : factsOf(session)),
        ]}
      />
      {note !== undefined && <p className="dim">{note}</p>}
    </>
  );
}

/** Why a registered device has no session. */
function noteWithout({ IsSecured, Listener }: DeviceTreeRegistration): string | undefined {
  if (IsSecured) return 'The session has ended. Commands wait until the device connects again.';
  switch (Listener) {
    case 'http':
      return 'A gateway reports for the device over HTTP.';
    case 'mqtt':
      return 'The device has no TLS connection to the MQTT broker.';
    case 'mqtt-broker':
      return 'The device sends through an external MQTT broker, which knows its connection.';
    default:
      return undefined;
  }
}

function factsOf(session: DeviceTreeSession): readonly Fact[] {
  const { CredentialType: type, ConnectionId, DeviceConnectionId } = session;
  return [
    ['Protocol', session.Protocol],
    ['Cipher suite', mono(session.CipherSuite)],
    ['Credential', type && credentialWords[type]],
    ['Identity', mono(session.Identity)],
    ...(session.Protocol === 'DTLS 1.2'
      ? [
          ['Connection ID from the device', mono(ConnectionId)] as const,
          ['Connection ID to the device', mono(DeviceConnectionId)] as const,
        ]
      : []),
    ['Since', timeText(session.EstablishedTimestamp)],
  ];
}

const mono = (text: string | undefined): ReactElement | undefined =>
  text === undefined ? undefined : <span className="mono">{text}</span>;

function Credentials(props: { readonly credentials: readonly Setting[] }): ReactElement {
  if (props.credentials.length > 0)
    return <SettingsTable caption="Credentials" settings={props.credentials} />;
  return (
    <EmptyState title="This device has no credentials.">
      It may register without security, if the network and the gateway allow that. With a pre-shared key it
      registers over DTLS only.
    </EmptyState>
  );
}

function PskDialog(props: { readonly device: Device; readonly onClose: () => void }): ReactElement {
  const { client } = useSession();
  const categories = useQuery({
    queryKey: ['settingCategories.list'],
    queryFn: ({ signal }) => client.settingCategories.list({ PageSize: 1000, Sort: 'Name', signal }),
  });
  const psk = categories.data?.Rows.find(({ Name }) => Name === 'PSK');
  return (
    <Dialog title="Set a pre-shared key" onClose={props.onClose}>
      {categories.isPending && <Loading what="setting categories" />}
      {categories.isError && <ErrorNote error={categories.error} />}
      {categories.isSuccess && psk === undefined && (
        <EmptyState title="This device network has no setting category PSK." />
      )}
      {psk !== undefined && <PskForm {...props} categoryId={psk.Id} />}
    </Dialog>
  );
}

function PskForm(props: {
  readonly device: Device;
  readonly categoryId: string;
  readonly onClose: () => void;
}): ReactElement {
  const { device, categoryId, onClose } = props;
  const [identity, setIdentity] = useState(device.DeviceIdentifier);
  const [secret, setSecret] = useState('');
  const { error, cli, submit } = useSettingValues({
    device,
    title: `Set the pre-shared key of ${device.Name}`,
    values: [
      { SettingCategoryId: categoryId, Key: 'identity', DataType: 'String', Value: identity },
      { SettingCategoryId: categoryId, Key: 'preSharedKey', DataType: 'HexString', Value: secret },
    ],
    onClose,
  });
  return (
    <form className="form" onSubmit={submit}>
      {error !== undefined && <ErrorNote error={error} />}
      <p className="dim">The sessions of the device end. It has to connect again with the new key.</p>
      <TextInput
        label="Identity"
        required
        maxLength={255}
        value={identity}
        onChange={(event) => setIdentity(event.currentTarget.value)}
      />
      <PasswordInput
        label="Pre-shared key"
        description="16 to 64 bytes as hexadecimal digits. It is not shown again."
        required
        autoComplete="off"
        value={secret}
        onChange={(event) => setSecret(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': 'Show the pre-shared key', tabIndex: 0 }}
        data-autofocus
      />
      <CliLine cli={cli} />
      <div className="form-buttons">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={identity === '' || secret === ''}>
          Set
        </Button>
      </div>
    </form>
  );
}
