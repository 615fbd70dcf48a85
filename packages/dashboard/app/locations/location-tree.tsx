import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LocationListItem } from '@muster/sdk/core';
import { Link } from 'wouter';
import { CliLine } from '../commands/cli-view.tsx';
import { countText } from '../format/text.ts';
import { Icon } from '../layout/icon.tsx';
import { ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import './locations.css';

/** Maximum number of children shown at once, because browsers are slow with thousands of rows. */
const SHOWN = 200;

/** Nested lists. The children of a location are loaded when users open it. */
export function LocationTree(): ReactElement {
  const { client } = useSession();
  const roots = useQuery({
    queryKey: ['locations.list', 'roots'],
    queryFn: ({ signal }) =>
      client.locations.list({ Filter: 'ParentLocationId exists false', PageSize: 100 }, { signal }),
  });
  return (
    <Section title="Tree of locations">
      <div className="stack">
        {roots.isPending && <Loading what="locations" />}
        {roots.isError && <ErrorNote error={roots.error} onRetry={() => void roots.refetch()} />}
        {roots.data !== undefined && (
          <ul className="tree">
            {roots.data.Rows.map((root) => (
              <Node key={root.Id} location={root} open />
            ))}
          </ul>
        )}
        <CliLine cli="muster locations list --all" />
      </div>
    </Section>
  );
}

function Node(props: { readonly location: LocationListItem; readonly open?: boolean }): ReactElement {
  const { Id, Name, ExternalId } = props.location;
  const [open, setOpen] = useState(props.open === true);
  return (
    <li>
      <div className="tree-row">
        <button
          type="button"
          className="icon-button"
          aria-expanded={open}
          aria-label={`Locations below ${Name}`}
          onClick={() => setOpen(!open)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight') setOpen(true);
            if (key === 'ArrowLeft') setOpen(false);
          }}
        >
          <Icon name={open ? 'down' : 'right'} size={15} />
        </button>
        <Link href={`/locations/${Id}`} className="break">
          {Name}
        </Link>
        {ExternalId !== undefined && <span className="dim small break">{ExternalId}</span>}
      </div>
      {open && <Children id={Id} name={Name} />}
    </li>
  );
}

function Children({ id, name }: { readonly id: string; readonly name: string }): ReactElement {
  const { client } = useSession();
  const [shown, setShown] = useState(SHOWN);
  const list = useQuery({
    queryKey: ['locations.listLocations', id],
    queryFn: ({ signal }) => client.locations.listLocations(id, { signal }),
  });
  if (list.isPending) return <Loading what={`locations below ${name}`} />;
  if (list.data === undefined) return <ErrorNote error={list.error} onRetry={() => void list.refetch()} />;
  const hidden = list.data.length - shown;
  if (list.data.length === 0) return <p className="tree-note dim small">No locations below {name}.</p>;
  return (
    <>
      <ul>
        {list.data.slice(0, shown).map((location) => (
          <Node key={location.Id} location={location} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className="tree-note">
          <Button size="compact-sm" variant="default" onClick={() => setShown(shown + SHOWN)}>
            Show more of {name}: {countText(hidden)} left
          </Button>
        </div>
      )}
    </>
  );
}
