import type { ReactElement } from 'react';
import type { DataCollectorCounts } from '@muster/sdk/core';
import { CliLine } from '../commands/cli-view.tsx';
import { countText } from '../format/text.ts';
import { Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { Figure } from './figure.tsx';

/** Shows whether the gateways receive devices, and the number of waiting commands. */
export function GatewaysPanel(props: {
  readonly counts: DataCollectorCounts;
  readonly queued: number | undefined;
}): ReactElement {
  const { may } = useSession();
  const { Connected, ContactLost, Blacklisted } = props.counts;
  return (
    <Section title="Gateways">
      <div className="figures">
        <Figure
          label="connected"
          icon="check"
          tone={Connected > 0 ? 'good' : 'neutral'}
          value={countText(Connected)}
          href="/gateways"
        />
        <Figure
          label="without contact"
          {...(ContactLost > 0 ? { icon: 'cross', tone: 'bad' } : {})}
          value={countText(ContactLost)}
          href="/gateways"
        />
        <Figure
          label="blacklisted"
          {...(Blacklisted > 0 ? { icon: 'dash', tone: 'warn' } : {})}
          value={countText(Blacklisted)}
          href="/gateways?blacklisted=yes"
        />
        {props.queued !== undefined && (
          <Figure
            label="queued commands"
            icon="clock"
            tone="neutral"
            value={countText(props.queued)}
            {...(may('ActivityLog.Read') ? { href: '/activity?status=Pending' } : {})}
          />
        )}
      </div>
      <CliLine cli="muster data-collectors list" />
    </Section>
  );
}
