import { useState, type ReactElement } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import type {
  Device,
  DeviceTypeListItem,
  JsonPatchOperation,
  SettingCategoryValueRequest,
} from '@muster/sdk/core';
import { useLocation } from 'wouter';
import { cliLine, flagWords } from '../commands/cli-line.ts';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { FormDialog, type FaultOf } from '../layout/form-dialog.tsx';
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
import { BootstrapServers, Templates, useTemplates } from './device-selects.tsx';
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

const noCredentials = { security: '', credentials: {} } as const;

function newFields(types: readonly DeviceTypeListItem[]): Fields {
  const usual = types.find(({ Name }) => Name === 'Generic LwM2M') ?? types[0];
  return {
    ...{ endpoint: '', name: '', typeId: usual?.Id ?? '', templateId: '', bootstrapServer: '', tags: [] },
    ...{ location: undefined, gateway: undefined, ...noCredentials },
  };
}

const fieldsOf = (device: Device): Fields => ({
  endpoint: device.DeviceIdentifier,
  name: device.Name,
  typeId: device.DeviceTypeId,
  templateId: device.DeviceTemplateId,
  location: choiceOf(device.LocationId, device.LocationName),
  gateway: choiceOf(device.DataCollectorId, device.DataCollectorName),
  bootstrapServer: device.BootstrapServerName ?? '',
  tags: device.TagIds ?? [],
  ...noCredentials,
});

interface DeviceFormProps {
  /** Undefined for a new one. */
  readonly device?: Device;
  /** Device types to choose from for a new device. */
  readonly types?: readonly DeviceTypeListItem[];
  readonly onClose: () => void;
}

/** Creates a device with all its properties, or edits one. An edit sends only the changed properties. */
export function DeviceForm({ device, types = [], onClose }: DeviceFormProps): ReactElement {
  const [fields, setFields] = useState(() => (device === undefined ? newFields(types) : fieldsOf(device)));
  const security = securityOf(fields);
  const shared = {
    ...{ fields, security, types, onClose },
    change: (part: Partial<Fields>): void => setFields((latest) => ({ ...latest, ...part })),
  };
  return device === undefined ? <Create {...shared} /> : <Edit {...shared} device={device} />;
}

/** The credentials to set. */
interface Security {
  readonly kind: CredentialKind;
  readonly values: Readonly<Record<string, string>>;
  readonly settings: SettingCategoryValueRequest;
}

function securityOf({ security, endpoint, credentials }: Fields): Security | undefined {
  const kind = kindOf(security);
  if (kind === undefined) return undefined;
  const values = { ...initialValues(kind, endpoint), ...credentials };
  return { kind, values, settings: settingsOf(kind, values) };
}

const isSecurityComplete = (security: Security | undefined): boolean =>
  security === undefined || isComplete(security.kind, security.values);

interface PartProps {
  readonly fields: Fields;
  readonly security: Security | undefined;
  readonly types: readonly DeviceTypeListItem[];
  readonly change: (part: Partial<Fields>) => void;
}

type ShownProps = PartProps & { readonly onClose: () => void };

function Create(props: ShownProps): ReactElement {
  const { fields, security, types, change } = props;
  const { client } = useSession();
  const [, navigate] = useLocation();
  const type = types.find(({ Id }) => Id === fields.typeId);
  const words = useCreateWords(fields, type?.Name);
  return (
    <FormDialog
      title="Create a device"
      action="Create"
      command={`Create the device ${fields.endpoint}`}
      // Shells store command lines in their history, and credentials are secrets.
      cli={cliLine(...words, ...(security === undefined ? [] : ['--data', '@device.json']))}
      ready={fields.endpoint !== '' && isSecurityComplete(security)}
      send={() => client.devices.create(bodyOf(fields, security?.settings))}
      onAccepted={({ Id }) => navigate(`/devices/${Id}`)}
      onClose={props.onClose}
    >
      {(faultOf) => (
        <>
          <TextInput
            label="Endpoint name"
            description="The name that the device registers with."
            required
            maxLength={255}
            value={fields.endpoint}
            error={faultOf('DeviceIdentifier')}
            onChange={({ currentTarget }) => change({ endpoint: currentTarget.value })}
            data-autofocus
          />
          <TextInput
            label="Name"
            description="Defaults to the endpoint name."
            maxLength={255}
            value={fields.name}
            error={faultOf('Name')}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <NativeSelect
            label="Device type"
            value={fields.typeId}
            data={types.map(({ Id, Name }) => ({ value: Id, label: Name }))}
            error={faultOf('DeviceTypeId')}
            onChange={({ currentTarget }) =>
              change({ typeId: currentTarget.value, templateId: '', ...noCredentials })
            }
          />
          <Placement {...props} faultOf={faultOf} />
          <SecurityFields {...props} faultOf={faultOf} standard={type?.DeviceStandard} />
          <Tags {...props} />
        </>
      )}
    </FormDialog>
  );
}

function Edit(props: ShownProps & { readonly device: Device }): ReactElement {
  const { device, fields, security, change } = props;
  const { client, may } = useSession();
  const patch = changesOf(device, fields, security?.settings);
  const isComplete =
    fields.name !== '' &&
    isKept(device.LocationName, fields.location) &&
    isKept(device.DataCollectorName, fields.gateway);
  return (
    <FormDialog
      title="Edit the device"
      action="Save"
      command={`Change the device ${device.Name}`}
      cli={cliLine(
        ...['devices', 'patch', deviceWord(device), '--data'],
        security === undefined ? JSON.stringify(patch) : '@changes.json',
      )}
      ready={patch.length > 0 && isComplete && isSecurityComplete(security)}
      send={() => client.devices.patch(device.Id, [...patch])}
      onClose={props.onClose}
    >
      {(faultOf) => (
        <>
          <TextInput
            label="Name"
            required
            maxLength={255}
            value={fields.name}
            error={faultOf('Name')}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            data-autofocus
          />
          <Placement {...props} faultOf={faultOf} />
          {may('Setting.Update') && (
            <SecurityFields {...props} faultOf={faultOf} standard={device.DeviceStandard} />
          )}
          <Tags {...props} />
        </>
      )}
    </FormDialog>
  );
}

function Tags({ fields, change }: PartProps): ReactElement | null {
  const { may } = useSession();
  return may('Tag.Read') ? <TagChoice value={fields.tags} onChange={(tags) => change({ tags })} /> : null;
}

interface FieldsProps extends PartProps {
  readonly device?: Device;
  readonly faultOf: FaultOf;
}

/** Template, location, gateway and bootstrap server. */
function Placement({ device, fields, change, faultOf }: FieldsProps): ReactElement {
  const { client, may } = useSession();
  const isNew = device === undefined;
  return (
    <>
      {may('DeviceTemplate.Read') && (
        <Templates
          {...{ device, typeId: fields.typeId }}
          value={fields.templateId}
          error={faultOf('DeviceTemplateId')}
          onChange={(templateId) => change({ templateId })}
        />
      )}
      {may('Location.Read') && (
        <EntitySelect
          label="Location"
          description={`Its path, such as Plant/Hall 1.${isNew ? ' Defaults to the root location.' : ''}`}
          operation="locations.paths"
          load={(query, signal) => findLocations(client, query, signal)}
          value={fields.location}
          error={faultOf('LocationId')}
          onChange={(location) => change({ location })}
        />
      )}
      {may('DataCollector.Read') && (
        <EntitySelect
          label="Gateway"
          description={isNew ? 'Defaults to the first gateway of the device network.' : ''}
          operation="dataCollectors.list"
          load={(query, signal) => client.dataCollectors.list({ ...query, Sort: 'Name' }, { signal })}
          value={fields.gateway}
          error={faultOf('DataCollectorId')}
          onChange={(gateway) => change({ gateway })}
        />
      )}
      <BootstrapServers
        value={fields.bootstrapServer}
        error={faultOf('BootstrapServerName')}
        onChange={(bootstrapServer) => change({ bootstrapServer })}
      />
    </>
  );
}

function SecurityFields(
  props: FieldsProps & { readonly standard: Device['DeviceStandard'] | undefined },
): ReactElement {
  const { fields, security, change, faultOf } = props;
  const isNew = props.device === undefined;
  const offered = credentialKinds.filter(
    ({ category }) => (category === 'MQTT') === (props.standard === 'MQTT'),
  );
  return (
    <>
      <NativeSelect
        label="Security"
        description={
          isNew
            ? 'Without credentials, the device may register unsecured.'
            : 'New credentials end the sessions of the device.'
        }
        value={fields.security}
        data={[
          { value: '', label: isNew ? 'No credentials' : 'No change' },
          ...offered.map(({ category, label }) => ({ value: category, label })),
        ]}
        onChange={({ currentTarget }) => change({ security: currentTarget.value, credentials: {} })}
      />
      {security !== undefined && (
        <CredentialFields
          kind={security.kind}
          values={security.values}
          onChange={(credentials) => change({ credentials })}
          faultOf={(key) => {
            const at = security.settings.Settings?.findIndex(({ Key }) => Key === key);
            return faultOf(`SettingCategories[0].Settings[${at ?? 0}].Value`);
          }}
        />
      )}
    </>
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
