import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { filter, type FirmwarePackage } from '@muster/sdk/core';
import { useLocation } from 'wouter';
import { statusOf } from '../activity/entry-words.ts';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { useCommand } from '../commands/use-command.ts';
import { saveFile } from '../format/save-file.ts';
import { countText, timeText } from '../format/text.ts';
import { DeleteButton } from '../layout/delete-button.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { Facts } from '../layout/facts.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useLive, useRefetchMs } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { useSession } from '../session/session-context.ts';
import { useDeviceTypes } from '../devices/device-types.ts';
import { campaignColumns, campaignFilters, campaignSortable } from './campaign-columns.tsx';
import { packageName, sizeText } from './package-words.ts';
import { StartCampaign } from './start-campaign.tsx';
import './firmware.css';

/** A firmware package and its updates. */
export default function PackagePage({ id }: { readonly id: string }): ReactElement {
  const { client, may } = useSession();
  const found = useQuery({
    queryKey: ['firmwarePackages.get', id],
    queryFn: ({ signal }) => client.firmwarePackages.get(id, { signal }),
    refetchInterval: useRefetchMs(),
  });
  useTitle(found.data === undefined ? 'Firmware' : packageName(found.data));
  return (
    <Loaded what="firmware package" list="/firmware" query={found}>
      {(loaded) => (
        <>
          <Head one={loaded} />
          <PackageFacts one={loaded} />
          {may('ActivityLog.Read') && <Campaigns id={id} />}
        </>
      )}
    </Loaded>
  );
}

function Head({ one }: { readonly one: FirmwarePackage }): ReactElement {
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const run = useCommand();
  const [starting, setStarting] = useState(false);
  const name = packageName(one);
  return (
    <div className="page-head">
      <h1>{name}</h1>
      {one.IsActive && <StatusMark tone="busy" icon="clock" text="Updates under way" />}
      <div className="actions">
        {may('Device.Update') && <Button onClick={() => setStarting(true)}>Start a campaign</Button>}
        <Button
          variant="default"
          onClick={() =>
            void run({
              title: `Download the file of ${name}`,
              cli: cliLine(
                'firmware-packages',
                'download',
                one.Id,
                '--output',
                one.Filename || 'firmware.bin',
              ),
              send: async () => {
                const file = await client.firmwarePackages.download(one.Id);
                saveFile(one.Filename || 'firmware.bin', await file.blob());
              },
            })
          }
        >
          Download
        </Button>
        {may('FirmwarePackage.Delete') && (
          <DeleteButton
            what={`the firmware package ${name}`}
            cli={cliLine('firmware-packages', 'delete', one.Id)}
            send={() => client.firmwarePackages.delete(one.Id)}
            onDeleted={() => navigate('/firmware')}
          >
            The file of {name} is deleted too. Devices that have installed it keep it. It cannot be undone.
          </DeleteButton>
        )}
      </div>
      {starting && <StartCampaign one={one} onClose={() => setStarting(false)} />}
    </div>
  );
}

function PackageFacts({ one }: { readonly one: FirmwarePackage }): ReactElement {
  const types = useDeviceTypes();
  return (
    <Section title="Package">
      <div className="stack">
        <Facts
          facts={[
            ['Device type', types?.find(({ Id }) => Id === one.DeviceTypeId)?.Name ?? one.DeviceTypeId],
            ['Version', one.Version],
            ['Build', one.Build],
            ['File', one.Filename],
            ['Size', `${sizeText(one.Size)}${one.Size < 1024 ? '' : ` (${countText(one.Size)} bytes)`}`],
            ['Uploaded', timeText(one.Created)],
            ['SHA-256', <span className="mono">{one.Sha256}</span>],
          ]}
        />
        <CliLine cli={cliLine('firmware-packages', 'get', one.Id)} />
      </div>
    </Section>
  );
}

const liveTypes = ['activityLog'] as const;

/** Campaigns and updates of single devices, latest first. */
function Campaigns({ id }: { readonly id: string }): ReactElement {
  const { client } = useSession();
  const reload = useReload();
  useLive({
    types: liveTypes,
    onEvents: (events) => {
      if (events.some((event) => event.type === 'activityLog' && event.data.FirmwarePackageId === id))
        reload();
    },
  });
  return (
    <Section title="Campaigns and updates">
      <EntityList
        what="updates"
        operation="activityLogs.list"
        load={(query, signal) => client.activityLogs.list(query, { signal })}
        columns={campaignColumns}
        sortable={campaignSortable}
        filters={campaignFilters}
        condition={({ status }) =>
          filter('activityLogs.list', { FirmwarePackageId: id, Status: statusOf(status) })
        }
        searches="Device or result"
        cli={['activity-logs', 'list']}
        empty={
          <EmptyState title="This package has not been installed on any device yet.">
            Start a campaign to install it on the devices of its type.
          </EmptyState>
        }
        refetchMs={useRefetchMs()}
      />
    </Section>
  );
}
