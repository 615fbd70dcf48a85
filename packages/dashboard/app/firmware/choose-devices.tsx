import { useState, type ReactElement } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { filter } from '@muster/sdk/core';
import { EntitySelect, type Choice as Entity } from '../layout/entity-select.tsx';
import { Icon } from '../layout/icon.tsx';
import { useSession } from '../session/session-context.ts';
import type { Choice } from './package-words.ts';
import './firmware.css';

type Kind = Choice['kind'];
const kinds: readonly (readonly [Kind, string])[] = [
  ['all', 'All devices of the type'],
  ['filter', 'Devices that match a filter'],
  ['chosen', 'Chosen devices'],
];
const initial: Readonly<Record<Kind, Choice>> = {
  all: { kind: 'all' },
  filter: { kind: 'filter', status: 'online', name: '', more: '' },
  chosen: { kind: 'chosen', devices: [] },
};

/** Chooses the devices of a campaign. */
export function ChooseDevices(props: {
  readonly typeId: string;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}): ReactElement {
  const { choice, onChange } = props;
  const { may } = useSession();
  const offered = kinds.filter(([kind]) => kind !== 'chosen' || may('Device.Read'));
  return (
    <>
      <fieldset className="device-choices">
        <legend>Devices</legend>
        {offered.map(([kind, label]) => (
          <label key={kind}>
            <input
              type="radio"
              name="devices"
              checked={choice.kind === kind}
              onChange={() => onChange(initial[kind])}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {choice.kind === 'filter' && <FilterFields choice={choice} onChange={onChange} />}
      {choice.kind === 'chosen' && (
        <Chosen
          typeId={props.typeId}
          devices={choice.devices}
          onChange={(devices) => onChange({ kind: 'chosen', devices })}
        />
      )}
    </>
  );
}

function FilterFields(props: {
  readonly choice: Extract<Choice, { kind: 'filter' }>;
  readonly onChange: (choice: Choice) => void;
}): ReactElement {
  const { choice, onChange } = props;
  return (
    <>
      <NativeSelect
        label="Status"
        value={choice.status}
        data={[{ value: '', label: 'All' }, 'online', 'offline', 'Deregistered']}
        onChange={(event) => onChange({ ...choice, status: event.currentTarget.value })}
      />
      <TextInput
        label="Name contains"
        maxLength={255}
        value={choice.name}
        onChange={(event) => onChange({ ...choice, name: event.currentTarget.value })}
      />
      <TextInput
        label="Further conditions"
        description="Filter expression of the API, such as RegistrationDate ge 2026-01-01T00:00:00Z"
        maxLength={3000}
        value={choice.more}
        onChange={(event) => onChange({ ...choice, more: event.currentTarget.value })}
      />
    </>
  );
}

function Chosen(props: {
  readonly typeId: string;
  readonly devices: readonly Entity[];
  readonly onChange: (devices: readonly Entity[]) => void;
}): ReactElement {
  const { typeId, devices, onChange } = props;
  const { client } = useSession();
  const [candidate, setCandidate] = useState<Entity>();
  const add = (): void => {
    if (candidate === undefined) return;
    onChange([...devices.filter(({ Id }) => Id !== candidate.Id), candidate]);
    setCandidate(undefined);
  };
  return (
    <>
      <EntitySelect
        key={devices.map(({ Id }) => Id).join(' ')}
        label="Device"
        description="Name of a device of the type."
        operation="devices.list"
        load={(query, signal) =>
          client.devices.list(
            { ...query, Filter: filter('devices.list', { DeviceTypeId: typeId }) },
            { signal },
          )
        }
        value={candidate}
        onChange={setCandidate}
      />
      <div>
        <Button variant="default" size="compact-sm" disabled={candidate === undefined} onClick={add}>
          Add the device
        </Button>
      </div>
      {devices.length > 0 && (
        <ul className="firmware-chosen" aria-label="Chosen devices">
          {devices.map(({ Id, Name }) => (
            <li key={Id}>
              {Name}
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove ${Name}`}
                onClick={() => onChange(devices.filter((one) => one.Id !== Id))}
              >
                <Icon name="cross" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
