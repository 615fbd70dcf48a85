import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { filter } from '@muster/sdk/core';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { useSession } from '../session/session-context.ts';

/** Maximum number of names loaded for previously chosen devices. */
const MAX_NAMES = 100;

/** Chooses devices one by one. */
export function DevicePicker(props: {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}): ReactElement {
  const { chosen, onChange } = props;
  const { client } = useSession();
  const [added, setAdded] = useState<readonly Choice[]>([]);
  // The names of the devices chosen before the form was opened.
  const [before] = useState(() => chosen.slice(0, MAX_NAMES));
  const known = useQuery({
    queryKey: ['devices.list', 'names', before],
    queryFn: ({ signal }) =>
      client.devices.list(
        { Filter: filter('devices.list', { Id: { in: before } }), PageSize: MAX_NAMES },
        { signal },
      ),
    enabled: before.length > 0,
  });
  const names = new Map([...(known.data?.Rows ?? []), ...added].map(({ Id, Name }) => [Id, Name]));
  return (
    <>
      <EntitySelect
        // A new instance for each device, so that its text starts empty.
        key={chosen.length}
        label="Add a device"
        description="Without devices, events of all devices are delivered."
        operation="devices.list"
        load={(query, signal) => client.devices.list(query, { signal })}
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
