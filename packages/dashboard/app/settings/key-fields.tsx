import type { ReactElement } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { SettingDataType } from '@muster/sdk/core';
import { Check } from '../layout/check-list.tsx';
import './settings.css';

export const DATA_TYPES = [
  'String',
  'Integer',
  'Boolean',
  'HexString',
] as const satisfies readonly SettingDataType[];

/** A key of a setting category in the form. */
export interface KeyDraft {
  /** Index in the form. */
  readonly draft: number;
  /** ID of a stored key. */
  readonly id?: string;
  readonly name: string;
  readonly type: SettingDataType;
  readonly value: string;
  readonly mandatory: boolean;
  readonly readonly: boolean;
}

/** Fields of one key of a setting category. */
export function KeyFields(props: {
  readonly number: number;
  readonly value: KeyDraft;
  readonly onChange: (value: KeyDraft) => void;
  readonly onRemove: () => void;
}): ReactElement {
  const { number, value, onChange } = props;
  const change = (part: Partial<KeyDraft>): void => onChange({ ...value, ...part });
  return (
    <fieldset className="group-fields">
      <legend>Key {number}</legend>
      <TextInput
        label="Key"
        required
        maxLength={255}
        value={value.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <NativeSelect
        label="Data type"
        value={value.type}
        data={[...DATA_TYPES]}
        onChange={({ currentTarget }) =>
          change({ type: DATA_TYPES.find((one) => one === currentTarget.value) ?? 'String' })
        }
      />
      <TextInput
        label="Default value"
        description="Empty: no value."
        value={value.value}
        onChange={({ currentTarget }) => change({ value: currentTarget.value })}
      />
      <Check
        label="A value is required"
        checked={value.mandatory}
        onChange={(mandatory) => change({ mandatory })}
      />
      <Check
        label="The default value cannot be overridden"
        checked={value.readonly}
        onChange={(readonly) => change({ readonly })}
      />
      <div>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Remove key ${number}`}
          onClick={props.onRemove}
        >
          Remove
        </Button>
      </div>
    </fieldset>
  );
}
