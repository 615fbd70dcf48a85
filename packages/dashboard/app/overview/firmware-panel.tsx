import type { ReactElement } from 'react';
import type { FirmwareUpdateCounts } from '@muster/sdk/core';
import { CliLine } from '../commands/cli-view.tsx';
import { countText } from '../format/text.ts';
import { Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { Figure } from './figure.tsx';

/** Firmware updates under way and failed, in all and by package. */
export function FirmwarePanel({ counts }: { readonly counts: FirmwareUpdateCounts }): ReactElement {
  const { Waiting, Transferring, Verifying, Executing, Failed, Packages } = counts;
  return (
    <Section title="Firmware updates">
      <div className="figures">
        <Figure label="waiting" value={countText(Waiting)} />
        <Figure label="transferring" value={countText(Transferring)} />
        <Figure label="verifying" value={countText(Verifying)} />
        <Figure label="executing" value={countText(Executing)} />
        <Figure
          label="failed"
          {...(Failed > 0 ? { icon: 'cross', tone: 'bad' } : {})}
          value={countText(Failed)}
        />
      </div>
      {Packages.length > 0 && (
        <ul className="lines">
          {Packages.map(({ FirmwarePackageId, Title, Version, UnderWay, Failed: failed }) => (
            <li key={FirmwarePackageId}>
              <span className="break">
                {Title === undefined ? 'Deleted package' : `${Title} ${Version ?? ''}`}
              </span>
              <span className="row">
                <StatusMark tone="busy" icon="clock" text={`${countText(UnderWay)} under way`} />
                {failed > 0 && <StatusMark tone="bad" icon="cross" text={`${countText(failed)} failed`} />}
              </span>
            </li>
          ))}
        </ul>
      )}
      {Packages.length === 0 && (
        <p className="dim small">No update is under way. Devices start one on their page.</p>
      )}
      <CliLine cli="muster firmware-packages list" />
    </Section>
  );
}
