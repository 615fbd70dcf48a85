import type { ReactElement } from 'react';
import type { DeviceTree } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { standardText } from '../format/standard-text.ts';
import { countText, timeText } from '../format/text.ts';
import { Facts } from '../layout/facts.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { CopyableId } from '../layout/short-id.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { deviceWord } from './device-words.ts';

/** The registration of a device, with its parameters and times. */
export default function RegistrationTab({ tree }: { readonly tree: DeviceTree }): ReactElement {
  const { Device: device, Registration: registration } = tree;
  return (
    <>
      <Section title="Registration">
        {registration === undefined ? (
          <EmptyState title="The device is not registered.">
            Start it and let it register with the endpoint name{' '}
            <span className="mono">{device.DeviceIdentifier}</span>. It is online as soon as it does.
          </EmptyState>
        ) : (
          <Facts
            facts={[
              ['Registered', timeText(registration.RegistrationTime)],
              ['Last Register or Update', timeText(registration.UpdateTime)],
              ['Offline unless updated by', timeText(registration.ExpirationTime)],
              ['Lifetime', `${countText(registration.Lifetime)} s`],
              ['LwM2M version', registration.LwM2MVersion],
              ['Binding', registration.Binding],
              [
                'Queue mode',
                registration.IsQueueMode ? 'yes: commands wait until the device wakes up' : 'no',
              ],
              [
                'Security',
                registration.IsSecured ? (
                  <StatusMark tone="good" icon="lock" text="Authenticated" />
                ) : (
                  <StatusMark tone="warn" icon="warning" text="Unsecured" />
                ),
              ],
              ['Address', <span className="mono">{addressOf(registration)}</span>],
              ['Listener', <span className="mono">{registration.Listener}</span>],
            ]}
          />
        )}
      </Section>
      <Section title="Device">
        <Facts
          facts={[
            ['Endpoint name', <span className="mono">{device.DeviceIdentifier}</span>],
            ['Protocol', standardText(device.DeviceStandard)],
            ['Type', device.DeviceTypeName],
            ['Template', device.DeviceTemplateName],
            ['Location', device.LocationName],
            ['Gateway', device.DataCollectorName],
            ['Bootstrap server', device.BootstrapServerName],
            ['First registration', timeText(device.InitialRegistrationTime)],
            ['Latest registration', timeText(device.LatestRegistrationTime)],
            ...(device.DeregistrationTime === undefined
              ? []
              : [['Deregistered', timeText(device.DeregistrationTime)] as const]),
            ['Tags', device.Tags?.map(({ Name }) => Name).join(', ')],
            ['ID', <CopyableId id={device.Id} />],
          ]}
        />
      </Section>
      <CliLine cli={cliLine('devices', 'get', deviceWord(device))} />
    </>
  );
}

const addressOf = ({ Address, Port }: { readonly Address: string; readonly Port?: number }): string =>
  Port === undefined ? Address : `${Address.includes(':') ? `[${Address}]` : Address}:${Port}`;
