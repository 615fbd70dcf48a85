import { formWords } from '../layout/form-words.ts';
import { useState, type ReactElement } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import type { DeviceType, DeviceTypeRequest } from '@muster/sdk/core';
import { useLocation } from 'wouter';
import { cliLine, flagWords, nameWord } from '../commands/cli-line.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { ObjectInstances, type InstanceDraft } from './object-instances.tsx';
import { objectLabel } from './object-label.ts';
import { DISCOVERY_CHOICES } from './discovery-choices.ts';
import { STANDARD_CHOICES, STANDARDS } from './standards.ts';

interface Draft extends InstanceDraft {
  /** ID of an existing instance. */
  readonly id?: string;
  readonly label: string;
}

interface Fields {
  readonly name: string;
  readonly standard: (typeof STANDARDS)[number];
  readonly hardware: string;
  readonly discovery: DeviceType['Discovery'];
  readonly instances: readonly Draft[];
}

/** Creates or edits a device type. */
export function DeviceTypeForm(props: {
  /** The device type to edit. Absent for a new one. */
  readonly type?: DeviceType;
  readonly onClose: () => void;
}): ReactElement {
  const { type } = props;
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [fields, setFields] = useState(() => fieldsOf(type));
  const change = (part: Partial<Fields>): void => setFields((latest) => ({ ...latest, ...part }));
  const body = bodyOf(fields);
  const words = formWords('a device type', 'device-types', type, fields.name);
  return (
    <FormDialog
      {...words}
      cli={cliOf(body, type)}
      ready={fields.name !== '' && isNumber(fields.hardware)}
      send={async () => {
        if (type === undefined) return (await client.deviceTypes.create(body)).Id;
        await client.deviceTypes.update(type.Id, body);
        return type.Id;
      }}
      onAccepted={(id) => {
        if (type === undefined && may('DeviceType.Read')) navigate(`/device-types/${id}`);
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
      <NativeSelect
        label="Protocol"
        value={fields.standard}
        data={STANDARD_CHOICES}
        onChange={({ currentTarget }) =>
          change({ standard: STANDARDS.find((one) => one === currentTarget.value) ?? 'LWM2M' })
        }
      />
      <TextInput
        label="Hardware type"
        description="A number that you define. Optional."
        inputMode="numeric"
        value={fields.hardware}
        error={isNumber(fields.hardware) ? undefined : 'A whole number from 0.'}
        onChange={(event) => change({ hardware: event.currentTarget.value })}
      />
      <NativeSelect
        label="Discover devices when they register"
        description="The service then asks which resources they have."
        value={fields.discovery}
        data={DISCOVERY_CHOICES}
        onChange={({ currentTarget }) =>
          change({
            discovery: DISCOVERY_CHOICES.find(({ value }) => value === currentTarget.value)?.value ?? 'never',
          })
        }
      />
      {may('SmartObjectType.Read') && (
        <ObjectInstances<Draft>
          instances={fields.instances}
          onChange={(instances) => change({ instances })}
          make={(instance) => ({ ...instance, label: '' })}
          field={({ label }, changeDraft) => (
            <TextInput
              aria-label="Label"
              placeholder="Label"
              size="xs"
              maxLength={255}
              value={label}
              onChange={(event) => changeDraft({ label: event.currentTarget.value })}
            />
          )}
        />
      )}
    </FormDialog>
  );
}

const isNumber = (text: string): boolean => /^\d{0,10}$/.test(text);

function fieldsOf(type: DeviceType | undefined): Fields {
  if (type === undefined)
    return { name: '', standard: 'LWM2M', hardware: '', discovery: 'never', instances: [] };
  return {
    name: type.Name,
    standard: type.DeviceStandard,
    hardware: String(type.HardwareTypeId ?? ''),
    discovery: type.Discovery,
    instances: type.SmartObjectTypeInstanceIds.map((one) => ({
      id: one.Id,
      typeId: one.SmartObjectTypeId,
      object: one.SmartObjectType === undefined ? one.SmartObjectTypeId : objectLabel(one.SmartObjectType),
      instanceId: one.InstanceId,
      label: one.Label ?? '',
    })),
  };
}

const bodyOf = ({ name, standard, hardware, discovery, instances }: Fields): DeviceTypeRequest => ({
  Name: name,
  DeviceStandard: standard,
  ...(hardware === '' ? {} : { HardwareTypeId: Number(hardware) }),
  Discovery: discovery,
  SmartObjectTypeInstanceIds: instances.map(({ id, typeId, instanceId, label }) => ({
    ...(id === undefined ? {} : { Id: id }),
    SmartObjectTypeId: typeId,
    InstanceId: instanceId,
    ...(label === '' ? {} : { Label: label }),
  })),
});

function cliOf(body: DeviceTypeRequest, type: DeviceType | undefined): string {
  return cliLine(
    ...['device-types', ...(type === undefined ? ['create'] : ['update', nameWord(type)])],
    ...flagWords('--name', body.Name || 'NAME'),
    ...['--device-standard', body.DeviceStandard ?? 'LWM2M'],
    ...(body.HardwareTypeId === undefined ? [] : ['--hardware-type-id', String(body.HardwareTypeId)]),
    ...['--discovery', body.Discovery ?? 'never'],
    ...['--smart-object-type-instance-ids', JSON.stringify(body.SmartObjectTypeInstanceIds)],
  );
}
