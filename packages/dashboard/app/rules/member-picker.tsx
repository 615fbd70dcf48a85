import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { Icon } from '../layout/icon.tsx';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { useSession } from '../session/session-context.ts';
import { MAX_NAMES, type Criterion } from './criteria.ts';
import { SmartObjectPicker } from './smart-object-picker.tsx';

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
          {criterion.label}: you cannot read their names. That needs {criterion.permission}.
        </p>
      ) : criterion.member === 'SmartObjectIds' ? (
        <SmartObjectPicker
          label={criterion.label}
          onChoose={({ object, name }) => add({ Id: object.Id, Name: name })}
        />
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
        // Each choice clears the field.
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
