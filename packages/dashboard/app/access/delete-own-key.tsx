import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { Dialog } from '../layout/dialog.tsx';
import { useSessionControl } from '../session/session-context.ts';
import type { ShownKey } from './shown-key.ts';

/** A key cannot delete itself. Users can end the session and delete the key with another one. */
export function DeleteOwnKey({ apiKey }: { readonly apiKey: ShownKey }): ReactElement {
  const { logOut } = useSessionControl();
  const [asking, setAsking] = useState(false);
  const title = `Delete the API key ${apiKey.Name}`;
  return (
    <>
      <Button size="compact-sm" variant="default" aria-label={title} onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking && (
        <Dialog title={title} onClose={() => setAsking(false)}>
          <div className="form">
            <p className="break">
              This session uses {apiKey.Name}. The service does not let a key delete itself, because a mistake
              would lock you out. Log out to end this session. Then log in with another key to delete this
              one, or use the command with the other key:
            </p>
            <CliLine cli={cliLine('api-keys', 'delete', nameWord(apiKey))} />
            <div className="form-buttons">
              <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
                Cancel
              </Button>
              <Button color="red" onClick={logOut}>
                Log out
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
