import { useState, type SyntheticEvent, type ReactElement } from 'react';
import { Button, PasswordInput } from '@mantine/core';
import { CliLine } from '../commands/cli-view.tsx';
import { Icon } from '../layout/icon.tsx';
import { ColorSchemeButton } from '../layout/shell.tsx';
import { loginAddress, type LoginWays } from './person.ts';

/** Leads to the provider, if there is one, or asks for an API key. */
export function LoginPage(props: {
  /** The reason why the page is shown, such as an error of the last attempt. */
  readonly message: string | undefined;
  readonly busy: boolean;
  /** Undefined until the service has answered. */
  readonly ways: LoginWays | undefined;
  readonly onLogin: (key: string) => void;
}): ReactElement {
  const [key, setKey] = useState('');
  const { provider, problem } = props.ways ?? {};
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
        {problem !== undefined && (
          <div className="note" data-tone="warn" role="status">
            <Icon name="warning" />
            <span>{problem} You can log in with an API key.</span>
          </div>
        )}
        {provider !== undefined && (
          <>
            <Button component="a" href={loginAddress(provider)} loading={props.busy}>
              Log in with {provider.name}
            </Button>
            <p className="login-or">or with an API key</p>
          </>
        )}
        <PasswordInput
          label="API key"
          description="This tab keeps the key until you log out or close the tab."
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          data-autofocus={provider === undefined}
          visibilityToggleButtonProps={{ 'aria-label': 'Show the key', tabIndex: 0 }}
        />
        <Button
          type="submit"
          variant={provider === undefined ? 'filled' : 'default'}
          loading={props.busy}
          disabled={key.trim() === ''}
        >
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
