import { useState, type ReactElement } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Device, JsonPatchOperation } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { TagChoice } from '../layout/tag-choice.tsx';
import { useSession } from '../session/session-context.ts';
import { deviceWord } from './device-words.ts';
import { patchOf } from './patch-of.ts';

/** Edits the properties of a device. Sends only the changed ones. */
export function EditDevice(props: { readonly device: Device; readonly onClose: () => void }): ReactElement {
  const { device, onClose } = props;
  const { client, may } = useSession();
  const [name, setName] = useState(device.Name);
  const [location, setLocation] = useState<Choice | undefined>(() =>
    device.LocationName === undefined ? undefined : { Id: device.LocationId, Name: device.LocationName },
  );
  const [template, setTemplate] = useState(device.DeviceTemplateId);
  const [tags, setTags] = useState<readonly string[]>(device.TagIds ?? []);
  const patch: readonly JsonPatchOperation[] = patchOf(device, {
    Name: name,
    LocationId: location?.Id ?? device.LocationId,
    DeviceTemplateId: template,
    TagIds: tags,
  });
  return (
    <FormDialog
      title="Edit the device"
      action="Save"
      command={`Change the device ${device.Name}`}
      cli={cliLine('devices', 'patch', deviceWord(device), '--data', JSON.stringify(patch))}
      ready={patch.length > 0 && name !== ''}
      send={() => client.devices.patch(device.Id, [...patch])}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        required
        maxLength={255}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      {may('Location.Read') && (
        <EntitySelect
          label="Location"
          operation="locations.list"
          load={(query, signal) => client.locations.list({ ...query, Sort: 'Name' }, { signal })}
          value={location}
          onChange={setLocation}
        />
      )}
      {may('DeviceTemplate.Read') && <Templates device={device} value={template} onChange={setTemplate} />}
      {may('Tag.Read') && <TagChoice value={tags} onChange={setTags} />}
    </FormDialog>
  );
}

function Templates(props: {
  readonly device: Device;
  readonly value: string;
  readonly onChange: (id: string) => void;
}): ReactElement {
  const { device } = props;
  const { client } = useSession();
  const { data = [] } = useQuery({
    queryKey: ['deviceTemplates.listAllByDeviceType', device.DeviceTypeId],
    queryFn: ({ signal }) => client.deviceTemplates.listAllByDeviceType(device.DeviceTypeId, { signal }),
  });
  const known = data.map(({ Id, Name }) => ({ value: Id, label: Name }));
  const current = {
    value: device.DeviceTemplateId,
    label: device.DeviceTemplateName ?? device.DeviceTemplateId,
  };
  return (
    <NativeSelect
      label="Device template"
      description="Its settings and resource attributes apply to the device."
      value={props.value}
      data={known.some(({ value }) => value === current.value) ? known : [current, ...known]}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
