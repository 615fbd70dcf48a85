import type { ReactElement } from 'react';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Device } from '@muster/sdk/core';
import type { Choice } from '../layout/choice-labels.ts';
import { useSession } from '../session/session-context.ts';

/** The device templates of a type. Empty for keys that cannot read them. */
export function useTemplates(typeId: string): readonly Choice[] {
  const { client, may } = useSession();
  const { data = [] } = useQuery({
    queryKey: ['deviceTemplates.listAllByDeviceType', typeId],
    queryFn: ({ signal }) => client.deviceTemplates.listAllByDeviceType(typeId, { signal }),
    enabled: may('DeviceTemplate.Read') && typeId !== '',
  });
  return data;
}

/** Chooses a device template of a type. */
export function Templates(props: {
  readonly device: Device | undefined;
  readonly typeId: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}): ReactElement {
  const { device } = props;
  const known = useTemplates(props.typeId).map(({ Id, Name }) => ({ value: Id, label: Name }));
  const usual = {
    value: device?.DeviceTemplateId ?? '',
    label: device?.DeviceTemplateName ?? 'Default of the type',
  };
  return (
    <NativeSelect
      label="Device template"
      description="Its settings and resource attributes apply to the device."
      value={props.value}
      error={props.error}
      data={known.some(({ value }) => value === usual.value) ? known : [usual, ...known]}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  );
}

/** Bootstrap servers of the device network. Shown if there are any. */
export function BootstrapServers(props: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (name: string) => void;
}): ReactElement | null {
  const { client } = useSession();
  const { data = [] } = useQuery({
    queryKey: ['devices.bootstrapServerNames'],
    queryFn: ({ signal }) => client.devices.bootstrapServerNames({ signal }),
  });
  const names = data.includes(props.value) || props.value === '' ? data : [props.value, ...data];
  if (names.length === 0) return null;
  return (
    <NativeSelect
      label="Bootstrap server"
      value={props.value}
      error={props.error}
      data={[{ value: '', label: 'None' }, ...names]}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  );
}
