import { useState, type ReactElement } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type {
  Device,
  DeviceTypeListItem,
  JsonPatchOperation,
  SettingCategoryValueRequest,
} from '@muster/sdk/core';
import { useLocation } from 'wouter';
import { cliLine, flagWords } from '../commands/cli-line.ts';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { TagChoice, useTags } from '../layout/tag-choice.tsx';
import { findLocations, lastName } from '../locations/location-paths.ts';
import { useSession } from '../session/session-context.ts';
import {
  credentialKinds,
  initialValues,
  isComplete,
  kindOf,
  type CredentialKind,
} from './credential-kinds.ts';
import { CredentialFields } from './credentials-dialog.tsx';
import { deviceWord } from './device-words.ts';
import { patchOf } from './patch-of.ts';

interface Fields {
  readonly endpoint: string;
  readonly name: string;
  readonly typeId: string;
  /** Empty for the default template of the type. */
  readonly templateId: string;
  readonly location: Choice | undefined;
  readonly gateway: Choice | undefined;
  /** Empty for none. */
  readonly bootstrapServer: string;
  readonly tags: readonly string[];
  /** Category of the credentials to set. Empty for none. */
  readonly security: string;
  readonly credentials: Readonly<Record<string, string>>;
}

const choiceOf = (id: string, name: string | undefined): Choice | undefined =>
  name === undefined ? undefined : { Id: id, Name: name };

function fieldsOf(device: Device | undefined, types: readonly DeviceTypeListItem[]): Fields {
  const usual = types.find(({ Name }) => Name === 'Generic LwM2M') ?? types[0];
  return {
    endpoint: device?.DeviceIdentifier ?? '',
    name: device?.Name ?? '',
    typeId: device?.DeviceTypeId ?? usual?.Id ?? '',
    templateId: device?.DeviceTemplateId ?? '',
    location: device && choiceOf(device.LocationId, device.LocationName),
    gateway: device && choiceOf(device.DataCollectorId, device.DataCollectorName),
    bootstrapServer: device?.BootstrapServerName ?? '',
    tags: device?.TagIds ?? [],
    security: '',
    credentials: {},
  };
}

/** Creates a device with all its properties, or edits one. An edit sends only the changed properties. */
export function DeviceForm(props: {
  /** Undefined for a new one. */
  readonly device?: Device;
  /** Device types to choose from for a new device. */
  readonly types?: readonly DeviceTypeListItem[];
  readonly onClose: () => void;
}): ReactElement {
  const { device, types = [] } = props;
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [fields, setFields] = useState(() => fieldsOf(device, types));
  const change = (part: Partial<Fields>): void => setFields((latest) => ({ ...latest, ...part }));
  const { endpoint, name, typeId, templateId, location, gateway, bootstrapServer, tags } = fields;
  const type = types.find(({ Id }) => Id === typeId);
  const isMqtt = (device?.DeviceStandard ?? type?.DeviceStandard) === 'MQTT';
  const kind = kindOf(fields.security);
  const credentials = kind && { ...initialValues(kind, endpoint), ...fields.credentials };
  const settings = kind && credentials && settingsOf(kind, credentials);
  const isSecure = kind === undefined || (credentials !== undefined && isComplete(kind, credentials));
  const patch = device === undefined ? [] : changesOf(device, fields, settings);
  const words = useCreateWords(fields, type?.Name);
  const isReady =
    device === undefined
      ? endpoint !== ''
      : patch.length > 0 &&
        name !== '' &&
        isKept(device.LocationName, location) &&
        isKept(device.DataCollectorName, gateway);
  const save = async (): Promise<{ readonly Id: string }> => {
    if (device === undefined) return client.devices.create(bodyOf(fields, settings));
    await client.devices.patch(device.Id, [...patch]);
    return device;
  };
  return (
    <FormDialog
      title={device === undefined ? 'Create a device' : 'Edit the device'}
      action={device === undefined ? 'Create' : 'Save'}
      command={device === undefined ? `Create the device ${endpoint}` : `Change the device ${device.Name}`}
      // Shells store command lines in their history, and credentials are secrets.
      cli={
        device === undefined
          ? cliLine(...words, ...(settings === undefined ? [] : ['--data', '@device.json']))
          : cliLine(
              ...['devices', 'patch', deviceWord(device), '--data'],
              settings === undefined ? JSON.stringify(patch) : '@changes.json',
            )
      }
      ready={isReady && isSecure}
      send={save}
      onAccepted={({ Id }) => {
        if (device === undefined) navigate(`/devices/${Id}`);
      }}
      onClose={props.onClose}
    >
      {(faultOf) => (
        <>
          {device === undefined && (
            <TextInput
              label="Endpoint name"
              description="The name that the device registers with."
              required
              maxLength={255}
              value={endpoint}
              error={faultOf('DeviceIdentifier')}
              onChange={({ currentTarget }) => change({ endpoint: currentTarget.value })}
              data-autofocus
            />
          )}
          <TextInput
            label="Name"
            description={device === undefined ? 'Defaults to the endpoint name.' : undefined}
            required={device !== undefined}
            maxLength={255}
            value={name}
            error={faultOf('Name')}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            {...(device === undefined ? {} : { 'data-autofocus': true })}
          />
          {device === undefined && (
            <NativeSelect
              label="Device type"
              value={typeId}
              data={types.map(({ Id, Name }) => ({ value: Id, label: Name }))}
              error={faultOf('DeviceTypeId')}
              onChange={({ currentTarget }) =>
                change({ typeId: currentTarget.value, templateId: '', security: '', credentials: {} })
              }
            />
          )}
          {may('DeviceTemplate.Read') && typeId !== '' && (
            <Templates
              {...{ device, typeId }}
              value={templateId}
              error={faultOf('DeviceTemplateId')}
              onChange={(id) => change({ templateId: id })}
            />
          )}
          {may('Location.Read') && (
            <EntitySelect
              label="Location"
              description={
                device === undefined
                  ? 'Its path, such as Plant/Hall 1. Defaults to the root location.'
                  : 'Its path, such as Plant/Hall 1.'
              }
              operation="locations.paths"
              load={(query, signal) => findLocations(client, query, signal)}
              value={location}
              error={faultOf('LocationId')}
              onChange={(choice) => change({ location: choice })}
            />
          )}
          {may('DataCollector.Read') && (
            <EntitySelect
              label="Gateway"
              description={device === undefined ? 'Defaults to the first gateway of the device network.' : ''}
              operation="dataCollectors.list"
              load={(query, signal) => client.dataCollectors.list({ ...query, Sort: 'Name' }, { signal })}
              value={gateway}
              error={faultOf('DataCollectorId')}
              onChange={(choice) => change({ gateway: choice })}
            />
          )}
          <BootstrapServers
            value={bootstrapServer}
            error={faultOf('BootstrapServerName')}
            onChange={(server) => change({ bootstrapServer: server })}
          />
          {(device === undefined || may('Setting.Update')) && (
            <NativeSelect
              label="Security"
              description={
                device === undefined
                  ? 'Without credentials, the device may register unsecured.'
                  : 'New credentials end the sessions of the device.'
              }
              value={fields.security}
              data={[
                { value: '', label: device === undefined ? 'No credentials' : 'No change' },
                ...credentialKinds
                  .filter(({ category }) => (category === 'MQTT') === isMqtt)
                  .map(({ category, label }) => ({ value: category, label })),
              ]}
              onChange={({ currentTarget }) => change({ security: currentTarget.value, credentials: {} })}
            />
          )}
          {kind !== undefined && credentials !== undefined && (
            <CredentialFields
              kind={kind}
              values={credentials}
              onChange={(values) => change({ credentials: values })}
              faultOf={(key) => {
                const at = settings?.Settings?.findIndex(({ Key }) => Key === key) ?? -1;
                return faultOf(`SettingCategories[0].Settings[${at}].Value`);
              }}
            />
          )}
          {may('Tag.Read') && <TagChoice value={tags} onChange={(ids) => change({ tags: ids })} />}
        </>
      )}
    </FormDialog>
  );
}

/** Whether a property that the device had still has a value. */
const isKept = (before: string | undefined, choice: Choice | undefined): boolean =>
  before === undefined || choice !== undefined;

const settingsOf = (
  kind: CredentialKind,
  values: Readonly<Record<string, string>>,
): SettingCategoryValueRequest => ({
  Name: kind.category,
  Settings: kind.fields
    .map(({ key, type }) => ({ Key: key, DataType: type, Value: values[key] ?? '' }))
    .filter(({ Value }) => Value !== ''),
});

const bodyOf = (fields: Fields, settings: SettingCategoryValueRequest | undefined) => ({
  DeviceIdentifier: fields.endpoint,
  DeviceTypeId: fields.typeId,
  ...(fields.name === '' ? {} : { Name: fields.name }),
  ...(fields.templateId === '' ? {} : { DeviceTemplateId: fields.templateId }),
  ...(fields.location && { LocationId: fields.location.Id }),
  ...(fields.gateway && { DataCollectorId: fields.gateway.Id }),
  ...(fields.bootstrapServer === '' ? {} : { BootstrapServerName: fields.bootstrapServer }),
  ...(fields.tags.length === 0 ? {} : { TagIds: [...fields.tags] }),
  ...(settings && { SettingCategories: [settings] }),
});

function changesOf(
  device: Device,
  fields: Fields,
  settings: SettingCategoryValueRequest | undefined,
): readonly JsonPatchOperation[] {
  const changes = patchOf(
    { ...device, TagIds: device.TagIds ?? [], BootstrapServerName: device.BootstrapServerName ?? '' },
    {
      Name: fields.name,
      LocationId: fields.location?.Id ?? device.LocationId,
      DeviceTemplateId: fields.templateId,
      DataCollectorId: fields.gateway?.Id ?? device.DataCollectorId,
      BootstrapServerName: fields.bootstrapServer,
      TagIds: fields.tags,
    },
  );
  return settings === undefined
    ? changes
    : [...changes, { op: 'add', path: '/SettingCategories', value: [settings] }];
}

/** The words of the command that creates the device, with names instead of IDs. */
function useCreateWords(fields: Fields, typeName: string | undefined): readonly string[] {
  const templates = useTemplates(fields.typeId);
  const tags = useTags();
  const template = templates.find(({ Id }) => Id === fields.templateId);
  const named: readonly (readonly [flag: string, value: string | undefined])[] = [
    ['--device-identifier', fields.endpoint === '' ? 'ENDPOINT' : fields.endpoint],
    ['--name', fields.name],
    ['--device-type', typeName],
    ['--device-template', template?.Name],
    ['--location', fields.location && lastName(fields.location.Name)],
    ['--data-collector', fields.gateway?.Name],
    ['--bootstrap-server-name', fields.bootstrapServer],
    ...fields.tags.map((id) => ['--tag', tags.find(({ Id }) => Id === id)?.Name] as const),
  ];
  return [
    ...['devices', 'create'],
    ...named.flatMap(([flag, value = '']) => (value === '' ? [] : flagWords(flag, value))),
  ];
}

/** The device templates of a type. Empty for keys that cannot read them. */
function useTemplates(typeId: string): readonly Choice[] {
  const { client, may } = useSession();
  const { data = [] } = useQuery({
    queryKey: ['deviceTemplates.listAllByDeviceType', typeId],
    queryFn: ({ signal }) => client.deviceTemplates.listAllByDeviceType(typeId, { signal }),
    enabled: may('DeviceTemplate.Read') && typeId !== '',
  });
  return data;
}

function Templates(props: {
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
function BootstrapServers(props: {
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
