import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useCommand } from '../commands/use-command.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Runs an action after a confirmation. The command panel shows the result. */
export function AskButton(props: {
  /** Label of the button, and of the one in the dialog. */
  readonly label: string;
  /** Description of the action, such as `Archive all entries`. Title of the dialog and of the command panel's entry. */
  readonly title: string;
  readonly cli: string;
  readonly send: () => Promise<unknown>;
  /** Called when the service has accepted the request. */
  readonly onDone?: () => void;
  /** Whether the button has the size for a table row. Defaults to the size for a page. */
  readonly compact?: boolean;
  /** Label of the button in the dialog that cancels. Defaults to Cancel. */
  readonly dismiss?: string;
  readonly children: ReactNode;
}): ReactElement {
  const run = useCommand();
  const [asking, setAsking] = useState(false);
  const act = async (): Promise<void> => {
    setAsking(false);
    const accepted = await run({ title: props.title, cli: props.cli, send: props.send });
    if (accepted) props.onDone?.();
  };
  return (
    <>
      <Button
        variant="default"
        size={props.compact === true ? 'compact-sm' : 'sm'}
        aria-label={props.title}
        onClick={() => setAsking(true)}
      >
        {props.label}
      </Button>
      {asking && (
        <ConfirmDialog
          title={props.title}
          action={props.label}
          {...(props.dismiss === undefined ? {} : { dismiss: props.dismiss })}
          cli={props.cli}
          onConfirm={() => void act()}
          onClose={() => setAsking(false)}
        >
          {props.children}
        </ConfirmDialog>
      )}
    </>
  );
}
