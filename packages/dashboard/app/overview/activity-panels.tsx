import type { ReactElement, ReactNode } from 'react';
import type { DeviceActivity } from '@muster/sdk/core';
import { Link } from 'wouter';
import { CliLine } from '../commands/cli-view.tsx';
import { agoText, countText, timeText } from '../format/text.ts';
import { Section } from '../layout/notes.tsx';

/** The devices that send most, and those that are registered and silent. */
export function ActivityPanels({ activity }: { readonly activity: DeviceActivity }): ReactElement {
  const { Noisiest, Silent, Since, Time } = activity;
  return (
    <>
      <Section
        title="Noisiest devices"
        aside={<span className="dim small">messages since {timeText(Since)}</span>}
      >
        <Lines
          rows={Noisiest.map((device) => ({ ...device, aside: countText(device.NbrOfMessages) }))}
          none="No device has sent anything."
        />
        <CliLine cli="muster overview get" />
      </Section>
      <Section title="Silent devices" aside={<span className="dim small">registered, last message</span>}>
        <Lines
          rows={Silent.map((device) => ({ ...device, aside: agoText(device.LastSeen, Time) }))}
          none="No device is registered."
        />
        <CliLine cli={`muster devices list --filter "Status eq 'online'" --sort=LatestRegistrationTime`} />
      </Section>
    </>
  );
}

function Lines(props: {
  readonly rows: readonly { readonly Id: string; readonly Name: string; readonly aside: ReactNode }[];
  readonly none: string;
}): ReactElement {
  if (props.rows.length === 0) return <p className="dim small">{props.none}</p>;
  return (
    <ul className="lines">
      {props.rows.map(({ Id, Name, aside }) => (
        <li key={Id}>
          <Link href={`/devices/${Id}`} className="break">
            {Name}
          </Link>
          <span className="live">{aside}</span>
        </li>
      ))}
    </ul>
  );
}
