import { useState, type ReactElement } from 'react';
import { Icon } from './icon.tsx';

/** Copies a text, and reports that, also to screen readers. */
export function CopyButton(props: { readonly text: string; readonly label: string }): ReactElement {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    const report = (ok: boolean): void => {
      setCopied(ok);
      if (ok) setTimeout(() => setCopied(false), 2_000);
    };
    // Browsers only allow access to the clipboard over https and on this machine. Otherwise, the text can be
    // selected.
    if (!globalThis.isSecureContext) {
      report(false);
      return;
    }
    navigator.clipboard.writeText(props.text).then(
      () => report(true),
      () => report(false),
    );
  };
  return (
    <>
      <button type="button" className="icon-button" onClick={copy} aria-label={props.label}>
        <Icon name={copied ? 'check' : 'copy'} size={15} />
      </button>
      <span className="visually-hidden" role="status">
        {copied ? 'Copied.' : ''}
      </span>
    </>
  );
}
