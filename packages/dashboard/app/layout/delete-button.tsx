import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../commands/use-command.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Deletes an entity after a confirmation. The command panel shows a refusal, such as that of an entity in use. */
export function DeleteButton(props: {
  /** The entity to delete, such as `the role Operators`. */
  readonly what: string;
  readonly cli: string;
  readonly send: () => Promise<unknown>;
  /** Called after the deletion. */
  readonly onDeleted?: () => void;
  /** Whether the button has the size for a table row. Defaults to the size for a page. */
  readonly compact?: boolean;
  /** Describes the data that is deleted with it. */
  readonly children: ReactNode;
}): ReactElement {
  const run = useCommand();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = async (): Promise<void> => {
    setAsking(false);
    const send = async (): Promise<void> => {
      await props.send();
      if (props.onDeleted === undefined) return;
      // React shows the page until the next one is loaded. Its queries must not be loaded again, because they would
      // find nothing.
      queries.removeQueries({ type: 'active' });
      props.onDeleted();
    };
    await run({ title: `Delete ${props.what}`, cli: props.cli, send });
  };
  return (
    <>
      <Button
        variant="default"
        size={props.compact === true ? 'compact-sm' : 'sm'}
        aria-label={`Delete ${props.what}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Delete ${props.what}`}
          action="Delete"
          cli={props.cli}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          {props.children}
        </ConfirmDialog>
      )}
    </>
  );
}
