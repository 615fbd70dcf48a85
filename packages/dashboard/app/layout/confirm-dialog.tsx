import type { ReactElement, ReactNode } from 'react';
import { Button } from '@mantine/core';
import { CliLine } from '../commands/cli-view.tsx';
import { Dialog } from './dialog.tsx';

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog(props: {
  readonly title: string;
  /** Label of the button. */
  readonly action: string;
  /** Label of the button that cancels. Defaults to Cancel. */
  readonly dismiss?: string;
  readonly cli: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <div className="form">
        <p className="break">{props.children}</p>
        <CliLine cli={props.cli} />
        <div className="form-buttons">
          <Button variant="default" onClick={props.onClose} data-autofocus>
            {props.dismiss ?? 'Cancel'}
          </Button>
          <Button color="red" onClick={props.onConfirm}>
            {props.action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
