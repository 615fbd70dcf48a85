import type { ReactElement } from 'react';
import type { OfflineDevice } from '@muster/sdk/core';
import { Link } from 'wouter';
import { timeText } from '../format/text.ts';
import { Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';

/** The devices that went offline most recently and are still offline. */
export function OfflinePanel({ devices }: { readonly devices: readonly OfflineDevice[] }): ReactElement {
  return (
    <Section title="Gone offline lately">
      {devices.length === 0 ? (
        <div className="row">
          <StatusMark tone="good" icon="check" text="None" />
          <span className="dim small">Every device that registered is online or has deregistered.</span>
        </div>
      ) : (
        <ul className="lines">
          {devices.map(({ Id, Name, OfflineSince }) => (
            <li key={Id}>
              <Link href={`/devices/${Id}`} className="break">
                {Name}
              </Link>
              <span className="dim small">{timeText(OfflineSince)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
