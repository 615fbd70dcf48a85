import type { ReactElement, ReactNode } from 'react';
import { Button } from '@mantine/core';

/** An ordered list of entries in a form, with a part for adding one. */
export function PickedList<Entry extends { readonly name: string }>(props: {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly onChange: (entries: readonly Entry[]) => void;
  /** Further fields of an entry. */
  readonly details?: (entry: Entry, change: (next: Entry) => void) => ReactNode;
  /** The part that adds an entry. */
  readonly children: ReactNode;
}): ReactElement {
  const { entries, onChange } = props;
  return (
    <fieldset className="picked">
      <legend>{props.label}</legend>
      {entries.length > 0 && (
        <ol>
          {entries.map((entry, index) => (
            // Entries have no IDs, so their index is the key.
            <li key={index}>
              <span>
                <span className="dim">[{index}]</span> {entry.name}
              </span>
              {props.details?.(entry, (next) => onChange(entries.with(index, next)))}
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Remove ${entry.name}`}
                onClick={() => onChange(entries.filter((_, at) => at !== index))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ol>
      )}
      {props.children}
    </fieldset>
  );
}
