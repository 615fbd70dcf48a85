import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { FieldKind } from '../generated/list-fields.ts';
import { CheckList } from './check-list.tsx';
import {
  isValue,
  OPERATORS,
  operatorsFor,
  relativeOf,
  UNITS,
  type Operator,
  type Term,
  type TermFields,
} from './list-terms.ts';

/** Words of operators for a kind of field. */
const wordOf = (operator: Operator, kind: FieldKind): string =>
  kind === 'time' && operator !== 'exists' ? (operator === 'lt' ? 'before' : 'after') : OPERATORS[operator];

/** Fields to add or change a condition. */
export function TermForm(props: {
  readonly fields: TermFields;
  readonly labelOf: (field: string) => string;
  /** The condition to change. Undefined: a new one. */
  readonly term: Term | undefined;
  readonly onDone: (term: Term) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { fields, labelOf, term } = props;
  const names = offeredFields(fields).sort((one, other) => labelOf(one).localeCompare(labelOf(other)));
  const [field, setField] = useState(() => firstField(names, term));
  const kind = fields[field] ?? 'text';
  const operators = operatorsFor(kind);
  const [chosen, setOperator] = useState<Operator | undefined>(term?.operator);
  const operator = operators.find((one) => one === chosen) ?? operators[0] ?? 'eq';
  const [typed, setValues] = useState<readonly string[]>(term?.values ?? []);
  const values = typed.length > 0 ? typed : defaultValues(kind, operator);
  const needed = operator === 'exists' ? 'boolean' : kind;
  const isReady = values.length > 0 && values.every((value) => isValue(needed, value));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isReady) props.onDone({ field, operator, values });
  };
  return (
    <form className="term-form" aria-label="Filter by a field" onSubmit={submit}>
      <NativeSelect
        label="Field"
        value={field}
        data={names.map((name) => ({ value: name, label: labelOf(name) }))}
        onChange={({ currentTarget: { value } }) => {
          setField(value);
          setOperator(undefined);
          setValues([]);
        }}
      />
      <NativeSelect
        label="Comparison"
        value={operator}
        data={operators.map((value) => ({ value, label: wordOf(value, kind) }))}
        onChange={({ currentTarget: { value } }) => {
          setOperator(operators.find((one) => one === value));
          setValues([]);
        }}
      />
      <TermValue
        // A text keeps its state while it is typed.
        key={`${field} ${operator}`}
        kind={needed}
        isMany={operator === 'in'}
        values={values}
        onChange={setValues}
      />
      <div className="form-buttons">
        <Button variant="default" onClick={props.onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isReady}>
          {term === undefined ? 'Add' : 'Change'}
        </Button>
      </div>
    </form>
  );
}

const firstField = (names: readonly string[], term: Term | undefined): string =>
  term?.field ?? (names.includes('Name') ? 'Name' : (names[0] ?? ''));

/** Omits IDs of entities whose names are fields too. */
const offeredFields = (fields: TermFields): string[] =>
  Object.keys(fields).filter(
    (name) => name === 'Id' || !name.endsWith('Id') || !Object.hasOwn(fields, name.replace(/Id$/, 'Name')),
  );

function defaultValues(kind: FieldKind, operator: Operator): readonly string[] {
  if (operator === 'exists' || kind === 'boolean') return ['true'];
  if (operator === 'in') return [];
  if (typeof kind !== 'string') return kind.slice(0, 1);
  return kind === 'time' ? ['-1d'] : [];
}

function TermValue(props: {
  readonly kind: FieldKind;
  readonly isMany: boolean;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}): ReactElement {
  const { kind, isMany, values, onChange } = props;
  const [first = ''] = values;
  if (kind === 'boolean')
    return (
      <NativeSelect
        label="Value"
        value={first}
        data={[
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ]}
        onChange={({ currentTarget: { value } }) => onChange([value])}
      />
    );
  if (kind === 'time') return <TimeValue value={first} onChange={(value) => onChange([value])} />;
  if (typeof kind !== 'string')
    return isMany ? (
      <CheckList
        label="Values"
        options={kind.map((value) => ({ value, label: value }))}
        chosen={values}
        onChange={onChange}
      />
    ) : (
      <NativeSelect
        label="Value"
        value={first}
        data={[...kind]}
        onChange={({ currentTarget: { value } }) => onChange([value])}
      />
    );
  return <TextValue {...props} />;
}

function TextValue({
  isMany,
  values,
  onChange,
}: {
  readonly isMany: boolean;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}): ReactElement {
  const [text, setText] = useState(values.join(', '));
  const listOf = (typed: string): readonly string[] =>
    typed
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  return (
    <TextInput
      label={isMany ? 'Values, separated by commas' : 'Value'}
      maxLength={2000}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        onChange(isMany ? listOf(value) : [value]);
      }}
    />
  );
}

/** A time before now, such as 2 hours ago, or a date. */
function TimeValue(props: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactElement {
  const relative = relativeOf(props.value);
  const unit = relative?.unit ?? 'date';
  const count = relative?.count ?? 1;
  return (
    <>
      {relative === undefined ? (
        <TextInput
          type="datetime-local"
          label="Time"
          value={localTime(props.value)}
          onChange={({ currentTarget: { value } }) =>
            props.onChange(value === '' ? '' : new Date(value).toISOString())
          }
        />
      ) : (
        <TextInput
          type="number"
          label="Ago"
          min={0}
          max={999_999}
          value={String(count)}
          onChange={({ currentTarget: { value } }) =>
            props.onChange(`-${Math.min(999_999, Math.abs(Math.trunc(Number(value))))}${unit}`)
          }
        />
      )}
      <NativeSelect
        label="Unit of the time"
        value={unit}
        data={[
          ...Object.entries(UNITS).map(([value, label]) => ({ value, label: `${label} ago` })),
          { value: 'date', label: 'Date and time' },
        ]}
        onChange={({ currentTarget: { value } }) =>
          props.onChange(value === 'date' ? '' : `-${count}${value}`)
        }
      />
    </>
  );
}

/** A time for a field of the type `datetime-local`, in the time zone of the browser. */
function localTime(text: string): string {
  const date = new Date(/^\d+$/.test(text) ? Number(text) : text);
  if (text === '' || Number.isNaN(date.getTime())) return '';
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
