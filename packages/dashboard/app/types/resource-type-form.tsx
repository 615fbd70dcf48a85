import { formWords } from '../layout/form-words.ts';
import { useState, type ReactElement } from 'react';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ResourceType, ResourceTypeRequest, SmartObjectType } from '@muster/sdk/core';
import { cliLine, flagWords } from '../commands/cli-line.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { Check } from '../layout/check-list.tsx';
import { lwm2mIdFault } from './lwm2m-id.ts';
import { operationsText } from './operations-text.ts';

const OPERATIONS = ['R', 'W', 'RW', 'E', 'RE', 'WE', 'RWE'] as const;
const ACCESS = { R: 'Read', W: 'Write', E: 'Execute' } as const;
const DATA_TYPES = [
  ...['Float', 'Integer', 'UnsignedInteger', 'Boolean', 'String', 'Time', 'Opaque', 'Objlnk'],
  ...['Corelnk', 'None'],
] as readonly ResourceTypeRequest['ResourceDataType'][];

interface Fields {
  readonly id: string;
  readonly name: string;
  readonly operations: (typeof OPERATIONS)[number];
  readonly dataType: ResourceTypeRequest['ResourceDataType'];
  readonly range: string;
  readonly units: string;
  readonly description: string;
  readonly multiple: boolean;
  readonly mandatory: boolean;
  readonly reusable: boolean;
}

const NEW: Fields = {
  ...{ id: '', name: '', operations: 'R', dataType: 'Float', range: '', units: '', description: '' },
  ...{ multiple: false, mandatory: false, reusable: false },
};

const fieldsOf = (resource: ResourceType): Fields => ({
  id: String(resource.TypeId),
  name: resource.Name,
  operations: resource.Operations ?? 'R',
  dataType: resource.ResourceDataType,
  range: resource.Range ?? '',
  units: resource.Units ?? '',
  description: resource.Description ?? '',
  multiple: resource.MultipleInstances,
  mandatory: resource.Mandatory,
  reusable: resource.IsReusable,
});

/** Creates or edits a resource type in a smart object type. */
export function ResourceTypeForm(props: {
  readonly type: SmartObjectType;
  /** The resource type to edit. Absent for a new one. */
  readonly resource?: ResourceType;
  readonly onClose: () => void;
}): ReactElement {
  const { type, resource } = props;
  const { client } = useSession();
  const [fields, setFields] = useState(() => (resource === undefined ? NEW : fieldsOf(resource)));
  const change = (part: Partial<Fields>): void => setFields((latest) => ({ ...latest, ...part }));
  const isNew = resource === undefined;
  const body = bodyOf(fields, type);
  const words = formWords('a resource type', 'resource-types', resource, fields.name);
  return (
    <FormDialog
      {...words}
      cli={cliOf(fields, type, resource)}
      ready={fields.name !== '' && fields.id !== '' && lwm2mIdFault(fields.id) === undefined}
      send={async () => {
        if (isNew) await client.resourceTypes.create(body);
        else await client.resourceTypes.update(resource.Id, body);
      }}
      onClose={props.onClose}
    >
      {!isNew && (
        <p className="dim small">The definition changes for all smart object types that have the resource.</p>
      )}
      <TextInput
        label="Resource ID"
        description="0 to 65534. It cannot be changed later."
        required
        inputMode="numeric"
        disabled={!isNew}
        value={fields.id}
        error={lwm2mIdFault(fields.id)}
        onChange={(event) => change({ id: event.currentTarget.value })}
      />
      <TextInput
        label="Name"
        required
        maxLength={255}
        value={fields.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label="Operations"
        value={fields.operations}
        data={OPERATIONS.map((value) => ({ value, label: operationsText(value) }))}
        onChange={({ currentTarget }) =>
          change({ operations: OPERATIONS.find((one) => one === currentTarget.value) ?? 'R' })
        }
      />
      <NativeSelect
        label="Data type"
        value={fields.dataType}
        data={[...DATA_TYPES]}
        onChange={({ currentTarget }) =>
          change({ dataType: DATA_TYPES.find((one) => one === currentTarget.value) ?? 'Float' })
        }
      />
      <MoreFields fields={fields} onChange={change} />
    </FormDialog>
  );
}

function MoreFields(props: {
  readonly fields: Fields;
  readonly onChange: (part: Partial<Fields>) => void;
}): ReactElement {
  const { fields, onChange } = props;
  return (
    <>
      <TextInput
        label="Range"
        description="Valid values, such as 0..100."
        maxLength={1_000}
        value={fields.range}
        onChange={(event) => onChange({ range: event.currentTarget.value })}
      />
      <TextInput
        label="Units"
        maxLength={64}
        value={fields.units}
        onChange={(event) => onChange({ units: event.currentTarget.value })}
      />
      <Textarea
        label="Description"
        rows={3}
        maxLength={10_000}
        value={fields.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <Check
        label="Multiple instances"
        checked={fields.multiple}
        onChange={(multiple) => onChange({ multiple })}
      />
      <Check
        label="Mandatory"
        description="Every object instance has the resource."
        checked={fields.mandatory}
        onChange={(mandatory) => onChange({ mandatory })}
      />
      <Check
        label="Reusable"
        description="Other objects can use the resource type too."
        checked={fields.reusable}
        onChange={(reusable) => onChange({ reusable })}
      />
    </>
  );
}

const accessOf = ({ operations }: Fields): ResourceTypeRequest['AccessType'] =>
  operations === 'R' || operations === 'W' || operations === 'E' ? ACCESS[operations] : 'All';

function bodyOf(fields: Fields, type: SmartObjectType): ResourceTypeRequest {
  return {
    SmartObjectTypeId: type.Id,
    TypeId: Number(fields.id),
    Name: fields.name,
    AccessType: accessOf(fields),
    Operations: fields.operations,
    ResourceDataType: fields.dataType,
    MultipleInstances: fields.multiple,
    Mandatory: fields.mandatory,
    IsReusable: fields.reusable,
    Range: fields.range,
    Units: fields.units,
    Description: fields.description,
  };
}

function cliOf(fields: Fields, type: SmartObjectType, resource: ResourceType | undefined): string {
  const text = (flag: string, value: string): readonly string[] =>
    value === '' ? [] : flagWords(flag, value);
  return cliLine(
    ...['resource-types', ...(resource === undefined ? ['create'] : ['update', resource.Id])],
    ...[
      '--smart-object-type-id',
      type.Id,
      '--type-id',
      fields.id || 'ID',
      ...flagWords('--name', fields.name || 'NAME'),
    ],
    ...['--access-type', accessOf(fields), '--operations', fields.operations],
    ...['--resource-data-type', fields.dataType],
    ...text('--range', fields.range),
    ...text('--units', fields.units),
    ...text('--description', fields.description),
    ...(fields.multiple ? ['--multiple-instances'] : []),
    ...(fields.mandatory ? ['--mandatory'] : []),
    ...(fields.reusable ? ['--is-reusable'] : []),
  );
}
