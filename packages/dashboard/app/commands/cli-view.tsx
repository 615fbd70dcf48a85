import { useState, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';

/** A command with a copy button. */
export function CliLine({ cli }: { readonly cli: string }): ReactElement {
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
    navigator.clipboard.writeText(cli).then(
      () => report(true),
      () => report(false),
    );
  };
  return (
    <span className="cli">
      <code tabIndex={0} aria-label="Command">
        {withOptions(cli)}
      </code>
      <button type="button" className="icon-button" onClick={copy} aria-label={`Copy the command ${cli}`}>
        <Icon name={copied ? 'check' : 'copy'} size={15} />
      </button>
      <span className="visually-hidden" role="status">
        {copied ? 'Copied.' : ''}
      </span>
    </span>
  );
}

/** Puts each option in a separate element, because browsers break lines at their hyphens. */
const withOptions = (cli: string): ReactNode[] =>
  // Parts at odd positions are options.
  cli
    .split(/(?<= )('?--\S+)/u)
    .map((part, index) => (index % 2 === 0 ? part : <span key={index}>{part}</span>));
