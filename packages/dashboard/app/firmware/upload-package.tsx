import { useState, type ReactElement } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import { useLocation } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { FileField } from '../layout/file-field.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { EmptyState } from '../layout/notes.tsx';
import { Dialog } from '../layout/dialog.tsx';
import { useSession } from '../session/session-context.ts';
import type { TypeChoice } from '../devices/device-types.ts';
import { packageName, sizeText } from './package-words.ts';
import './firmware.css';

/** Uploads a file for the devices of a type. The upload continues after the dialog is closed. */
export function UploadPackage(props: {
  readonly types: readonly TypeChoice[];
  readonly onClose: () => void;
}): ReactElement {
  const { types, onClose } = props;
  const [first] = types;
  if (first !== undefined) return <Form types={types} first={first} onClose={onClose} />;
  return (
    <Dialog title="Upload a firmware package" onClose={onClose}>
      <EmptyState title="There are no device types.">
        Create the type of the devices first: a package is for devices of one type.
      </EmptyState>
    </Dialog>
  );
}

function Form(props: {
  readonly types: readonly TypeChoice[];
  readonly first: TypeChoice;
  readonly onClose: () => void;
}): ReactElement {
  const { uploading } = useSession();
  const [, navigate] = useLocation();
  const [file, setFile] = useState<File>();
  const [type, setType] = useState(
    () => (props.types.find(({ Name }) => Name === 'Generic LwM2M') ?? props.first).Id,
  );
  const [title, setTitle] = useState('');
  const [version, setVersion] = useState('');
  const [build, setBuild] = useState('');
  const [sent, setSent] = useState<number>();
  const request = {
    DeviceTypeId: type,
    Title: title,
    Version: version,
    ...(build === '' ? {} : { Build: build }),
  };
  const typeName = props.types.find(({ Id }) => Id === type)?.Name ?? type;
  return (
    <FormDialog
      title="Upload a firmware package"
      action="Upload"
      command={`Upload the firmware package ${packageName(request)}`}
      cli={cliLine(
        ...['firmware-packages', 'create', '--firmware', file?.name ?? 'FILE'],
        ...['--device-type', typeName],
        ...['--title', title || 'TITLE', '--version', version || 'VERSION'],
        ...(build === '' ? [] : ['--build', build]),
      )}
      ready={file !== undefined && title !== '' && version !== ''}
      send={async (onProgress) => {
        if (file === undefined) throw new Error('Choose a file.');
        try {
          const client = uploading((part) => {
            setSent(part);
            onProgress(part);
          });
          return await client.firmwarePackages.create({ firmware: file, request });
        } finally {
          setSent(undefined);
        }
      }}
      onAccepted={({ Id }) => navigate(`/firmware/${Id}`)}
      onClose={props.onClose}
    >
      <FileField
        label="Firmware file"
        description={file === undefined ? 'As it is sent to the devices.' : sizeText(file.size)}
        accept=""
        onChange={setFile}
      />
      <NativeSelect
        label="Device type"
        description="The package can be installed on devices of this type only."
        value={type}
        data={props.types.map(({ Id, Name }) => ({ value: Id, label: Name }))}
        onChange={(event) => setType(event.currentTarget.value)}
      />
      <TextInput
        label="Title"
        required
        maxLength={255}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextInput
        label="Version"
        description="The version that devices have after the update."
        required
        maxLength={255}
        value={version}
        onChange={(event) => setVersion(event.currentTarget.value)}
      />
      <TextInput
        label="Build"
        maxLength={255}
        value={build}
        onChange={(event) => setBuild(event.currentTarget.value)}
      />
      <UploadProgress sent={sent} />
    </FormDialog>
  );
}

function UploadProgress({ sent }: { readonly sent: number | undefined }): ReactElement | null {
  if (sent === undefined) return null;
  return (
    <div className="upload-progress">
      <progress value={sent} aria-label="Progress of the upload" />
      <span>{sent < 1 ? `${Math.floor(sent * 100)} % sent` : 'Storing the file …'}</span>
    </div>
  );
}
