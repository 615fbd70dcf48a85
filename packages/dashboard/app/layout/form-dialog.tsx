import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { CliLine } from '../commands/cli-view.tsx';
import type { Command } from '../commands/use-command.ts';
import { useSend } from '../commands/use-send.ts';
import { Dialog } from './dialog.tsx';
import { faultIn } from '../session/message-of.ts';
import { ErrorNote } from './notes.tsx';

/** Returns the fault of a member of the request, such as `ResourceValues[0].Value`. */
export type FaultOf = (member: string) => string | undefined;

/** A dialog with fields and one action. If the service refuses the request, it stays open and shows the reason. */
export function FormDialog<Result>(props: {
  readonly title: string;
  /** Label of the button that sends the request. */
  readonly action: string;
  /** Title in the command panel, such as `Create the device press-7`. */
  readonly command: string;
  /** The equivalent `muster` command. */
  readonly cli: string;
  readonly send: Command<Result>['send'];
  /** Called when the service has accepted the request, before the dialog closes. */
  readonly onAccepted?: (result: Result) => void;
  readonly onClose: () => void;
  /** Whether the fields are complete. Defaults to true. */
  readonly ready?: boolean;
  /** The fields. A function gets the fault of a member of the request, so that a field can show it. */
  readonly children: ReactNode | ((faultOf: FaultOf) => ReactNode);
}): ReactElement {
  const { command, cli, send, children, onClose } = props;
  const { error, busy, submit } = useSend<Result>({
    title: command,
    cli,
    send,
    onAccepted: (result) => {
      props.onAccepted?.(result);
      onClose();
    },
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error === undefined) return;
    form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
    const fault = form.current?.querySelector('.mantine-InputWrapper-error');
    fault?.parentElement?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [error]);
  return (
    <Dialog title={props.title} onClose={onClose}>
      <form ref={form} className="form" onSubmit={submit}>
        {error !== undefined && <ErrorNote error={error} />}
        {typeof children === 'function' ? children((member) => faultIn(error, member)) : children}
        <CliLine cli={cli} />
        <div className="form-buttons">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy} disabled={props.ready === false}>
            {props.action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
