import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { Import } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { useSend } from '../commands/use-send.ts';
import { ErrorNote, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { FileField } from '../layout/file-field.tsx';
import { ImportResults } from './import-results.tsx';
import { addsNothing } from './import-rows.ts';
import './types.css';

/** Imports types and templates, after a preview. */
export function ImportPanel(): ReactElement {
  const [file, setFile] = useState<File>();
  const [count, setCount] = useState(0);
  return (
    <Section title="Import">
      <div className="types-pieces">
        <FileField
          label="File"
          description="An export of this or another service, as JSON, up to 8 MiB."
          accept=".json,application/json"
          onChange={(chosen) => {
            setFile(chosen);
            setCount(count + 1);
          }}
        />
        {file === undefined ? (
          <p className="dim">
            Choose a file to see which of its items would be added. Nothing is stored by that.
          </p>
        ) : (
          <Steps key={count} file={file} />
        )}
      </div>
    </Section>
  );
}

/** The preview of a file, and its import. */
function Steps({ file }: { readonly file: File }): ReactElement {
  const { client } = useSession();
  const [preview, setPreview] = useState<Import>();
  const [result, setResult] = useState<Import>();
  const words = ['hardware-definitions', 'import', '--import-device-types', file.name];
  const previewing = useSend({
    title: `Preview the import of ${file.name}`,
    cli: cliLine(...words, '--preview'),
    send: () => client.hardwareDefinitions.import({ ImportDeviceTypes: file }, { preview: true }),
    onAccepted: setPreview,
  });
  const importing = useSend({
    title: `Import ${file.name}`,
    cli: cliLine(...words),
    send: () => client.hardwareDefinitions.import({ ImportDeviceTypes: file }),
    onAccepted: setResult,
  });
  const error = importing.error ?? previewing.error;
  return (
    <>
      {error !== undefined && <ErrorNote error={error} />}
      {preview === undefined && (
        <>
          <Button loading={previewing.busy} onClick={previewing.submit}>
            Preview
          </Button>
          <CliLine cli={cliLine(...words, '--preview')} />
        </>
      )}
      {preview !== undefined && result === undefined && (
        <>
          <ImportResults title="Preview" note="Nothing is stored yet." result={preview} />
          <Button loading={importing.busy} onClick={importing.submit} disabled={addsNothing(preview)}>
            Import
          </Button>
          <CliLine cli={cliLine(...words)} />
        </>
      )}
      {result !== undefined && <ImportResults title="Result" note="The items are stored." result={result} />}
    </>
  );
}
