import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import './check-list.css';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';

/** Shows a secret once. After the dialog is closed, the page no longer contains it. */
export function SecretDialog(props: {
  readonly title: string;
  /** Label of the copy button, such as `Copy the key`. */
  readonly copyLabel: string;
  readonly secret: string;
  readonly onClose: () => void;
  /** Description of the secret's purpose. */
  readonly children: ReactNode;
}): ReactElement {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    // Browsers only allow access to the clipboard over https and on this machine. Otherwise, the text can be
    // selected.
    if (!globalThis.isSecureContext) return;
    navigator.clipboard.writeText(props.secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <div className="form">
        <p className="break">{props.children}</p>
        <div className="secret">
          <code>{props.secret}</code>
          <button type="button" className="icon-button" onClick={copy} aria-label={props.copyLabel}>
            <Icon name={copied ? 'check' : 'copy'} />
          </button>
          <span className="visually-hidden" role="status">
            {copied ? 'Copied.' : ''}
          </span>
        </div>
        <div className="note" data-tone="warn">
          <Icon name="warning" />
          <span>Store it now. The dashboard does not show it again.</span>
        </div>
        <div className="form-buttons">
          <Button onClick={props.onClose}>I have stored it</Button>
        </div>
      </div>
    </Dialog>
  );
}
