import type { ReactElement } from 'react';
import { filter, type FirmwareVersionCount } from '@muster/sdk/core';
import { Link } from 'wouter';
import { CliLine } from '../commands/cli-view.tsx';
import { countText } from '../format/text.ts';
import { Section } from '../layout/notes.tsx';

/** Devices by the firmware version that they reported last. */
export function VersionsPanel(props: {
  readonly versions: readonly FirmwareVersionCount[];
  /** Number of all devices. */
  readonly total: number;
}): ReactElement {
  const { versions, total } = props;
  const others = total - versions.reduce((sum, { NbrOfDevices }) => sum + NbrOfDevices, 0);
  return (
    <Section title="Firmware versions">
      <ul className="shares">
        {versions.map(({ Version, NbrOfDevices }) => (
          <li key={Version}>
            <Link
              href={`/devices?${new URLSearchParams({ filter: conditionOf(Version) }).toString()}`}
              className="break"
            >
              {Version}
            </Link>
            <strong className="live">{countText(NbrOfDevices)}</strong>
            <meter max={total} value={NbrOfDevices} aria-label={`Share of firmware version ${Version}`} />
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="dim small">
          {countText(others)} have another version, or none that the service has read. It knows the version
          once Firmware Version (/3/0/3) was read or observed.
        </p>
      )}
      <CliLine cli={`muster devices list --filter "${conditionOf(versions[0]?.Version ?? '1.0')}"`} />
    </Section>
  );
}

const conditionOf = (FirmwareVersion: string): string => filter('devices.list', { FirmwareVersion });
