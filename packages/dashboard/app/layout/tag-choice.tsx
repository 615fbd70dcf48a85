import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Tag } from '@muster/sdk/core';
import { useSession } from '../session/session-context.ts';
import { CheckList } from './check-list.tsx';

/** Tags of the network, of which an entity has those that are checked. Needs Tag.Read. */
export function TagChoice(props: {
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}): ReactElement | null {
  const { value, onChange } = props;
  const { client } = useSession();
  const tags = useQuery({
    queryKey: ['tags.list'],
    queryFn: ({ signal }) => client.tags.list({ PageSize: 1000, Sort: 'Name', signal }),
  });
  const rows: readonly Tag[] = tags.data?.Rows ?? [];
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
