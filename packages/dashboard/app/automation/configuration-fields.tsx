import type { ReactElement } from 'react';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { TransformerType } from '@muster/sdk/core';

type Definition = TransformerType['ConfigurationDefinitions'][number];

/** A field for each configuration key of a transformer type. */
export function ConfigurationFields(props: {
  readonly type: TransformerType;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (key: string, value: string) => void;
}): ReactElement {
  return (
    <>
      {props.type.ConfigurationDefinitions.map((definition) => (
        <Field
          key={definition.Key}
          definition={definition}
          value={props.values[definition.Key] ?? ''}
          onChange={(value) => props.onChange(definition.Key, value)}
        />
      ))}
    </>
  );
}

function Field(props: {
  readonly definition: Definition;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactElement {
  const { definition, value, onChange } = props;
  const { Name: label, DefaultValue: preset } = definition;
  const hint = [definition.Description, preset !== undefined && `Default: ${preset}.`, boundsOf(definition)]
    .filter(Boolean)
    .join(' ');
  const shared = { label, required: preset === undefined, ...(hint === '' ? {} : { description: hint }) };
  const options = optionsOf(definition);
  if (options !== undefined)
    return (
      <NativeSelect
        {...shared}
        value={value}
        data={[{ value: '', label: preset === undefined ? 'Choose' : 'Default' }, ...options]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  if (definition.Key === 'Expression')
    return (
      <Textarea
        {...shared}
        className="code"
        rows={3}
        maxLength={4096}
        spellCheck={false}
        placeholder="sources[0].value * 1.8 + 32"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...shared}
      maxLength={4096}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function boundsOf({ MinValue: min, MaxValue: max }: Definition): string | undefined {
  if (min === undefined) return max === undefined ? undefined : `At most ${max}.`;
  return max === undefined ? `At least ${min}.` : `${min} to ${max}.`;
}

function optionsOf({ DataType: type, Options: options }: Definition) {
  if (type === 'Boolean') return ['true', 'false'].map((value) => ({ value, label: value }));
  if (type !== 'Enum') return undefined;
  return (options ?? []).map(({ Id, DisplayName }) => ({ value: Id, label: DisplayName ?? Id }));
}
