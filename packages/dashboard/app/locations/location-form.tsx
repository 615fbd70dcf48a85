import { useId, useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LocationRequest, LocationResponse } from '@muster/sdk/core';
import { useLocation } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { TagChoice } from '../layout/tag-choice.tsx';
import { useSession } from '../session/session-context.ts';

interface Fields {
  readonly name: string;
  readonly externalId: string;
  readonly timeZone: string;
  readonly type: string;
  readonly tags: readonly string[];
}

const fieldsOf = (location: LocationResponse | undefined): Fields => ({
  name: location?.Name ?? '',
  externalId: location?.ExternalId ?? '',
  timeZone: location?.TimeZone ?? '',
  type: location?.LocationType === undefined ? '' : String(location.LocationType),
  tags: (location?.Tags ?? []).filter(({ IsInherited }) => !IsInherited).map(({ Id }) => Id),
});

/** Creates, renames or moves a location. */
export function LocationForm(props: {
  /** Undefined for a new one. */
  readonly location: LocationResponse | undefined;
  /** The parent location. Undefined for the root location; for a new location, means the root location. */
  readonly parent: Choice | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const { location } = props;
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [fields, setFields] = useState(() => fieldsOf(location));
  const [parent, setParent] = useState(props.parent);
  const change = (part: Partial<Fields>): void => setFields((latest) => ({ ...latest, ...part }));
  const isNew = location === undefined;
  const isRoot = !isNew && location.ParentLocationId === undefined;
  const body = bodyOf(fields, parent);
  return (
    <FormDialog
      title={isNew ? 'Create a location' : `Edit ${location.Name}`}
      action={isNew ? 'Create' : 'Save'}
      command={`${isNew ? 'Create' : 'Update'} the location ${fields.name}`}
      cli={cliLine('locations', ...(isNew ? ['create'] : ['update', location.Id]), ...flagsOf(body))}
      ready={fields.name !== ''}
      send={async () => {
        if (isNew) return client.locations.create(body);
        await client.locations.update(location.Id, body);
        return { Id: location.Id };
      }}
      onAccepted={({ Id }) => {
        if (isNew) navigate(`/locations/${Id}`);
      }}
      onClose={props.onClose}
    >
      <TextInput
        label="Name"
        required
        maxLength={255}
        value={fields.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        data-autofocus
      />
      {!isRoot && (
        <EntitySelect
          label="Parent location"
          description={isNew ? 'Defaults to the root location.' : 'Another parent moves the location.'}
          operation="locations.list"
          load={(query, signal) => client.locations.list(query, { signal })}
          value={parent}
          onChange={setParent}
        />
      )}
      <TextInput
        label="External ID"
        description="ID of the location in another system."
        maxLength={255}
        value={fields.externalId}
        onChange={({ currentTarget }) => change({ externalId: currentTarget.value })}
      />
      <TimeZoneField value={fields.timeZone} onChange={(timeZone) => change({ timeZone })} />
      <TextInput
        label="Type"
        description="A number with a meaning in your application."
        type="number"
        step={1}
        value={fields.type}
        onChange={({ currentTarget }) => change({ type: currentTarget.value })}
      />
      {may('Tag.Read') && <TagChoice value={fields.tags} onChange={(tags) => change({ tags })} />}
    </FormDialog>
  );
}

function TimeZoneField(props: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactElement {
  const { client } = useSession();
  const list = useId();
  const zones = useQuery({
    queryKey: ['timeZones.list'],
    queryFn: ({ signal }) => client.timeZones.list({ signal }),
    staleTime: Infinity,
  });
  return (
    <>
      <TextInput
        label="Time zone"
        description="A name such as Europe/Stockholm."
        maxLength={64}
        list={list}
        autoComplete="off"
        value={props.value}
        onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      />
      <datalist id={list}>
        {zones.data?.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}

const bodyOf = (fields: Fields, parent: Choice | undefined): LocationRequest => ({
  Name: fields.name,
  ...(parent === undefined ? {} : { ParentLocationId: parent.Id }),
  ExternalId: fields.externalId === '' ? null : fields.externalId,
  TimeZone: fields.timeZone === '' ? null : fields.timeZone,
  LocationType: fields.type === '' ? null : Number(fields.type),
  TagIds: [...fields.tags],
});

function flagsOf(body: LocationRequest): readonly string[] {
  const flag = (name: string, value: string | number | null | undefined): readonly string[] =>
    value === null || value === undefined ? [] : [`--${name}=${value}`];
  return [
    `--name=${body.Name || 'NAME'}`,
    ...flag('parent-location-id', body.ParentLocationId),
    ...flag('external-id', body.ExternalId),
    ...flag('time-zone', body.TimeZone),
    ...flag('location-type', body.LocationType),
    ...(body.TagIds ?? []).map((id) => `--tag-ids=${id}`),
  ];
}
