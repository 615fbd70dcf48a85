import type { ReactElement } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ResourceAttributeDefinition, SmartObjectType } from '@muster/sdk/core';
import type { AttributeDraft } from './attribute-drafts.ts';

/** A row of the form: an attribute, its place and its value. */
export function AttributeRow(props: {
  /** Number of the row, starting at 1. */
  readonly number: number;
  readonly draft: AttributeDraft;
  readonly definition: ResourceAttributeDefinition | undefined;
  readonly definitions: readonly ResourceAttributeDefinition[];
  readonly type: SmartObjectType;
  /** The reason why the service refused the row. */
  readonly fault: string | undefined;
  readonly onChange: (part: Partial<AttributeDraft>) => void;
  readonly onRemove: () => void;
}): ReactElement {
  const { draft, definition, type, fault, onChange } = props;
  const units = definition?.Units === undefined ? '' : ` (${definition.Units})`;
  return (
    <div className="types-attribute" role="group" aria-label={`Attribute ${props.number}`}>
      <NativeSelect
        label="Attribute"
        value={draft.definitionId}
        data={props.definitions.map(({ Id, Name }) => ({ value: Id, label: Name }))}
        onChange={(event) => onChange({ definitionId: event.currentTarget.value })}
      />
      <NativeSelect
        label="Resource"
        value={draft.resource}
        data={placesOf(type, definition)}
        onChange={(event) => onChange({ resource: event.currentTarget.value })}
      />
      <TextInput
        label="Instance"
        placeholder="all"
        inputMode="numeric"
        value={draft.instance}
        onChange={(event) => onChange({ instance: event.currentTarget.value })}
      />
      <TextInput
        label={`Value${units}`}
        required
        maxLength={64}
        inputMode={definition?.DataType === 'Float' ? 'decimal' : 'numeric'}
        value={draft.value}
        error={fault}
        onChange={(event) => onChange({ value: event.currentTarget.value })}
      />
      <Button variant="default" aria-label={`Remove attribute ${props.number}`} onClick={props.onRemove}>
        Remove
      </Button>
      {definition !== undefined && <p className="dim small">{hintOf(definition)}</p>}
    </div>
  );
}

const forms: Readonly<Record<string, string>> = {
  Integer: 'A whole number.',
  Float: 'A number.',
  Boolean: '0 or 1.',
};

const hintOf = ({ Description, DataType, LwM2MVersion }: ResourceAttributeDefinition): string =>
  [Description, forms[DataType], `From LwM2M ${LwM2MVersion}.`].filter(Boolean).join(' ');

/** Attributes belong to readable resources. Some can only be set on resources. */
function placesOf(type: SmartObjectType, definition: ResourceAttributeDefinition | undefined) {
  const resources = type.ResourceTypes.filter(({ Operations }) => Operations?.includes('R') === true);
  return [
    {
      value: '',
      label: definition?.IsResourceOnly === true ? 'Choose a resource' : 'All resources of the object',
    },
    ...resources.map(({ Id, TypeId, Name }) => ({ value: Id, label: `${TypeId} ${Name}` })),
  ];
}
