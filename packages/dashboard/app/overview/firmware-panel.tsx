import type { ReactElement } from 'react';
import type { FirmwareUpdateCounts } from '@muster/sdk/core';
import { Link } from 'wouter';
import { CliLine } from '../commands/cli-view.tsx';
import { countText } from '../format/text.ts';
import { Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { CampaignLines } from './campaign-lines.tsx';
import { Figure } from './figure.tsx';

/** Firmware updates in progress and failed: in total, by campaign and by package. */
export function FirmwarePanel({ counts }: { readonly counts: FirmwareUpdateCounts }): ReactElement {
  const { may } = useSession();
  const { Waiting, Transferring, Verifying, Executing, Failed, Packages } = counts;
  return (
    <Section
      title="Firmware updates"
      aside={may('ActivityLog.Read') && <Link href="/firmware?tab=campaigns">Campaigns</Link>}
    >
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
      {Packages.length > 0 && may('ActivityLog.Read') && (
        <CampaignLines packageIds={Packages.map(({ FirmwarePackageId }) => FirmwarePackageId)} />
      )}
      {Packages.length > 0 && (
        <ul className="lines" aria-label="Updates by package">
          {Packages.map(({ FirmwarePackageId, Title, Version, UnderWay, Failed: failed }) => (
            <li key={FirmwarePackageId}>
              {Title === undefined ? (
                <span className="break">Deleted package</span>
              ) : (
                <Link href={`/firmware/${FirmwarePackageId}`} className="break">
                  {Title} {Version}
                </Link>
              )}
              <span className="row">
                <StatusMark tone="busy" icon="clock" text={`${countText(UnderWay)} under way`} />
                {failed > 0 && <StatusMark tone="bad" icon="cross" text={`${countText(failed)} failed`} />}
              </span>
            </li>
          ))}
        </ul>
      )}
      {Packages.length === 0 && (
        <p className="dim small">
          No update is under way. Start one on the page of a firmware package or of a device.
        </p>
      )}
      <CliLine cli="muster firmware-packages list" />
    </Section>
  );
}
