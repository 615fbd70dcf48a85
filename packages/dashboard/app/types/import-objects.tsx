import { useState, type ReactElement } from 'react';
import type { SmartObjectTypeImportRequest } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { definitionsOf } from './definitions-of.ts';
import { FileField } from '../layout/file-field.tsx';

/** Imports object definitions: an OMA device description file, or a JSON array. */
export function ImportObjects({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { client } = useSession();
  const [file, setFile] = useState<File>();
  return (
    <FormDialog
      title="Import object definitions"
      action="Import"
      command={`Import the object definitions of ${file?.name ?? ''}`}
      cli={cliLine('smart-object-types', 'import', '--data', `@${file?.name ?? 'FILE'}`)}
      ready={file !== undefined}
      send={async () => {
        const body = definitionsOf((await file?.text()) ?? '');
        // The service checks the definitions.
        await client.smartObjectTypes.import(body as string | readonly SmartObjectTypeImportRequest[]);
      }}
      onClose={onClose}
    >
      <FileField
        label="File"
        description="An OMA device description file (XML), or definitions as a JSON array."
        accept=".xml,.json,application/xml,text/xml,application/json"
        onChange={setFile}
      />
      <p className="dim small">
        All definitions of the file are imported, or none. Definitions whose object ID and URN the network has
        already stay as they are.
      </p>
    </FormDialog>
  );
}
