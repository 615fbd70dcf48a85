import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { useCommand } from '../commands/use-command.ts';
import { saveFile } from '../format/save-file.ts';
import { Dialog } from '../layout/dialog.tsx';
import { FileField } from '../layout/file-field.tsx';
import { ErrorNote } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';

/** Maximum size of a file in bytes. */
const MAX_BYTES = 64 * 2 ** 20;

/** Creates many devices from a CSV file. The dialog closes immediately, and the command panel shows the progress. */
export function ImportDevices({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { client, may } = useSession();
  const run = useCommand();
  const [file, setFile] = useState<File>();
  const isLarge = (file?.size ?? 0) > MAX_BYTES;
  const cli = cliLine('devices', 'create-multiple', '--data', `@${file?.name ?? 'devices.csv'}`);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (file === undefined || isLarge) return;
    void run({
      title: `Create the devices of ${file.name}`,
      cli,
      // The service responds after the last row, and itself ends requests that make no progress.
      send: async () => client.devices.createMultiple(await file.text(), { timeoutMs: 0 }),
      follow: ({ CorrelationId }) => ({ correlationId: CorrelationId }),
    });
    onClose();
  };
  return (
    <Dialog title="Create devices from a file" onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p className="dim">
          A CSV file with a device per row, up to 100,000. Each row succeeds or fails on its own; the Activity
          Log has the reason of each failure.
        </p>
        {may('Device.Read') && <Template />}
        <FileField
          label="CSV file"
          description="UTF-8, up to 64 MiB."
          accept=".csv,text/csv"
          onChange={setFile}
        />
        {isLarge && (
          <ErrorNote error={new Error('The file has more than 64 MiB. Split it into several files.')} />
        )}
        <CliLine cli={cli} />
        <div className="form-buttons">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={file === undefined || isLarge}>
            Create
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A template file with the columns for this device network. */
function Template(): ReactElement {
  const { client } = useSession();
  const download = useMutation({
    mutationFn: async () => {
      const { body } = await client.devices.massRegistrationTemplate();
      saveFile('devices.csv', await new Response(body).blob());
    },
  });
  return (
    <>
      {download.isError && <ErrorNote error={download.error} />}
      <div>
        <Button
          variant="default"
          size="compact-sm"
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          Download a template
        </Button>
      </div>
    </>
  );
}
