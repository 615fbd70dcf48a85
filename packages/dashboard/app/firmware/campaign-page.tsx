import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { NotFoundError, type ActivityLogEntry } from '@muster/sdk/core';
import { Link, useLocation } from 'wouter';
import { childColumns, ChildrenList } from '../activity/children-list.tsx';
import { EntryEntity } from '../activity/entry-parts.tsx';
import { childrenFilter, deviceIdOf, isOpenEntry } from '../activity/entry-words.ts';
import { useEntry } from '../activity/use-entry.ts';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { countText, timeText } from '../format/text.ts';
import { AskButton } from '../layout/ask-button.tsx';
import type { Column } from '../layout/data-table.tsx';
import { Facts } from '../layout/facts.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { ActivityMark } from '../layout/status-mark.tsx';
import { useTitle } from '../layout/use-title.ts';
import { Figure } from '../overview/figure.tsx';
import { useSession } from '../session/session-context.ts';
import { PackageLink, usePackageName } from './package-link.tsx';
import { retryFailed } from './retry-failed.ts';
import './firmware.css';

const deviceColumn: Column<ActivityLogEntry> = {
  id: 'EntityName',
  label: 'Device',
  cell: (entry) => <EntryEntity entry={entry} tab="firmware" />,
};
const actions: Column<ActivityLogEntry> = {
  id: 'Actions',
  label: '',
  tight: true,
  cell: (entry) => <Cancel entry={entry} />,
};

/** A campaign: updates of many devices, with the progress and the result of each. */
export default function CampaignPage({ id }: { readonly id: string }): ReactElement {
  const { may } = useSession();
  const campaign = useEntry(id);
  useTitle(campaign.data?.Description ?? 'Campaign');
  const columns = useMemo(
    () =>
      childColumns
        .filter(({ id: column }) => column !== 'Description')
        .map((column) => (column.id === 'EntityName' ? deviceColumn : column))
        .concat(may('Device.Update') ? [actions] : []),
    [may],
  );
  if (campaign.isPending) return <Loading what="the campaign" />;
  if (campaign.error instanceof NotFoundError || campaign.data?.FirmwarePackageId === undefined)
    return campaign.error === null || campaign.error instanceof NotFoundError ? (
      <EmptyState title="There is no such campaign in this device network." isPage>
        <Link href="/firmware">Go to the firmware packages</Link>
      </EmptyState>
    ) : (
      <ErrorNote error={campaign.error} onRetry={() => void campaign.refetch()} />
    );
  const entry = campaign.data;
  return (
    <>
      <div className="page-head">
        <h1>{entry.Description}</h1>
        <ActivityMark status={entry.Status} />
        <div className="actions">
          <Retry entry={entry} />
        </div>
      </div>
      {campaign.isError && <ErrorNote error={campaign.error} onRetry={() => void campaign.refetch()} />}
      <CampaignProgress entry={entry} />
      <Section title="Devices">
        <ChildrenList entry={entry} what="devices" columns={columns} />
      </Section>
    </>
  );
}

function CampaignProgress({ entry }: { readonly entry: ActivityLogEntry }): ReactElement {
  const { Total, Completed, Failed } = entry.Children ?? { Total: 0, Completed: 0, Failed: 0 };
  const at = `/firmware/campaigns/${entry.Id}`;
  return (
    <Section title="Progress">
      <div className="stack campaign-progress">
        <div className="figures">
          <Figure label="devices" value={countText(Total)} href={at} />
          <Figure
            label="updated"
            icon="check"
            tone="good"
            value={countText(Completed)}
            href={`${at}?status=Completed`}
          />
          <Figure
            label="failed"
            {...(Failed > 0 ? { icon: 'cross', tone: 'bad' } : {})}
            value={countText(Failed)}
            href={`${at}?status=Failed`}
          />
          <Figure label="not ended" value={countText(Math.max(0, Total - Completed - Failed))} />
        </div>
        <progress
          value={Completed + Failed}
          max={Math.max(1, Total)}
          aria-label={`${countText(Completed + Failed)} of ${countText(Total)} devices ended`}
        />
        {isOpenEntry(entry) && (
          <p className="dim small">
            The campaign goes on when you leave this page. Devices that are offline or asleep start when they
            next contact the service.
          </p>
        )}
        <Facts
          facts={[
            ['Firmware package', <PackageLink id={entry.FirmwarePackageId ?? ''} />],
            ['Started', timeText(entry.CreatedTimestamp)],
            ['Changed', timeText(entry.StatusUpdatedTimestamp)],
          ]}
        />
        <CliLine cli={cliLine('activity-logs', 'get', entry.Id)} />
      </div>
    </Section>
  );
}

/** Repeats the updates of devices that failed. */
function Retry({ entry }: { readonly entry: ActivityLogEntry }): ReactElement | null {
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const packageId = entry.FirmwarePackageId ?? '';
  const { name, deleted } = usePackageName(packageId);
  const failed = entry.Children?.Failed ?? 0;
  if (failed === 0 || deleted || !may('Device.Update')) return null;
  const devices = failed === 1 ? '1 device' : `${countText(failed)} devices`;
  return (
    <>
      <Button onClick={() => setAsking(true)}>Retry the failed ({countText(failed)})</Button>
      {asking && (
        <FormDialog
          title="Retry the failed devices"
          action="Retry"
          command={`Install ${name ?? 'the firmware'} again on ${devices}`}
          cli={retryLine(entry, packageId)}
          send={async () => {
            const receipts = await retryFailed(client, entry, packageId);
            return receipts.length === 1 ? receipts[0] : { activityId: undefined };
          }}
          onAccepted={(receipt) =>
            navigate(
              receipt?.activityId === undefined
                ? `/firmware/${packageId}`
                : `/firmware/campaigns/${receipt.activityId}`,
            )
          }
          onClose={() => setAsking(false)}
        >
          <p>
            A new campaign installs the package again on {devices}, because the update failed or was
            cancelled. It leaves out devices that were deleted.
          </p>
        </FormDialog>
      )}
    </>
  );
}

/** The command that lists the failed devices and updates them. */
function retryLine(entry: ActivityLogEntry, packageId: string): string {
  const list = cliLine(
    ...['activity-logs', 'list', '--filter', childrenFilter(entry, 'Failed')],
    ...['--all', '-o', 'csv', '--columns', 'EntityId'],
  );
  const upgrade = cliLine('firmware-packages', 'upgrade', packageId);
  return `${upgrade} $(${list} | sed -n '1!s/^/--device-ids=/p') --yes`;
}

function Cancel({ entry }: { readonly entry: ActivityLogEntry }): ReactElement | null {
  const { client } = useSession();
  const device = deviceIdOf(entry);
  if (device === undefined || !isOpenEntry(entry)) return null;
  const name = entry.EntityName ?? entry.EntityIdentifier ?? device;
  return (
    <AskButton
      compact
      label="Cancel the update"
      dismiss="Keep the update"
      title={`Cancel the update of ${name}`}
      cli={cliLine('devices', 'cancel-firmware-upgrade', device)}
      send={() => client.devices.cancelFirmwareUpgrade(device)}
    >
      {name} keeps the firmware that it has. An update that the device is installing cannot be cancelled.
    </AskButton>
  );
}
