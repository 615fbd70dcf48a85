import { useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import type { LocationResource, LocationResourceRequest } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { FileField } from '../layout/file-field.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import './locations.css';
import { ACCEPTED, readPicture, type Picture } from './read-picture.ts';

/** Uploads a map, or changes its name, size or file. */
export function MapForm(props: {
  readonly locationId: string;
  /** Undefined for a new one. */
  readonly map: LocationResource | undefined;
  readonly onSaved?: (id: string) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { map } = props;
  const { client } = useSession();
  const [name, setName] = useState(map?.Name ?? '');
  const [size, setSize] = useState({ width: textOf(map?.Width), height: textOf(map?.Height) });
  const [picture, setPicture] = useState<Picture>();
  const [fault, setFault] = useState<string>();
  const take = async (file: File | undefined): Promise<void> => {
    setFault(undefined);
    setPicture(undefined);
    if (file === undefined) return;
    try {
      const read = await readPicture(file);
      setPicture(read);
      if (read.width > 0) setSize({ width: String(read.width), height: String(read.height) });
      if (name === '') setName(file.name.replace(/\.\w+$/u, '').slice(0, 255));
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  const body = bodyOf({ ...props, name, ...size, picture });
  return (
    <FormDialog
      {...wordsOf(map, name)}
      ready={name !== '' && (map !== undefined || picture !== undefined)}
      send={async () => {
        if (map === undefined) return client.locationResources.create(body);
        await client.locationResources.update(map.Id, body);
        return { Id: map.Id };
      }}
      onAccepted={({ Id }) => props.onSaved?.(Id)}
      onClose={props.onClose}
    >
      <FileField
        label={map === undefined ? 'File' : 'File (only to replace it)'}
        description="SVG, PNG, JPEG, GIF, WebP or a model as binary glTF; at most 1 MiB."
        accept={ACCEPTED}
        onChange={(file) => void take(file)}
      />
      {fault !== undefined && (
        <p role="alert" className="note" data-tone="bad">
          <span>{fault}</span>
        </p>
      )}
      <TextInput
        label="Name"
        required
        maxLength={255}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label="Width"
        description="Positions are between 0 and the width and height, from the top left corner."
        type="number"
        min={1}
        value={size.width}
        onChange={({ currentTarget }) => setSize({ ...size, width: currentTarget.value })}
      />
      <TextInput
        label="Height"
        type="number"
        min={1}
        value={size.height}
        onChange={({ currentTarget }) => setSize({ ...size, height: currentTarget.value })}
      />
    </FormDialog>
  );
}

/** Texts of the dialog, and the command, which reads the body from a file. */
function wordsOf(
  map: LocationResource | undefined,
  name: string,
): Record<'title' | 'action' | 'command' | 'cli', string> {
  const data = ['--data', '@map.json'];
  return map === undefined
    ? {
        title: 'Add a map',
        action: 'Add',
        command: `Add the map ${name}`,
        cli: cliLine('location-resources', 'create', ...data),
      }
    : {
        title: `Edit ${map.Name ?? 'the map'}`,
        action: 'Save',
        command: `Update the map ${name}`,
        cli: cliLine('location-resources', 'update', map.Id, ...data),
      };
}

function bodyOf(form: {
  readonly locationId: string;
  readonly map: LocationResource | undefined;
  readonly name: string;
  readonly width: string;
  readonly height: string;
  readonly picture: Picture | undefined;
}): LocationResourceRequest {
  const { map, picture } = form;
  return {
    ...keptOf(map),
    LocationId: form.locationId,
    Name: form.name,
    ...(picture === undefined ? {} : fileOf(picture)),
    Width: numberOf(form.width),
    Height: numberOf(form.height),
  };
}

/** Members without a field. They are sent, because an update replaces the location resource. */
function keptOf(
  map: LocationResource | undefined,
): Pick<LocationResourceRequest, 'LocationResourceType' | 'MimeType' | 'FileExtension'> {
  if (map === undefined) return { LocationResourceType: 'Map', MimeType: '', FileExtension: '' };
  const kept: Partial<LocationResource> = { ...map };
  // These members are in the response but not in the request.
  delete kept.Size;
  delete kept.Uri;
  const { LocationResourceType, MimeType, FileExtension } = map;
  return { ...kept, LocationResourceType, MimeType, FileExtension };
}

const fileOf = ({
  mimeType,
  extension,
  data,
}: Picture): Pick<
  LocationResourceRequest,
  'LocationResourceType' | 'MimeType' | 'FileExtension' | 'Data'
> => ({
  LocationResourceType: mimeType === 'model/gltf-binary' ? 'ThreeDimensional' : 'Map',
  MimeType: mimeType,
  FileExtension: extension,
  Data: data,
});

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value));
const numberOf = (text: string): number | null => (text === '' ? null : Number(text));
