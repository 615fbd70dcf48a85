import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Person } from '../session/login.ts';
import { useSession } from '../session/session-context.ts';
import { useObjectUrl } from './use-object-url.ts';

/** Name and picture of the person who is logged in. */
export function PersonMark({ person }: { readonly person: Person }): ReactElement {
  const { client } = useSession();
  const picture = useQuery({
    queryKey: ['users.thumbnail'],
    queryFn: async ({ signal }) => {
      // oxlint-disable-next-line typescript/no-deprecated -- the dashboard and the service have the same version
      const download = await client.users.thumbnail({ signal });
      return new Blob([await download.blob()], { type: download.contentType });
    },
    staleTime: Infinity,
  });
  const url = useObjectUrl(picture.data);
  return (
    <span className="person" title={person.email ?? person.name}>
      {url !== undefined && <img className="person-picture" src={url} alt="" />}
      <span className="network wide-only">{person.name}</span>
    </span>
  );
}
