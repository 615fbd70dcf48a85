import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { CommandReceipt, DataCollector } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { useCommand } from '../commands/use-command.ts';
import type { DashboardClient } from '../session/client.ts';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { DiscoveredDevices } from './discovered-devices.tsx';

interface GatewayCommand {
  readonly label: string;
  /** Words of the `muster` command after `data-collectors`. The gateway follows the first one. */
  readonly words: readonly [verb: string, ...flags: string[]];
  /** Description of the effects, for a confirmation. Undefined if none is needed, because nothing is lost. */
  readonly question?: string;
  readonly send: (client: DashboardClient, id: string) => Promise<CommandReceipt>;
}

const commandsOf = ({ IsBlacklisted }: DataCollector): readonly GatewayCommand[] => [
  {
    label: 'Refresh the status',
    words: ['refresh-status'],
    send: (client, id) => client.dataCollectors.refreshStatus(id),
  },
  {
    label: 'Discover devices',
    words: ['discover-devices'],
    send: (client, id) => client.dataCollectors.discoverDevices(id),
  },
  IsBlacklisted
    ? {
        label: 'Remove from the blacklist',
        words: ['set-blacklist', '--data', 'false'],
        question: 'Its devices may register again.',
        send: (client, id) => client.dataCollectors.setBlacklist(id, false),
      }
    : {
        label: 'Put on the blacklist',
        words: ['set-blacklist', '--data', 'true'],
        question: 'The registrations of its devices end, and the gateway refuses new ones.',
        send: (client, id) => client.dataCollectors.setBlacklist(id, true),
      },
  {
    label: 'Restart the application',
    words: ['application-restart'],
    question: 'Devices cannot reach the gateway until it has started again.',
    send: (client, id) => client.dataCollectors.applicationRestart(id),
  },
  {
    label: 'Restart the system',
    words: ['system-restart'],
    question: 'Devices cannot reach the gateway until its system has started again.',
    send: (client, id) => client.dataCollectors.systemRestart(id),
  },
];

/** Commands to a gateway. Those that interrupt devices require a confirmation. */
export function GatewayCommands({ gateway }: { readonly gateway: DataCollector }): ReactElement {
  const { client, may } = useSession();
  const run = useCommand();
  const [asked, setAsked] = useState<GatewayCommand>();
  const cliOf = ({ words: [verb, ...flags], question }: GatewayCommand): string =>
    cliLine(
      ...['data-collectors', verb, nameWord(gateway), ...flags],
      ...(question === undefined ? [] : ['--yes']),
    );
  const send = (command: GatewayCommand): void => {
    setAsked(undefined);
    void run({
      title: `${command.label}: ${gateway.Name}`,
      cli: cliOf(command),
      send: () => command.send(client, gateway.Id),
    });
  };
  return (
    <Section title="Commands">
      <div className="stack">
        <div className="row">
          {commandsOf(gateway).map((command) => (
            <Button
              key={command.label}
              size="compact-sm"
              variant="default"
              onClick={() => (command.question === undefined ? send(command) : setAsked(command))}
            >
              {command.label}
            </Button>
          ))}
        </div>
        {may('Device.Read') && <DiscoveredDevices gatewayId={gateway.Id} />}
      </div>
      {asked !== undefined && (
        <ConfirmDialog
          title={`${asked.label}?`}
          action={asked.label}
          cli={cliOf(asked)}
          onConfirm={() => send(asked)}
          onClose={() => setAsked(undefined)}
        >
          {gateway.Name}: {asked.question}
        </ConfirmDialog>
      )}
    </Section>
  );
}
