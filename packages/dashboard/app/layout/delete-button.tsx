import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../commands/use-command.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Deletes after a question. A refusal, such as that of an entity in use, is in the command panel. */
export function DeleteButton(props: {
  /** What is deleted, such as `the role Operators`. */
  readonly what: string;
  readonly cli: string;
  readonly send: () => Promise<unknown>;
  /** Called when it is deleted. */
  readonly onDeleted?: () => void;
  /** Size of the button in a row of a table. Default: that of a page. */
  readonly compact?: boolean;
  /** What is lost with it. */
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
      // React keeps the page until the next one is loaded. Its queries are not read again, because they would find nothing.
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
