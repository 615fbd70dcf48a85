import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { filter } from '@muster/sdk/core';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { useSession } from '../session/session-context.ts';

/** Names that are loaded for devices that were chosen before. */
const MAX_NAMES = 100;

/** A choice of devices, one after the other. */
export function DevicePicker(props: {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}): ReactElement {
  const { chosen, onChange } = props;
  const { client } = useSession();
  const [added, setAdded] = useState<readonly Choice[]>([]);
  // The names of the devices that were chosen when the form was opened.
  const [before] = useState(() => chosen.slice(0, MAX_NAMES));
  const known = useQuery({
    queryKey: ['devices.list', 'names', before],
    queryFn: ({ signal }) =>
      client.devices.list({
        Filter: filter('devices.list', { Id: { in: before } }),
        PageSize: MAX_NAMES,
        signal,
      }),
    enabled: before.length > 0,
  });
  const names = new Map([...(known.data?.Rows ?? []), ...added].map(({ Id, Name }) => [Id, Name]));
  return (
    <>
      <EntitySelect
        // A new one for each device: its text is its own.
        key={chosen.length}
        label="Add a device"
        description="Without devices, events of all devices are delivered."
        operation="devices.list"
        load={(query, signal) => client.devices.list({ ...query, signal })}
        value={undefined}
        onChange={(device) => {
          if (device === undefined || chosen.includes(device.Id)) return;
          setAdded([...added, device]);
          onChange([...chosen, device.Id]);
        }}
      />
      {chosen.length > 0 && (
        <ul className="consumers-chosen" aria-label="Devices of the event consumer">
          {chosen.map((id) => (
            <li key={id}>
              <span className="break">{names.get(id) ?? id}</span>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Remove ${names.get(id) ?? id}`}
                onClick={() => onChange(chosen.filter((one) => one !== id))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
