import { useMemo, type ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Device, DeviceTreeSmartObject, SmartObjectAttribute } from '@muster/sdk/core';
import { Link } from 'wouter';
import { timeText } from '../format/text.ts';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import type { Tone } from '../layout/tone.ts';
import type { IconName } from '../layout/icon.tsx';
import { useSession } from '../session/session-context.ts';

const marks: Readonly<Record<SmartObjectAttribute['Status'], readonly [Tone, IconName]>> = {
  Applied: ['good', 'check'],
  Pending: ['warn', 'clock'],
  Refused: ['bad', 'cross'],
  Removing: ['warn', 'clock'],
};

type Row = SmartObjectAttribute & { readonly Id: string };

const columns: readonly Column<Row>[] = [
  { id: 'Path', label: 'Path', tight: true, cell: ({ Path }) => <span className="mono">{Path}</span> },
  { id: 'Name', label: 'Attribute', tight: true, cell: ({ Name }) => <span className="mono">{Name}</span> },
  { id: 'WantedValue', label: 'Desired', cell: ({ WantedValue }) => WantedValue ?? '–' },
  { id: 'Value', label: 'Reported', cell: ({ Value }) => Value ?? '–' },
  {
    id: 'Status',
    label: 'Status',
    cell: ({ Status, ResponseCode, Message }) => (
      <>
        <StatusMark tone={marks[Status][0]} icon={marks[Status][1]} text={Status} />{' '}
        <span className="dim break">{[ResponseCode, Message].filter(Boolean).join(' ')}</span>
      </>
    ),
  },
  {
    id: 'Updated',
    label: 'Changed',
    tight: true,
    cell: ({ UpdatedTimestamp }) => timeText(UpdatedTimestamp),
  },
];

/** Desired attributes of the templates beside the reported ones. */
export function AttributesTable(props: {
  readonly device: Device;
  readonly object: DeviceTreeSmartObject;
  readonly attributes: readonly SmartObjectAttribute[];
}): ReactElement {
  const { attributes } = props;
  const { may } = useSession();
  const rows = useMemo(
    () => attributes.map((one) => ({ ...one, Id: `${one.Path} ${one.Name}` })),
    [attributes],
  );
  return (
    <section className="stack" aria-label="Attributes">
      <h3>Attributes</h3>
      {rows.length === 0 ? (
        <p className="dim small">
          None. Smart object templates set attributes, such as pmin and pmax, for all devices of a device
          template.
        </p>
      ) : (
        <DataTable caption="Attributes, desired and reported" columns={columns} rows={rows} />
      )}
      {may('DeviceTemplate.Read') && may('SmartObjectTemplate.Read') && <TemplateLink {...props} />}
    </section>
  );
}

/** Leads to the template that sets the attributes of the object instance. */
function TemplateLink({
  device,
  object,
}: {
  readonly device: Device;
  readonly object: DeviceTreeSmartObject;
}): ReactElement | null {
  const { client } = useSession();
  const template = useQuery({
    queryKey: ['deviceTemplates.get', device.DeviceTemplateId],
    queryFn: ({ signal }) => client.deviceTemplates.get(device.DeviceTemplateId, { signal }),
    staleTime: 60_000,
  });
  const set = template.data?.SmartObjectTypeInstanceTemplates.find(
    (one) => one.SmartObjectTypeId === object.SmartObjectTypeId && one.InstanceId === object.InstanceNumber,
  );
  if (set?.SmartObjectTemplate === undefined) return null;
  return (
    <p className="small">
      Set them in{' '}
      <Link href={`/smart-object-templates/${set.SmartObjectTemplate.Id}`}>
        {set.SmartObjectTemplate.Name}
      </Link>
      : the service writes them to all devices with the device template {template.data?.Name}.
    </p>
  );
}
