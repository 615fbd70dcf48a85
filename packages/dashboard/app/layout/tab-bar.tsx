import type { ReactElement, ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { useSession } from '../session/session-context.ts';
import { EmptyState } from './notes.tsx';
import { LazyPart } from './lazy-part.tsx';

export interface TabSpec<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Keys without it do not see the tab. */
  readonly permission?: string;
}

/** Parts of a page, one of which is shown. The URL contains its ID as `tab`. */
export function TabBar<Id extends string>(props: {
  /** Description of the tabs for screen readers, such as `Parts of the device`. */
  readonly label: string;
  readonly tabs: readonly TabSpec<Id>[];
  readonly content: (id: Id) => ReactNode;
}): ReactElement {
  const { may } = useSession();
  const [query, setQuery] = useSearchParams();
  const shown = props.tabs.filter(({ permission }) => permission === undefined || may(permission));
  const current = shown.find(({ id }) => id === query.get('tab')) ?? shown[0];
  if (current === undefined) return <EmptyState title="You cannot see more of this page." />;
  // The state of a table belongs to its tab.
  const choose = (id: Id): void => setQuery(new URLSearchParams({ tab: id }));
  return (
    <>
      <div className="tabs" role="tablist" aria-label={props.label}>
        {shown.map(({ id, label }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === current.id}
            aria-controls="tab-panel"
            tabIndex={id === current.id ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={({ key, currentTarget }) => {
              const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
              const next = shown[(index + step + shown.length) % shown.length];
              if (step === 0 || next === undefined) return;
              choose(next.id);
              currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${current.id}`} className="tab-panel">
        <LazyPart at={current.id} what={current.label.toLowerCase()}>
          {props.content(current.id)}
        </LazyPart>
      </div>
    </>
  );
}
