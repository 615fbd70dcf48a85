import { Component, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { messageOf } from '../session/message-of.ts';
import { EmptyState, Loading } from './notes.tsx';

interface LazyPartProps {
  /** Name of the part, which is shown while it loads. Without it, nothing is shown. */
  readonly what?: string;
  /** Position of the content, such as the path of the page. When it changes, rendering is tried again. */
  readonly at?: string;
  /** Whether it is a whole page, so that its failure has the heading. */
  readonly isPage?: boolean;
  readonly children: ReactNode;
}

interface LazyPartState {
  readonly failure?: { readonly error: unknown } | undefined;
}

/**
 * Part of the dashboard whose code is loaded on first use. If it cannot be loaded, says so and leaves the rest
 * unchanged: the service may be unavailable, or updated and no longer have the file. Without this, React would remove
 * all around it.
 */
export class LazyPart extends Component<LazyPartProps, LazyPartState> {
  override readonly state: LazyPartState = {};

  static getDerivedStateFromError(error: unknown): LazyPartState {
    return { failure: { error } };
  }

  override componentDidUpdate({ at }: LazyPartProps): void {
    if (at !== this.props.at && this.state.failure !== undefined) this.setState({ failure: undefined });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { what, isPage = false, children } = this.props;
    if (failure !== undefined) return <Failure error={failure.error} isPage={isPage} />;
    return <Suspense fallback={what === undefined ? null : <Loading what={what} />}>{children}</Suspense>;
  }
}

function Failure({ error, isPage }: { readonly error: unknown; readonly isPage: boolean }): ReactElement {
  const [isAway, setAway] = useState(false);
  // A reload while the service is unavailable would replace the dashboard with an error of the browser.
  const reload = (): void => {
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      () => globalThis.location.reload(),
      () => setAway(true),
    );
  };
  return (
    <div role="alert">
      <EmptyState title="This part of the dashboard could not be loaded." isPage={isPage}>
        <p>
          The service cannot be reached, or has been updated since this tab was opened. You stay logged in.
        </p>
        <p className="small">{messageOf(error)}</p>
        {isAway && <p>The service does not answer yet.</p>}
        <Button variant="default" size="compact-sm" onClick={reload}>
          Load it again
        </Button>
      </EmptyState>
    </div>
  );
}
