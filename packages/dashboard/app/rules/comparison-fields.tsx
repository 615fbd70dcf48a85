import type { ReactElement } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import type { RuleOperator } from '@muster/sdk/core';
import { fieldsOf, operatorChoices, type ComparisonDraft, type ValueKind } from './operators.ts';

/** An operator and its limits. */
export function ComparisonFields(props: {
  /** Label of the operator, such as `Raise when the value`. */
  readonly label: string;
  readonly kind: ValueKind;
  readonly unit: string;
  readonly value: ComparisonDraft;
  readonly onChange: (value: ComparisonDraft) => void;
}): ReactElement {
  const { label, kind, unit, value, onChange } = props;
  const fields = fieldsOf(value.operator);
  const unitLabel = unit === '' ? '' : ` (${unit})`;
  const number = (name: string, typed: string, set: (typed: string) => ComparisonDraft): ReactElement => (
    <TextInput
      label={name}
      required
      inputMode="decimal"
      maxLength={30}
      value={typed}
      error={typed !== '' && !Number.isFinite(Number(typed)) ? 'This is not a number.' : undefined}
      onChange={(event) => onChange(set(event.currentTarget.value))}
    />
  );
  return (
    <div className="comparison">
      <NativeSelect
        label={label}
        value={value.operator}
        data={operatorChoices(kind)}
        onChange={({ currentTarget }) =>
          onChange({ ...value, operator: currentTarget.value as RuleOperator })
        }
      />
      {fields === 'limit' &&
        number(`Limit${unitLabel}`, value.min || value.max, (min) => ({ ...value, min, max: '' }))}
      {fields === 'range' && (
        <>
          {number(`From${unitLabel}`, value.min, (min) => ({ ...value, min }))}
          {number(`To${unitLabel}`, value.max, (max) => ({ ...value, max }))}
        </>
      )}
      {fields === 'text' && (
        <TextInput
          label="Text"
          required
          maxLength={1_000}
          value={value.text}
          onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
