import { useState, type SyntheticEvent, type ReactElement } from 'react';
import { Button, PasswordInput } from '@mantine/core';
import { CliLine } from '../commands/cli-view.tsx';
import { Icon } from '../layout/icon.tsx';
import { ColorSchemeButton } from '../layout/shell.tsx';

/** Asks for an API key. */
export function LoginPage(props: {
  /** The reason why the page is shown, such as an error of the last attempt. */
  readonly message: string | undefined;
  readonly busy: boolean;
  readonly onLogin: (key: string) => void;
}): ReactElement {
  const [key, setKey] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (key.trim() !== '') props.onLogin(key.trim());
  };
  return (
    <main className="login">
      <form className="panel login-form" onSubmit={submit} aria-label="Log in">
        <div className="login-head">
          <h1 className="brand">
            <span className="brand-mark" aria-hidden="true" />
            Muster
          </h1>
          <ColorSchemeButton />
        </div>
        {props.message !== undefined && (
          <div className="note" data-tone="bad" role="alert">
            <Icon name="warning" />
            <span>{props.message}</span>
          </div>
        )}
        <PasswordInput
          label="API key"
          description="This tab keeps the key until you log out or close the tab."
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': 'Show the key', tabIndex: 0 }}
        />
        <Button type="submit" loading={props.busy} disabled={key.trim() === ''}>
          Log in
        </Button>
        <div className="login-help">
          <p>
            <code>npm start</code> and <code>muster up</code> print a link that logs you in on this machine.
            To make another key:
          </p>
          <CliLine cli="muster api-keys create --help" />
        </div>
      </form>
    </main>
  );
}
