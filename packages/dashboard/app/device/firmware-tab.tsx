import { useState, type ReactElement } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { filter, type Device, type FirmwarePackageListItem, type FirmwareUpgrade } from '@muster/sdk/core';
import { Link } from 'wouter';
import { UpdateSteps } from '../activity/update-steps.tsx';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { useCommand } from '../commands/use-command.ts';
import { countText, timeText } from '../format/text.ts';
import { PackageLink } from '../firmware/package-link.tsx';
import { Facts } from '../layout/facts.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { deviceWord } from './device-words.ts';

/** The firmware update of a device, and the packages for it. */
export default function FirmwareTab({ device }: { readonly device: Device }): ReactElement {
  const { client, may } = useSession();
  const state = useQuery({
    queryKey: ['devices.firmwareState', device.Id],
    queryFn: ({ signal }) => client.devices.firmwareState(device.Id, { signal }),
    refetchInterval: 3_000,
  });
  return (
    <>
      <Section title="Firmware update">
        <div className="stack">
          {state.isPending && <Loading what="the state of the update" />}
          {state.isError && <ErrorNote error={state.error} onRetry={() => void state.refetch()} />}
          {state.data !== undefined && <State device={device} state={state.data} />}
          <CliLine cli={cliLine('devices', 'firmware-state', deviceWord(device))} />
        </div>
      </Section>
      {state.data?.ActivityId !== undefined && may('ActivityLog.Read') && (
        <Section title="Steps of the update">
          <UpdateSteps entryId={state.data.ActivityId} />
        </Section>
      )}
      {may('FirmwarePackage.Read') && may('Device.Update') && (
        <Start device={device} busy={state.data?.IsActive === true} />
      )}
    </>
  );
}

function State(props: { readonly device: Device; readonly state: FirmwareUpgrade }): ReactElement {
  const { device, state } = props;
  const { FirmwarePackageId: packageId, ActivityId: activityId } = state;
  const { client, may } = useSession();
  const run = useCommand();
  return (
    <>
      <Facts
        facts={[
          [
            'Current state',
            <StatusMark tone={state.IsActive ? 'busy' : 'neutral'} icon="info" text={state.CurrentState} />,
          ],
          ['Expected state', <StatusMark tone="neutral" icon="right" text={state.ExpectedState} />],
          ['Update', state.IsActive ? 'in progress' : state.Started === undefined ? 'none yet' : 'ended'],
          ['Firmware package', packageId && <PackageLink id={packageId} />],
          ['Result', state.Message],
          ['Delivery', state.DeliveryMethod],
          ['Started', state.Started && timeText(state.Started)],
          ['Changed', state.Changed && timeText(state.Changed)],
          [
            'Activity Log',
            activityId !== undefined && may('ActivityLog.Read') ? (
              <Link href={`/activity/${activityId}`}>Open the entry</Link>
            ) : undefined,
          ],
        ]}
      />
      {state.IsActive && may('Device.Update') && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() =>
            void run({
              title: `Cancel the firmware update of ${device.Name}`,
              cli: cliLine('devices', 'cancel-firmware-upgrade', deviceWord(device)),
              send: () => client.devices.cancelFirmwareUpgrade(device.Id),
            })
          }
        >
          Cancel the update
        </Button>
      )}
    </>
  );
}

function Start(props: { readonly device: Device; readonly busy: boolean }): ReactElement {
  const { device } = props;
  const { client } = useSession();
  const packages = useQuery({
    queryKey: ['firmwarePackages.list', device.DeviceTypeId],
    queryFn: ({ signal }) =>
      client.firmwarePackages.list(
        {
          Filter: filter('firmwarePackages.list', { DeviceTypeId: device.DeviceTypeId }),
          Sort: '-Created',
          PageSize: 100,
        },
        { signal },
      ),
  });
  return (
    <Section title="Start an update">
      {packages.isPending && <Loading what="firmware packages" />}
      {packages.isError && <ErrorNote error={packages.error} />}
      {packages.data !== undefined && <StartForm {...props} packages={packages.data.Rows} />}
    </Section>
  );
}

const labelOf = ({ Title, Version, Size }: FirmwarePackageListItem): string =>
  `${Title} ${Version} (${countText(Size)} bytes)`;

function StartForm(props: {
  readonly device: Device;
  readonly busy: boolean;
  readonly packages: readonly FirmwarePackageListItem[];
}): ReactElement {
  const { device, packages } = props;
  const { client } = useSession();
  const run = useCommand();
  const [chosen, setChosen] = useState('');
  const one = packages.find(({ Id }) => Id === chosen) ?? packages[0];
  if (one === undefined)
    return (
      <EmptyState
        title="There is no firmware package for this type of device."
        cli={cliLine(
          ...['firmware-packages', 'create', '--title', 'firmware', '--version', '1.1'],
          ...['--device-type-id', device.DeviceTypeId, '--firmware', 'firmware.bin'],
        )}
      >
        <Link href="/firmware">Upload one</Link>. It can then update this device and all others of the type.
      </EmptyState>
    );
  const cli = cliLine('devices', 'firmware-upgrade', deviceWord(device), '--firmware-package-id', one.Id);
  return (
    <div className="form">
      <NativeSelect
        label="Firmware package"
        value={one.Id}
        data={packages.map((row) => ({ value: row.Id, label: labelOf(row) }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <CliLine cli={cli} />
      <div>
        <Button
          disabled={props.busy}
          onClick={() =>
            void run({
              title: `Update the firmware of ${device.Name} to ${one.Title} ${one.Version}`,
              cli,
              send: () => client.devices.firmwareUpgrade(device.Id, { FirmwarePackageId: one.Id }),
            })
          }
        >
          Update the firmware
        </Button>
      </div>
    </div>
  );
}
