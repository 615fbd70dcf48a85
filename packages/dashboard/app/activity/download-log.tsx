import { useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import { cliLine } from '../commands/cli-line.ts';
import { saveFile } from '../format/save-file.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';

const DAY_MS = 86_400_000;

/** Downloads the entries of a time range as CSV. */
export function DownloadLog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { client, network } = useSession();
  const [from, setFrom] = useState(() => inputText(Date.now() - DAY_MS));
  // The end of this minute, so that the latest entries are included.
  const [to, setTo] = useState(() => inputText(Date.now() + 60_000));
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  const isRange = fromMs < toMs;
  return (
    <FormDialog
      title="Download the Activity Log"
      action="Download"
      command="Download the Activity Log"
      cli={cliLine(
        ...['activity-logs', 'download', network.Id, wordOf(fromMs), wordOf(toMs)],
        ...['--output', 'activity-log.csv'],
      )}
      ready={isRange}
      send={async () => {
        const file = await client.activityLogs.download(network.Id, fromMs, toMs);
        saveFile('activity-log.csv', await file.blob());
      }}
      onClose={onClose}
    >
      <p className="dim small">All entries of the time range, archived ones and parts included, as CSV.</p>
      <TextInput
        label="From"
        type="datetime-local"
        required
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextInput
        label="To"
        type="datetime-local"
        required
        value={to}
        error={isRange ? undefined : 'The end must be after the start.'}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

const wordOf = (ms: number): string => (Number.isNaN(ms) ? 'TIME' : new Date(ms).toISOString());

/** Formats a time in the time zone of the browser for the input. */
function inputText(ms: number): string {
  const offsetMs = new Date(ms).getTimezoneOffset() * 60_000;
  return new Date(ms - offsetMs).toISOString().slice(0, 16);
}
