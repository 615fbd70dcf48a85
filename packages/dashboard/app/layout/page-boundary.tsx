import { Component, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { messageOf } from '../session/message-of.ts';
import { EmptyState } from './notes.tsx';

interface BoundaryProps {
  /** Position of the content, such as the path of the page. When it changes, rendering is tried again. */
  readonly at: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure?: { readonly error: unknown } | undefined;
}

/**
 * Shows that a part of the dashboard could not be loaded, and leaves the rest unchanged. The code of a page is loaded
 * on first use. By then, the service may be unavailable, or updated and no longer have the file. Without this, React
 * would remove the whole dashboard.
 */
export class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate({ at }: BoundaryProps): void {
    if (at !== this.props.at && this.state.failure !== undefined) this.setState({ failure: undefined });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <Failure error={failure.error} />;
  }
}

function Failure({ error }: { readonly error: unknown }): ReactElement {
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
      <EmptyState title="This part of the dashboard could not be loaded." isPage>
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
