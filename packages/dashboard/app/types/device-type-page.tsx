import { lazy, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DeviceType } from '@muster/sdk/core';
import { Link, useLocation } from 'wouter';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { standardText } from '../format/standard-text.ts';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { Facts } from '../layout/facts.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { TabBar } from '../layout/tab-bar.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useSession } from '../session/session-context.ts';
import { DISCOVERY_CHOICES } from './discovery-choices.ts';
import { DeviceTypeForm } from './device-type-form.tsx';
import { ExportButton } from './export-button.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { useOpening } from '../layout/use-opening.ts';

const Templates = lazy(() => import('./templates-of-type.tsx'));
const Settings = lazy(() => import('./device-type-settings.tsx'));
const Firmware = lazy(() => import('./device-type-firmware.tsx'));

const tabs = [
  { id: 'objects', label: 'Objects' },
  { id: 'templates', label: 'Templates', permission: 'DeviceTemplate.Read' },
  { id: 'settings', label: 'Setting categories' },
  { id: 'firmware', label: 'Firmware packages', permission: 'FirmwarePackage.Read' },
] as const;

/** A device type with its objects, templates, setting categories and firmware packages. */
export default function DeviceTypePage({ id }: { readonly id: string }): ReactElement {
  const { client } = useSession();
  const type = useQuery({
    queryKey: ['deviceTypes.get', id],
    queryFn: ({ signal }) => client.deviceTypes.get(id, { signal }),
  });
  useTitle(type.data?.Name ?? 'Device type');
  return (
    <Loaded what="device type" list="/types?tab=device-types" query={type}>
      {(loaded) => (
        <>
          <Head type={loaded} />
          <TabBar
            label="Parts of the device type"
            tabs={tabs}
            content={(tab) => {
              switch (tab) {
                case 'objects':
                  return <Objects type={loaded} />;
                case 'templates':
                  return <Templates type={loaded} />;
                case 'settings':
                  return <Settings type={loaded} />;
                case 'firmware':
                  return <Firmware type={loaded} />;
              }
            }}
          />
        </>
      )}
    </Loaded>
  );
}

function Head({ type }: { readonly type: DeviceType }): ReactElement {
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [editing, setEditing] = useOpening('edit', may('DeviceType.Update'));
  return (
    <>
      <div className="page-head">
        <h1 className="break">{type.Name}</h1>
        <span className="dim">Device type</span>
        <div className="actions">
          <ExportButton
            what={`the device type ${type.Name}`}
            file={type.Name}
            words={['--device-type', nameWord(type)]}
            definition={{ DeviceTypeIds: [type.Id] }}
          />
          {may('DeviceType.Update') && (
            <Button variant="default" onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          {may('DeviceType.Delete') && (
            <DeleteButton
              what={`the device type ${type.Name}`}
              cli={cliLine('device-types', 'delete', nameWord(type))}
              send={() => client.deviceTypes.delete(type.Id)}
              onDeleted={() => navigate('/types?tab=device-types')}
            >
              Its device templates are deleted too. A type that devices or firmware packages use stays.
            </DeleteButton>
          )}
        </div>
      </div>
      <Section title="Definition">
        <Facts
          facts={[
            ['Protocol', standardText(type.DeviceStandard)],
            ['Hardware type', type.HardwareTypeId],
            [
              'Discover at registration',
              DISCOVERY_CHOICES.find(({ value }) => value === type.Discovery)?.label.toLowerCase(),
            ],
            ['Object instances', type.SmartObjectTypeInstanceIds.length],
            [
              'Devices',
              may('Device.Read') ? (
                <Link href={`/devices?type=${type.Id}`}>Show its devices</Link>
              ) : undefined,
            ],
            ['ID', <span className="mono">{type.Id}</span>],
          ]}
        />
      </Section>
      {editing && <DeviceTypeForm type={type} onClose={() => setEditing(false)} />}
    </>
  );
}

type Instance = DeviceType['SmartObjectTypeInstanceIds'][number];

const columns: readonly Column<Instance>[] = [
  {
    id: 'Object',
    label: 'Object',
    tight: true,
    cell: ({ SmartObjectType, InstanceId }) => (
      <span className="mono">
        /{SmartObjectType?.TypeId ?? '?'}/{InstanceId}
      </span>
    ),
  },
  {
    id: 'Name',
    label: 'Smart object type',
    cell: ({ SmartObjectTypeId, SmartObjectType }) => (
      <Link href={`/smart-object-types/${SmartObjectTypeId}`}>
        {SmartObjectType?.Name ?? SmartObjectTypeId}
      </Link>
    ),
  },
  { id: 'Label', label: 'Label', cell: ({ Label }) => Label ?? '–' },
];

function Objects({ type }: { readonly type: DeviceType }): ReactElement {
  return (
    <Section title="Object instances">
      <div className="stack">
        {type.SmartObjectTypeInstanceIds.length === 0 ? (
          <EmptyState title="This type names no objects.">
            Its devices have the objects that they register. Edit the type to name those that each device has.
          </EmptyState>
        ) : (
          <DataTable caption="Object instances" columns={columns} rows={type.SmartObjectTypeInstanceIds} />
        )}
        <CliLine cli={cliLine('device-types', 'smart-object-type-instances', nameWord(type))} />
      </div>
    </Section>
  );
}
