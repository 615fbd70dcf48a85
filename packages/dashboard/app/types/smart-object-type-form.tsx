import { formWords } from '../layout/form-words.ts';
import { useState, type ReactElement } from 'react';
import { Textarea, TextInput } from '@mantine/core';
import type { SmartObjectType, SmartObjectTypeRequest } from '@muster/sdk/core';
import { useLocation } from 'wouter';
import { cliLine, flagWords } from '../commands/cli-line.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { Check } from '../layout/check-list.tsx';
import { lwm2mIdFault } from './lwm2m-id.ts';

interface Fields {
  readonly name: string;
  readonly objectId: string;
  /** Undefined: the URN of private objects with the object ID. */
  readonly urn?: string;
  readonly description: string;
  readonly multiple: boolean;
}

/** Creates or edits a smart object type. */
export function SmartObjectTypeForm(props: {
  /** The smart object type to edit. Absent for a new one. */
  readonly type?: SmartObjectType;
  readonly onClose: () => void;
}): ReactElement {
  const { type } = props;
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [fields, setFields] = useState(() => fieldsOf(type));
  const change = (part: Partial<Fields>): void => setFields((latest) => ({ ...latest, ...part }));
  const body = bodyOf(fields);
  const words = formWords('a smart object type', 'smart-object-types', type, fields.name);
  return (
    <FormDialog
      {...words}
      cli={cliOf(body, fields, type)}
      ready={isComplete(fields)}
      send={async () => {
        if (type === undefined) return (await client.smartObjectTypes.create(body)).Id;
        await client.smartObjectTypes.update(type.Id, body);
        return type.Id;
      }}
      onAccepted={(id) => {
        if (type === undefined && may('SmartObjectType.Read')) navigate(`/smart-object-types/${id}`);
      }}
      onClose={props.onClose}
    >
      <TextInput
        label="Name"
        required
        maxLength={255}
        value={fields.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        data-autofocus
      />
      <TextInput
        label="Object ID"
        description="0 to 65534. It cannot be changed later."
        required
        inputMode="numeric"
        disabled={type !== undefined}
        value={fields.objectId}
        error={lwm2mIdFault(fields.objectId)}
        onChange={(event) => change({ objectId: event.currentTarget.value })}
      />
      <TextInput
        label="URN"
        description="A version other than 1.0 is its last part."
        required
        maxLength={255}
        value={body.ObjectUrn}
        onChange={(event) => change({ urn: event.currentTarget.value })}
      />
      <Textarea
        label="Description"
        rows={3}
        maxLength={10_000}
        value={fields.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <Check
        label="A device can have several instances"
        checked={fields.multiple}
        onChange={(multiple) => change({ multiple })}
      />
    </FormDialog>
  );
}

function fieldsOf(type: SmartObjectType | undefined): Fields {
  if (type === undefined) return { name: '', objectId: '', description: '', multiple: false };
  return {
    name: type.Name,
    objectId: String(type.TypeId),
    urn: type.ObjectUrn,
    description: type.Description,
    multiple: type.MultipleInstances,
  };
}

const isComplete = ({ name, objectId, urn }: Fields): boolean =>
  name !== '' && objectId !== '' && lwm2mIdFault(objectId) === undefined && urn !== '';

const bodyOf = ({ name, objectId, urn, description, multiple }: Fields): SmartObjectTypeRequest => ({
  Name: name,
  TypeId: Number(objectId),
  ObjectUrn: urn ?? `urn:oma:lwm2m:x:${objectId}`,
  Description: description,
  MultipleInstances: multiple,
});

function cliOf(
  body: SmartObjectTypeRequest,
  { objectId, description, multiple }: Fields,
  type: SmartObjectType | undefined,
): string {
  return cliLine(
    ...['smart-object-types', ...(type === undefined ? ['create'] : ['update', type.Id])],
    ...flagWords('--name', body.Name || 'NAME'),
    ...['--type-id', objectId || 'ID'],
    ...flagWords('--object-urn', body.ObjectUrn),
    ...(description === '' ? [] : flagWords('--description', description)),
    ...(multiple ? ['--multiple-instances'] : []),
  );
}
