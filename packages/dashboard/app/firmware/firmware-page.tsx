import { lazy, useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { filter, type FirmwarePackageCounts, type FirmwarePackageListItem } from '@muster/sdk/core';
import { Link } from 'wouter';
import { countText, timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EntityList, type ListFilter } from '../layout/entity-list.tsx';
import { EmptyState } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { TabBar } from '../layout/tab-bar.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useLive, useRefetchMs } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { useSession } from '../session/session-context.ts';
import { useDeviceTypes } from '../devices/device-types.ts';
import { sizeText } from './package-words.ts';
import { UploadPackage } from './upload-package.tsx';

const CampaignsTab = lazy(() => import('./campaigns-tab.tsx'));

const sortable = ['Title', 'Version', 'Build', 'Size', 'Created'] as const;
const liveTypes = ['activityLog'] as const;

const tabs = [
  { id: 'packages', label: 'Packages' },
  { id: 'campaigns', label: 'Campaigns', permission: 'ActivityLog.Read' },
] as const;

/** Firmware packages of all device types, and the campaigns that install them. */
export default function FirmwarePage(): ReactElement {
  useTitle('Firmware');
  const { may } = useSession();
  const [uploading, setUploading] = useState(false);
  const types = useDeviceTypes();
  const canUpload = may('FirmwarePackage.Create') && may('DeviceType.Read');
  return (
    <>
      {may('ActivityLog.Read') && <Live />}
      <div className="page-head">
        <h1>Firmware</h1>
        <div className="actions">
          {canUpload && <Button onClick={() => setUploading(true)}>Upload a package</Button>}
        </div>
      </div>
      <TabBar
        label="Firmware packages and campaigns"
        tabs={tabs}
        content={(tab) => (tab === 'packages' ? <PackageList /> : <CampaignsTab />)}
      />
      {uploading && types !== undefined && (
        <UploadPackage types={types} onClose={() => setUploading(false)} />
      )}
    </>
  );
}

function PackageList(): ReactElement {
  const { client } = useSession();
  const types = useDeviceTypes();
  const filters = useMemo<readonly ListFilter[]>(
    () => [
      {
        name: 'type',
        label: 'Device type',
        options: types?.map(({ Id, Name }) => ({ value: Id, label: Name })),
      },
    ],
    [types],
  );
  return (
    <section className="panel" aria-label="List of firmware packages">
      <EntityList
        what="firmware packages"
        operation="firmwarePackages.list"
        load={(query, signal) => client.firmwarePackages.list(query, { signal })}
        columns={useColumns()}
        sortable={sortable}
        filters={filters}
        condition={({ type }) =>
          type === undefined ? undefined : filter('firmwarePackages.list', { DeviceTypeId: type })
        }
        searches="Title, version or build"
        cli={['firmware-packages', 'list']}
        empty={
          <EmptyState
            title="This device network has no firmware packages yet."
            cli="muster firmware-packages create --firmware firmware.bin --device-type 'Generic LwM2M' --title Sensor --version 1.1"
          >
            Upload the firmware of a device type. It can then be installed on its devices.
          </EmptyState>
        }
      />
    </section>
  );
}

/** Each step of an update changes the activity log. */
function Live(): null {
  const reloadCounts = useReload('overview.get');
  const reloadCampaigns = useReload('activityLogs.list');
  useLive({
    types: liveTypes,
    onEvents: () => {
      reloadCounts();
      reloadCampaigns();
    },
  });
  return null;
}

function useColumns(): readonly Column<FirmwarePackageListItem>[] {
  const { client } = useSession();
  const types = useDeviceTypes();
  const overview = useQuery({
    queryKey: ['overview.get'],
    queryFn: ({ signal }) => client.overview.get({ signal }),
    refetchInterval: useRefetchMs(),
  });
  const counts = overview.data?.FirmwareUpdates?.Packages;
  return useMemo(() => {
    const names = new Map(types?.map(({ Id, Name }) => [Id, Name]));
    const updates = new Map(counts?.map((one) => [one.FirmwarePackageId, one]));
    return [
      { id: 'Title', label: 'Title', cell: ({ Id, Title }) => <Link href={`/firmware/${Id}`}>{Title}</Link> },
      { id: 'Version', label: 'Version', cell: ({ Version }) => Version },
      { id: 'Build', label: 'Build', cell: ({ Build }) => Build ?? '–' },
      {
        id: 'Type',
        label: 'Device type',
        cell: ({ DeviceTypeId }) => names.get(DeviceTypeId) ?? DeviceTypeId,
      },
      { id: 'Size', label: 'Size', tight: true, cell: ({ Size }) => sizeText(Size) },
      {
        id: 'Sha256',
        label: 'SHA-256',
        tight: true,
        cell: ({ Sha256 }) => (
          <span className="mono" title={Sha256}>
            {Sha256.slice(0, 12)}…
          </span>
        ),
      },
      { id: 'Updates', label: 'Updates', cell: ({ Id }) => <Updates counts={updates.get(Id)} /> },
      { id: 'Created', label: 'Uploaded', tight: true, cell: ({ Created }) => timeText(Created) },
    ];
  }, [types, counts]);
}

function Updates({ counts }: { readonly counts: FirmwarePackageCounts | undefined }): ReactElement {
  if (counts === undefined) return <span className="dim">none under way</span>;
  const { UnderWay, Failed } = counts;
  return (
    <span className="row">
      {UnderWay > 0 && <StatusMark tone="busy" icon="clock" text={`${countText(UnderWay)} under way`} />}
      {Failed > 0 && <StatusMark tone="bad" icon="cross" text={`${countText(Failed)} failed`} />}
    </span>
  );
}
