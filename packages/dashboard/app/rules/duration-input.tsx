import type { ReactElement } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';

const units = [
  { value: '1', label: 'seconds' },
  { value: '60', label: 'minutes' },
  { value: '3600', label: 'hours' },
  { value: '86400', label: 'days' },
];

/** A number and its unit of time. */
export const DurationInput = (props: {
  readonly label: string;
  readonly count: string;
  /** Unit in seconds. */
  readonly unit: number;
  readonly onChange: (count: string, unit: number) => void;
}): ReactElement => (
  <div className="duration">
    <TextInput
      label={props.label}
      required
      inputMode="decimal"
      maxLength={12}
      value={props.count}
      onChange={(event) => props.onChange(event.currentTarget.value, props.unit)}
    />
    <NativeSelect
      aria-label={`Unit of ${props.label.toLowerCase()}`}
      value={String(props.unit)}
      data={units}
      onChange={(event) => props.onChange(props.count, Number(event.currentTarget.value))}
    />
  </div>
);
