import { useState, type ReactElement } from 'react';
import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { filter, type FirmwarePackage, type FirmwarePackageUpgradeRequest } from '@muster/sdk/core';
import { useLocation } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { countText } from '../format/text.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { messageOf } from '../session/message-of.ts';
import { useSession } from '../session/session-context.ts';
import { ChooseDevices } from './choose-devices.tsx';
import { choiceFilter, packageName, type Choice } from './package-words.ts';

type Delivery = NonNullable<FirmwarePackageUpgradeRequest['DeliveryMethod']>;
const deliveries: readonly { readonly value: Delivery | ''; readonly label: string }[] = [
  { value: '', label: 'As each device supports it' },
  { value: 'Push', label: 'Push: the service writes the file to the device' },
  { value: 'Pull', label: 'Pull: the device downloads the file' },
];

/** Starts updates of many devices, after showing their number. */
export function StartCampaign(props: {
  readonly one: FirmwarePackage;
  readonly onClose: () => void;
}): ReactElement {
  const { one } = props;
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [choice, setChoice] = useState<Choice>({ kind: 'all' });
  const [delivery, setDelivery] = useState<Delivery | ''>('');
  const reach = useReach(one.DeviceTypeId, choice);
  const body: FirmwarePackageUpgradeRequest = {
    ...(choice.kind === 'chosen'
      ? { DeviceIds: choice.devices.map(({ Id }) => Id) }
      : { Filter: choiceFilter(choice) }),
    ...(delivery === '' ? {} : { DeliveryMethod: delivery }),
  };
  return (
    <FormDialog
      title={`Install ${packageName(one)}`}
      action="Start the campaign"
      command={`Install ${packageName(one)} on ${reach.count === undefined ? 'devices' : devicesText(reach.count)}`}
      cli={cliLine(
        ...['firmware-packages', 'upgrade', one.Id],
        ...(body.DeviceIds === undefined
          ? ['--filter', body.Filter ?? '']
          : body.DeviceIds.flatMap((id) => ['--device-ids', id])),
        ...(delivery === '' ? [] : ['--delivery-method', delivery]),
        '--yes',
      )}
      ready={may('Device.Read') ? reach.count !== undefined && reach.count > 0 : true}
      send={() => client.firmwarePackages.upgrade(one.Id, body)}
      onAccepted={({ activityId }) => {
        if (activityId !== undefined && may('ActivityLog.Read'))
          navigate(`/firmware/campaigns/${activityId}`);
      }}
      onClose={props.onClose}
    >
      <ChooseDevices typeId={one.DeviceTypeId} choice={choice} onChange={setChoice} />
      <NativeSelect
        label="Delivery"
        value={delivery}
        data={[...deliveries]}
        onChange={({ currentTarget: { value } }) =>
          setDelivery(deliveries.find((known) => known.value === value)?.value ?? '')
        }
      />
      <p role="status" className="reach">
        {reach.text}
      </p>
    </FormDialog>
  );
}

const devicesText = (count: number): string => (count === 1 ? '1 device' : `${countText(count)} devices`);

/** Number of devices in a choice. */
function useReach(
  typeId: string,
  choice: Choice,
): { readonly count: number | undefined; readonly text: string } {
  const { client, may } = useSession();
  const more = choice.kind === 'chosen' ? '' : choiceFilter(choice);
  const Filter = [filter('devices.list', { DeviceTypeId: typeId }), more].filter(Boolean).join(' and ');
  const canCount = may('Device.Read');
  const found = useQuery({
    queryKey: ['devices.list', 'count', Filter],
    queryFn: ({ signal }) => client.devices.list({ Filter, PageSize: 1 }, { signal }),
    enabled: canCount && choice.kind !== 'chosen',
    placeholderData: keepPreviousData,
  });
  if (choice.kind === 'chosen') {
    const { length } = choice.devices;
    return { count: length, text: length === 0 ? 'Choose at least one device.' : reachText(length) };
  }
  if (!canCount)
    return {
      count: undefined,
      text: 'You cannot count the devices: that needs the permission Device.Read.',
    };
  if (found.isError) return { count: undefined, text: messageOf(found.error) };
  if (found.data === undefined || found.isPlaceholderData)
    return { count: undefined, text: 'Counting the devices …' };
  const { NbrOfRows } = found.data;
  return {
    count: NbrOfRows,
    text: NbrOfRows === 0 ? 'No device of this type matches.' : reachText(NbrOfRows),
  };
}

const reachText = (count: number): string => `The campaign reaches ${devicesText(count)}.`;
