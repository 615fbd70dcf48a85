import type { ReactElement } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';

/** Hints for entering values, keyed by data type. */
const hints: Readonly<Record<string, string>> = {
  Integer: 'A whole number.',
  Float: 'A number, such as 21.5.',
  Time: 'Seconds since 1970, or a date-time such as 2026-11-23T12:00:00Z.',
  Opaque: 'Bytes in base64.',
  Objlnk: 'OBJECT:INSTANCE, such as 3303:0.',
};

/** A field for a value of an LwM2M data type. An empty Boolean is false. */
export function ValueInput(props: {
  readonly label: string;
  /** LwM2M data type. */
  readonly type: string;
  readonly range?: string | undefined;
  readonly unit?: string | undefined;
  /** Whether the browser refuses an empty text. */
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}): ReactElement {
  const { label, type, range = '', unit = '', value, error, onChange } = props;
  const focus = props.autoFocus === true ? { 'data-autofocus': true } : {};
  if (type === 'Boolean')
    return (
      <NativeSelect
        {...{ label, error, ...focus }}
        data={['false', 'true']}
        value={value === '' ? 'false' : value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  const hint = [hints[type], range !== '' && `Range: ${range}.`, unit !== '' && `Unit: ${unit}.`]
    .filter(Boolean)
    .join(' ');
  return (
    <TextInput
      {...{ label, value, error, ...focus }}
      description={hint === '' ? undefined : hint}
      required={props.required === true}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
