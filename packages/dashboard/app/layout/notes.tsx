import type { ReactElement, ReactNode } from 'react';
import { Button } from '@mantine/core';
import { CliLine } from '../commands/cli-view.tsx';
import { messageOf } from '../session/message-of.ts';
import { Icon } from './icon.tsx';

/** Shown if there is no data, with the reason and the next step. */
export function EmptyState(props: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly cli?: string;
  /** Whether it is in place of the page, so that its title is the heading. */
  readonly isPage?: boolean;
}): ReactElement {
  const Title = props.isPage === true ? 'h1' : 'p';
  return (
    <div className="empty">
      <Title className="empty-title">{props.title}</Title>
      {props.children !== undefined && <div>{props.children}</div>}
      {props.cli !== undefined && <CliLine cli={props.cli} />}
    </div>
  );
}

/** A failed request, with the message of the API. */
export function ErrorNote(props: { readonly error: unknown; readonly onRetry?: () => void }): ReactElement {
  const { onRetry } = props;
  return (
    <div className="note" data-tone="bad" role="alert">
      <Icon name="warning" />
      <span>{messageOf(props.error)}</span>
      {onRetry !== undefined && (
        <Button size="compact-sm" variant="default" onClick={() => onRetry()}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Reports that data is loading, also to screen readers. */
export function Loading({ what }: { readonly what: string }): ReactElement {
  return (
    <p className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      Loading {what} …
    </p>
  );
}

/** A part of a page with its heading. */
export function Section(props: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section className="panel" aria-label={props.title}>
      <header className="panel-head">
        <h2>{props.title}</h2>
        {props.aside}
      </header>
      {props.children}
    </section>
  );
}
