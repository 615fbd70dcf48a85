import { useState, type ReactElement } from 'react';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DeviceTreeSmartObject } from '@muster/sdk/core';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { useSession } from '../session/session-context.ts';

/** A smart object, named by its device and path, such as `press-1 /3303/0`. */
export interface ChosenObject {
  readonly object: DeviceTreeSmartObject;
  readonly name: string;
}

/** There is no list of smart objects, so users choose the device first. */
export function SmartObjectPicker(props: {
  /** Label of the field for the device. */
  readonly label: string;
  /** Label of the field for the smart object. Defaults to `Smart object`. */
  readonly objectLabel?: string;
  /** ID of the selected smart object. By default, none. */
  readonly chosen?: string;
  readonly onChoose: (chosen: ChosenObject) => void;
}): ReactElement {
  const { client } = useSession();
  const [device, setDevice] = useState<Choice>();
  const objects = useQuery({
    queryKey: ['devices.tree', device?.Id, 'smart objects'],
    queryFn: ({ signal }) => client.devices.tree(device?.Id ?? '', { PageSize: 1_000 }, { signal }),
    enabled: device !== undefined,
  });
  const offered = objects.data?.SmartObjects ?? [];
  return (
    <div className="pair">
      <EntitySelect
        label={props.label}
        operation="devices.list"
        load={(query, signal) => client.devices.list(query, { signal })}
        value={device}
        onChange={setDevice}
      />
      <NativeSelect
        label={props.objectLabel ?? 'Smart object'}
        disabled={device === undefined}
        value={offered.some(({ Id }) => Id === props.chosen) ? props.chosen : ''}
        data={[
          { value: '', label: device === undefined ? 'Choose a device first' : 'Choose' },
          ...offered.map(({ Id, Name, TypeId, InstanceNumber }) => ({
            value: Id,
            label: `${Name} /${TypeId}/${InstanceNumber}`,
          })),
        ]}
        onChange={({ currentTarget }) => {
          const object = offered.find(({ Id }) => Id === currentTarget.value);
          if (object !== undefined && device !== undefined)
            props.onChoose({ object, name: `${device.Name} /${object.TypeId}/${object.InstanceNumber}` });
        }}
      />
    </div>
  );
}
