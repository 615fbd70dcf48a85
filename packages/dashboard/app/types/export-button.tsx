import type { ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { ExportDefinition } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { useCommand } from '../commands/use-command.ts';
import { saveFile } from '../format/save-file.ts';
import { useSession } from '../session/session-context.ts';

/** Downloads types and templates as a file, for an import into other device networks. */
export function ExportButton(props: {
  /** Noun for the exported entities, such as `the device type Buoy`. */
  readonly what: string;
  /** Name of the file without its extension. */
  readonly file: string;
  /** Words of the `muster` command that select the exported entities. */
  readonly words: readonly string[];
  readonly definition: ExportDefinition;
  readonly disabled?: boolean;
}): ReactElement | null {
  const { client, may } = useSession();
  const run = useCommand();
  if (!may('HardwareDefinition.Read')) return null;
  const exportNow = (): Promise<boolean> =>
    run({
      title: `Export ${props.what}`,
      cli: cliLine('hardware-definitions', 'export', ...props.words, '-o', 'json'),
      send: async () => {
        const definitions = await client.hardwareDefinitions.export(props.definition);
        const text = `${JSON.stringify(definitions, undefined, 2)}\n`;
        saveFile(`${props.file}.json`, new Blob([text], { type: 'application/json' }));
      },
    });
  return (
    <Button variant="default" disabled={props.disabled === true} onClick={() => void exportNow()}>
      Export
    </Button>
  );
}
