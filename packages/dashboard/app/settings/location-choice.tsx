import { useState, type ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { filter } from '@muster/sdk/core';
import { EntitySelect } from '../layout/entity-select.tsx';
import { Icon } from '../layout/icon.tsx';
import { useSession } from '../session/session-context.ts';
import './settings.css';

/** Maximum number of IDs per request, because the length of a filter expression is limited. */
const ASKED = 100;

/** Chooses any number of locations. */
export function LocationChoice(props: {
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}): ReactElement {
  const { value, onChange } = props;
  const { client } = useSession();
  // Names of locations chosen here, which the service need not be asked for.
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map());
  const unknown = value.filter((id) => !added.has(id)).slice(0, ASKED);
  const names = useQuery({
    queryKey: ['locations.list', 'names', unknown],
    queryFn: ({ signal }) =>
      client.locations.list(
        { Filter: filter('locations.list', { Id: { in: unknown } }), PageSize: ASKED },
        { signal },
      ),
    enabled: unknown.length > 0,
  });
  const nameOf = (id: string): string =>
    added.get(id) ?? names.data?.Rows.find(({ Id }) => Id === id)?.Name ?? id;
  return (
    <>
      <EntitySelect
        // A new instance after each choice, so that the field is empty.
        key={value.length}
        label="Add a location"
        description={value.length === 0 ? 'Without locations, the network is available at all of them.' : ''}
        operation="locations.list"
        load={(query, signal) => client.locations.list(query, { signal })}
        value={undefined}
        onChange={(choice) => {
          if (choice === undefined || value.includes(choice.Id)) return;
          setAdded(new Map([...added, [choice.Id, choice.Name]]));
          onChange([...value, choice.Id]);
        }}
      />
      {value.length > 0 && (
        <ul className="settings-chosen" aria-label="Chosen locations">
          {value.map((id) => (
            <li key={id} className="status">
              {nameOf(id)}
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove the location ${nameOf(id)}`}
                onClick={() => onChange(value.filter((one) => one !== id))}
              >
                <Icon name="cross" size={13} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
