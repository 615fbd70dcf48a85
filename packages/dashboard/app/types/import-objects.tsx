import { useState, type ReactElement } from 'react';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { SmartObjectTypeImport, SmartObjectTypeImportRequest } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { FileField } from '../layout/file-field.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { definitionsOf } from './definitions-of.ts';
import { ImportResults } from './import-results.tsx';
import { addsNothing } from './import-rows.ts';

interface ChosenFile {
  readonly file: File;
  /** Counts the choices in this dialog, because a file may have been changed before it is chosen again. */
  readonly choice: number;
}

/** Imports object definitions: an OMA device description file, or a JSON array. Shows a preview first. */
export function ImportObjects({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { client } = useSession();
  const [chosen, setChosen] = useState<ChosenFile>();
  const [choices, setChoices] = useState(1);
  const { data: preview, error, isLoading } = usePreview(chosen);
  const name = chosen?.file.name ?? 'FILE';
  return (
    <FormDialog
      title="Import object definitions"
      action="Import"
      command={`Import the object definitions of ${name}`}
      cli={cliLine('smart-object-types', 'import', '--data', `@${name}`)}
      ready={preview !== undefined && !addsNothing(preview)}
      send={async () => {
        if (chosen !== undefined) await client.smartObjectTypes.import(await bodyOf(chosen.file));
      }}
      onClose={onClose}
    >
      <FileField
        label="File"
        description="An OMA device description file (XML), or definitions as a JSON array."
        accept=".xml,.json,application/xml,text/xml,application/json"
        onChange={(file) => {
          setChosen(file === undefined ? undefined : { file, choice: choices });
          setChoices(choices + 1);
        }}
      />
      <p className="dim small">
        All definitions of the file are imported, or none. Definitions whose object ID and URN the network has
        already stay as they are.
      </p>
      {isLoading && <Loading what="the preview" />}
      {error !== null && <ErrorNote error={error} />}
      {preview !== undefined && (
        <ImportResults title="Preview" note="Nothing is stored yet." result={preview} />
      )}
    </FormDialog>
  );
}

function usePreview(chosen: ChosenFile | undefined) {
  const { client } = useSession();
  return useQuery<SmartObjectTypeImport | undefined>({
    queryKey: ['smartObjectTypes.import', 'preview', chosen?.choice],
    queryFn:
      chosen === undefined
        ? skipToken
        : async ({ signal }) =>
            client.smartObjectTypes.import(await bodyOf(chosen.file), { preview: true }, { signal }),
    // Another dialog starts to count from zero.
    gcTime: 0,
  });
}

/**
 * Builds the request from a file. The service validates the definitions. @throws {Error} the file is neither XML nor
 * JSON
 */
async function bodyOf(file: File): Promise<string | readonly SmartObjectTypeImportRequest[]> {
  return definitionsOf(await file.text()) as string | readonly SmartObjectTypeImportRequest[];
}
