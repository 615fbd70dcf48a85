import { useState, type ReactElement } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '../layout/icon.tsx';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { useSession } from '../session/session-context.ts';
import { MAX_NAMES, type Criterion } from './criteria.ts';

/** Chooses the members of one list of a collection. */
export function MemberPicker(props: {
  readonly criterion: Criterion;
  readonly chosen: readonly Choice[];
  readonly onChange: (chosen: readonly Choice[]) => void;
}): ReactElement {
  const { criterion, chosen, onChange } = props;
  const { may } = useSession();
  const add = (choice: Choice): void => {
    if (!chosen.some(({ Id }) => Id === choice.Id)) onChange([...chosen, choice]);
  };
  return (
    <div className="member-picker">
      {!may(criterion.permission) ? (
        <p className="dim small">
          {criterion.label}: this key cannot read their names. It needs {criterion.permission}.
        </p>
      ) : criterion.member === 'SmartObjectIds' ? (
        <SmartObjectPicker label={criterion.label} onAdd={add} />
      ) : (
        <AddMember criterion={criterion} onAdd={add} count={chosen.length} />
      )}
      {chosen.length > 0 && (
        <ul className="chips" aria-label={`Chosen ${criterion.label.toLowerCase()}`}>
          {chosen.slice(0, MAX_NAMES).map(({ Id, Name }) => (
            <li key={Id}>
              <span>{Name}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove the ${criterion.one} ${Name}`}
                onClick={() => onChange(chosen.filter((one) => one.Id !== Id))}
              >
                <Icon name="cross" size={14} />
              </button>
            </li>
          ))}
          {chosen.length > MAX_NAMES && <li>and {chosen.length - MAX_NAMES} more</li>}
        </ul>
      )}
    </div>
  );
}

function AddMember(props: {
  readonly criterion: Criterion;
  readonly count: number;
  readonly onAdd: (choice: Choice) => void;
}): ReactElement {
  const { criterion, count, onAdd } = props;
  const { client } = useSession();
  const [choice, setChoice] = useState<Choice>();
  return (
    <div className="adding">
      <EntitySelect
        // The field is empty again after each choice.
        key={count}
        label={criterion.label}
        operation={criterion.operation}
        load={(query, signal) => criterion.load(client, query, signal)}
        value={choice}
        onChange={setChoice}
      />
      <Button
        variant="default"
        disabled={choice === undefined}
        aria-label={`Add the ${criterion.one}`}
        onClick={() => {
          if (choice !== undefined) onAdd(choice);
          setChoice(undefined);
        }}
      >
        Add
      </Button>
    </div>
  );
}

/** Smart objects have no list of their own: people choose the device first. */
function SmartObjectPicker(props: {
  readonly label: string;
  readonly onAdd: (choice: Choice) => void;
}): ReactElement {
  const { client } = useSession();
  const [device, setDevice] = useState<Choice>();
  const objects = useQuery({
    queryKey: ['devices.tree', device?.Id, 'smart objects'],
    queryFn: ({ signal }) => client.devices.tree(device?.Id ?? '', { PageSize: 1_000, signal }),
    enabled: device !== undefined,
  });
  const offered = objects.data?.SmartObjects ?? [];
  return (
    <div className="pair">
      <EntitySelect
        label={props.label}
        operation="devices.list"
        load={(query, signal) => client.devices.list({ ...query, signal })}
        value={device}
        onChange={setDevice}
      />
      <NativeSelect
        label="Smart object"
        disabled={device === undefined}
        value=""
        data={[
          { value: '', label: device === undefined ? 'Choose a device first' : 'Choose' },
          ...offered.map(({ Id, Name, TypeId, InstanceNumber }) => ({
            value: Id,
            label: `${Name} /${TypeId}/${InstanceNumber}`,
          })),
        ]}
        onChange={({ currentTarget }) => {
          const found = offered.find(({ Id }) => Id === currentTarget.value);
          if (found !== undefined && device !== undefined)
            props.onAdd({ Id: found.Id, Name: `${device.Name} /${found.TypeId}/${found.InstanceNumber}` });
        }}
      />
    </div>
  );
}
