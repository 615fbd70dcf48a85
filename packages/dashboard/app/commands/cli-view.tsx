import type { ReactElement, ReactNode } from 'react';
import { CopyButton } from '../layout/copy-button.tsx';

/** A command with a copy button. */
export function CliLine({ cli }: { readonly cli: string }): ReactElement {
  return (
    <span className="cli">
      <code tabIndex={0} aria-label="Command">
        {withOptions(cli)}
      </code>
      <CopyButton text={cli} label={`Copy the command ${cli}`} />
    </span>
  );
}

/** Puts each option in a separate element, because browsers break lines at their hyphens. */
const withOptions = (cli: string): ReactNode[] =>
  // Parts at odd positions are options.
  cli
    .split(/(?<= )('?--\S+)/u)
    .map((part, index) => (index % 2 === 0 ? part : <span key={index}>{part}</span>));
