import { useState, type SyntheticEvent } from 'react';
import { useCommand, type Command } from './use-command.ts';

/** An action of a form. */
export interface Sending<Result> {
  /** Title in the command panel. */
  readonly title: string;
  readonly cli: string;
  readonly send: Command<Result>['send'];
  /** Called when the service has accepted the request. */
  readonly onAccepted: (result: Result) => void;
}

/** Sends the request of a form. Stores a refusal, so that users can correct their input. */
export function useSend<Result>({ title, cli, send, onAccepted }: Sending<Result>): {
  readonly error: unknown;
  readonly busy: boolean;
  readonly submit: (event: SyntheticEvent) => void;
} {
  const run = useCommand();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    setError(undefined);
    setBusy(true);
    let accepted: (() => void) | undefined;
    const sendNow: typeof send = async (onProgress) => {
      try {
        const result = await send(onProgress);
        accepted = () => onAccepted(result);
        return result;
      } catch (cause) {
        setError(cause);
        throw cause;
      }
    };
    void run({ title, cli, send: sendNow }).then(() => {
      setBusy(false);
      accepted?.();
    });
  };
  return { error, busy, submit };
}
