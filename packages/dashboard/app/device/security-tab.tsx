import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
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
import { DeleteButton } from '../layout/delete-button.tsx';
import { Facts, type Fact } from '../layout/facts.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { kindOf } from './credential-kinds.ts';
import { CredentialsDialog } from './credentials-dialog.tsx';
import { deviceWord } from './device-words.ts';
import { SettingsTable } from './settings-table.tsx';
import { useSettings } from './use-settings.ts';

/** The credentials of a device and its session. Credentials can be set but are never shown. */
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
              Set credentials
            </Button>
          )
        }
      >
        <div className="stack">
          {settings.isPending && <Loading what="credentials" />}
          {settings.isError && <ErrorNote error={settings.error} onRetry={() => void settings.refetch()} />}
          {settings.isSuccess && <Credentials device={device} credentials={credentials} />}
          <CliLine cli={cliLine('devices', 'list-settings', deviceWord(device))} />
        </div>
      </Section>
      {editing && <CredentialsDialog device={device} onClose={() => setEditing(false)} />}
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

/** Explains why a registered device has no session. */
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

function Credentials(props: {
  readonly device: Device;
  readonly credentials: readonly Setting[];
}): ReactElement {
  const { device, credentials } = props;
  const { client, may } = useSession();
  if (credentials.length === 0)
    return (
      <EmptyState title="This device has no credentials.">
        It may register without security, if the network and the gateway allow that. With a pre-shared key it
        registers over DTLS only.
      </EmptyState>
    );
  return (
    <>
      {[...Map.groupBy(credentials, ({ CategoryName }) => CategoryName)].map(([name, settings]) => {
        const own = settings.filter(({ IsInherited }) => !IsInherited);
        const updates = own.map(({ CategoryId, Key }) => ({
          SettingCategoryId: CategoryId,
          Key,
          Value: null,
        }));
        return (
          <section key={name} className="stack" aria-label={name}>
            <div className="row">
              <h3>{kindOf(name)?.label ?? name}</h3>
              {own.length > 0 && may('Setting.Update') && (
                <DeleteButton
                  compact
                  what={`the credentials ${name} of ${device.Name}`}
                  cli={cliLine(
                    ...['devices', 'update-setting-values', deviceWord(device)],
                    ...['--data', JSON.stringify(updates)],
                  )}
                  send={() => client.devices.updateSettingValues(device.Id, updates)}
                >
                  The sessions that use them end. A device without credentials registers unsecured, if the
                  network and the gateway allow that.
                </DeleteButton>
              )}
            </div>
            <SettingsTable caption={`Credentials ${name}`} settings={settings} />
          </section>
        );
      })}
    </>
  );
}
