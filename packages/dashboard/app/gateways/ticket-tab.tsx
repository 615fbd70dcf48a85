import { useState, type ReactElement } from 'react';
import { Button, TextInput } from '@mantine/core';
import type { DataCollector, RegistrationTicket } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { useCommand } from '../commands/use-command.ts';
import { saveFile } from '../format/save-file.ts';
import { timeText } from '../format/text.ts';
import { Dialog } from '../layout/dialog.tsx';
import { Facts } from '../layout/facts.tsx';
import { Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';

/**
 * The token with which software acts as a gateway. It is only in the memory of the dialog, neither in the cache of
 * requests nor in the list of commands.
 */
export default function TicketTab({ gateway }: { readonly gateway: DataCollector }): ReactElement {
  const { client, may } = useSession();
  const run = useCommand();
  const [ticket, setTicket] = useState<RegistrationTicket>();
  const cli = cliLine('data-collectors', 'get-registration-ticket', nameWord(gateway), '--show-secrets');
  const get = async (): Promise<void> => {
    await run({
      title: `Get the registration ticket of ${gateway.Name}`,
      cli,
      send: async () => setTicket(await client.dataCollectors.getRegistrationTicket(gateway.Id)),
    });
  };
  return (
    <Section title="Registration ticket">
      <div className="stack">
        <p>
          With the token of a registration ticket, software registers devices of this gateway and delivers
          their values. The ticket is valid for 30 days, but no longer than the key that asks for it. In the
          second half of that time, or with another key, a new token replaces the previous one.
        </p>
        {may('GatewayUplink.All') ? (
          <Button size="compact-sm" variant="default" onClick={() => void get()}>
            Show the ticket
          </Button>
        ) : (
          <p className="dim">You cannot get tickets: that needs the permission GatewayUplink.</p>
        )}
        <CliLine cli={cli} />
      </div>
      {ticket !== undefined && (
        <TicketDialog gateway={gateway} ticket={ticket} onClose={() => setTicket(undefined)} />
      )}
    </Section>
  );
}

function TicketDialog(props: {
  readonly gateway: DataCollector;
  readonly ticket: RegistrationTicket;
  readonly onClose: () => void;
}): ReactElement {
  const { ticket } = props;
  return (
    <Dialog title={`Registration ticket of ${props.gateway.Name}`} onClose={props.onClose}>
      <div className="form">
        <p>
          Store the token where only the software of the gateway can read it. It acts with your permissions.
        </p>
        <TextInput
          label="Token"
          readOnly
          value={ticket.SecurityToken}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Facts
          facts={[
            ['Path', <span className="mono">{ticket.OutboxAccessTicket.HttpServicePath}</span>],
            ['Issued', timeText(ticket.OutboxAccessTicket.IssuedDateTime)],
            ['Expires', timeText(ticket.OutboxAccessTicket.ExpireDateTime)],
          ]}
        />
        <div className="form-buttons">
          <Button
            variant="default"
            onClick={() =>
              saveFile(
                'registration-ticket.json',
                new Blob([JSON.stringify(ticket, undefined, 2)], { type: 'application/json' }),
              )
            }
          >
            Download
          </Button>
          <Button onClick={props.onClose}>Close</Button>
        </div>
      </div>
    </Dialog>
  );
}
