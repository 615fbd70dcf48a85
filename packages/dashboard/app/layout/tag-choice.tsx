import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Tag } from '@muster/sdk/core';
import { useSession } from '../session/session-context.ts';
import { CheckList } from './check-list.tsx';

/** Tags of the network. The tags of the entity are checked. Requires Tag.Read. */
export function TagChoice(props: {
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}): ReactElement | null {
  const { value, onChange } = props;
  const rows = useTags();
  if (rows.length === 0) return null;
  return (
    <CheckList
      label="Tags"
      options={rows.map(({ Id, Name }) => ({ value: Id, label: Name }))}
      chosen={value}
      onChange={onChange}
    />
  );
}

/** The names of tags. A dash if there are none or the key cannot read them. */
export function TagNames({ ids }: { readonly ids: readonly string[] }): ReactElement {
  const { may } = useSession();
  return may('Tag.Read') && ids.length > 0 ? <KnownTagNames ids={ids} /> : <>–</>;
}

function KnownTagNames({ ids }: { readonly ids: readonly string[] }): ReactElement {
  const rows = useTags().filter(({ Id }) => ids.includes(Id));
  return <>{rows.map(({ Name }) => Name).join(', ')}</>;
}

/** The tags of the device network. Empty for keys that cannot read them. */
export function useTags(): readonly Tag[] {
  const { client, may } = useSession();
  const { data } = useQuery({
    queryKey: ['tags.list'],
    queryFn: ({ signal }) => client.tags.list({ PageSize: 1000, Sort: 'Name' }, { signal }),
    enabled: may('Tag.Read'),
  });
  return data?.Rows ?? [];
}
