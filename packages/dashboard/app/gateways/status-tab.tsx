import type { ReactElement } from 'react';
import type { DataCollector } from '@muster/sdk/core';
import { Link } from 'wouter';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { countText, timeText } from '../format/text.ts';
import { Facts } from '../layout/facts.tsx';
import { Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { GatewayCommands } from './gateway-commands.tsx';

/** State and versions of a gateway, and its commands. */
export function StatusTab({ gateway }: { readonly gateway: DataCollector }): ReactElement {
  const { may } = useSession();
  return (
    <>
      <Section title="Status">
        <div className="stack">
          <Reported statuses={gateway.Statuses} />
          <Facts
            facts={[
              [
                'Listening since',
                gateway.LastConnectionTimestamp && timeText(gateway.LastConnectionTimestamp),
              ],
              ['Latest status', timeText(gateway.LastSeen)],
              ['Devices', countText(gateway.NbrOfDevices)],
              ['Mandatory settings', gateway.IsConfigured ? 'complete' : 'some have no value'],
            ]}
          />
          <CliLine cli={cliLine('data-collectors', 'get', nameWord(gateway))} />
        </div>
      </Section>
      {may('DataCollector.Update') && <GatewayCommands gateway={gateway} />}
      <Section title="Gateway">
        <Details gateway={gateway} />
      </Section>
    </>
  );
}

/** The state as reported by the gateway. */
function Reported(props: { readonly statuses: Readonly<Record<string, string>> }): ReactElement {
  const entries = Object.entries(props.statuses);
  if (entries.length === 0)
    return <p className="dim">The gateway has not reported its state. Refresh the status to ask for it.</p>;
  return (
    <Facts
      facts={entries.map(([name, value]) => [
        wordsOf(name),
        TIME.test(value) ? timeText(value) : <span className="mono">{value}</span>,
      ])}
    />
  );
}

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Converts "DevicesOnline" to "Devices online". */
const wordsOf = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);

function Details({ gateway }: { readonly gateway: DataCollector }): ReactElement {
  const { may } = useSession();
  const { LocationId, LocationName } = gateway;
  return (
    <Facts
      facts={[
        ['Software version', gateway.SoftwareVersion],
        ['Firmware version', gateway.FirmwareVersion],
        ['Hardware version', gateway.HardwareVersion],
        ['Region', gateway.Region],
        ['Type', gateway.DataCollectorTypeName],
        ['Template', gateway.DataCollectorTemplateName],
        [
          'Location',
          LocationId !== undefined && may('Location.Read') ? (
            <Link href={`/locations/${LocationId}`}>{LocationName ?? 'Location'}</Link>
          ) : (
            LocationName
          ),
        ],
        ['MAC address', gateway.MACAddress],
        ['External ID', gateway.ExternalId],
        ['Note', gateway.Note],
        ['Tags', gateway.Tags.map(({ Name }) => Name).join(', ')],
        ...gateway.Configurations.map(({ Key, Value }) => [`Configuration ${Key}`, Value ?? '–'] as const),
        ['Networks', gateway.Networks.map((network) => Object.values(network).join(' ')).join(', ')],
      ]}
    />
  );
}
