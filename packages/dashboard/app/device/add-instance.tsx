import { useState, type ReactElement } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Device, ResourceType } from '@muster/sdk/core';
import { cliLine, flagWords, nameWord } from '../commands/cli-line.ts';
import { EntitySelect } from '../layout/entity-select.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { Icon } from '../layout/icon.tsx';
import { ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { findObjects, type ObjectChoice } from '../types/object-label.ts';
import { deviceWord } from './device-words.ts';
import { instancePath } from './resource-row.ts';
import { ValueInput } from './value-input.tsx';

interface AddInstanceProps {
  readonly device: Device;
  /** Called with the path of the new object instance. */
  readonly onAdded: (path: string) => void;
}

/** Adds an object instance to a device, with the values that every instance must have. */
export function AddInstance(props: AddInstanceProps): ReactElement | null {
  const { may } = useSession();
  const [adding, setAdding] = useState(false);
  const isPossible = props.device.DeviceStandard === 'LWM2M';
  if (!isPossible || !may('SmartObject.Create') || !may('SmartObjectType.Read')) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Icon name="plus" size={14} />}
        onClick={() => setAdding(true)}
      >
        Add an object instance
      </Button>
      {adding && <Form {...props} onClose={() => setAdding(false)} />}
    </>
  );
}

function Form({
  device,
  onAdded,
  onClose,
}: AddInstanceProps & { readonly onClose: () => void }): ReactElement {
  const { client } = useSession();
  const [object, setObject] = useState<ObjectChoice>();
  const [number, setNumber] = useState('');
  const [label, setLabel] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const id = object?.Id ?? '';
  const type = useQuery({
    queryKey: ['smartObjectTypes.get', id],
    queryFn: ({ signal }) => client.smartObjectTypes.get(id, { signal }),
    enabled: id !== '',
  });
  const fields = type.data?.ResourceTypes.filter(hasInitialValue) ?? [];
  const values = fields.flatMap((field) => {
    const Value = typed[field.Id] ?? (field.ResourceDataType === 'Boolean' ? 'false' : '');
    return Value === '' ? [] : [{ ResourceTypeId: field.Id, Value }];
  });
  return (
    <FormDialog
      title="Add an object instance"
      action="Add"
      command={`Add an instance of ${object?.Name ?? 'an object'} to ${device.Name}`}
      cli={cliLine(
        ...['smart-objects', 'create', ...flagWords('--device', deviceWord(device))],
        ...['--smart-object-type', type.data === undefined ? 'TYPE' : nameWord(type.data)],
        ...(number === '' ? [] : ['--instance-number', number]),
        ...(label === '' ? [] : flagWords('--label', label)),
        ...(values.length === 0 ? [] : ['--resource-values', JSON.stringify(values)]),
      )}
      ready={type.data !== undefined && values.length === fields.length}
      send={async () => {
        const body = {
          ...{ DeviceId: device.Id, SmartObjectTypeId: id, ResourceValues: values },
          ...(number === '' ? {} : { InstanceNumber: Number(number) }),
          ...(label === '' ? {} : { Label: label }),
        };
        const { data, headers } = await client.smartObjects.create(body).withResponse();
        return { id: data.Id, activityId: headers.get('X-Activity-Id') ?? undefined };
      }}
      onAccepted={(made) => {
        void client.smartObjects.get(made.id).then(
          (one) => onAdded(instancePath(one)),
          () => undefined,
        );
      }}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <EntitySelect
            label="Object"
            description="By its name or the number of the object, such as Temperature."
            required
            operation="smartObjectTypes.list"
            load={(query, signal) => findObjects(client, query, signal)}
            value={object}
            onChange={(choice) => {
              setObject(choice);
              setTyped({});
            }}
          />
          <TextInput
            label="Instance"
            description="0 to 65534. Defaults to the lowest free number."
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={5}
            value={number}
            error={faultOf('InstanceNumber')}
            onChange={({ currentTarget }) => setNumber(currentTarget.value)}
          />
          <TextInput
            label="Label"
            maxLength={255}
            value={label}
            error={faultOf('Label')}
            onChange={({ currentTarget }) => setLabel(currentTarget.value)}
          />
          {id !== '' && type.isPending && <Loading what="the resources of the object" />}
          {type.isError && <ErrorNote error={type.error} />}
          {fields.map((field) => (
            <ValueInput
              key={field.Id}
              label={`${field.Name} (${field.TypeId})`}
              type={field.ResourceDataType}
              range={field.Range}
              unit={field.Units}
              required
              value={typed[field.Id] ?? ''}
              error={faultOf(
                `ResourceValues[${values.findIndex(({ ResourceTypeId }) => ResourceTypeId === field.Id)}].Value`,
              )}
              onChange={(value) => setTyped({ ...typed, [field.Id]: value })}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}

/** Whether every new instance needs a value of the resource. Devices know the values that servers cannot write. */
const hasInitialValue = ({ Mandatory, Operations }: ResourceType): boolean =>
  Mandatory && Operations?.includes('W') === true;
