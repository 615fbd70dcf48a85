import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Check } from '../layout/check-list.tsx';
import { Icon } from '../layout/icon.tsx';
import { useSession, useSessionControl } from '../session/session-context.ts';

export interface OwnKey {
  readonly id: string;
  /** Undefined if the key cannot read API keys, and for a person. */
  readonly roleIds: readonly string[] | undefined;
}

/** The API key or the person of this session. Undefined until it is loaded. */
export function useOwnKey(): OwnKey | undefined {
  const { client, may, person } = useSession();
  const own = useQuery({
    queryKey: ['users.current'],
    queryFn: async ({ signal }): Promise<OwnKey> => {
      const { Id } = await client.users.current({ signal });
      if (person !== undefined || !may('ApiKey.Read')) return { id: Id, roleIds: undefined };
      const { RoleIds } = await client.apiKeys.get(Id, { signal });
      return { id: Id, roleIds: RoleIds };
    },
    staleTime: 60_000,
  });
  return own.data;
}

/** Reopens the session with the current permissions of its key. */
export function useRenewSession(): () => void {
  const { session, changeNetwork } = useSessionControl();
  return () => changeNetwork(session.network.Id);
}

/** Warns users before they change their own permissions. */
export function OwnKeyWarning(props: {
  readonly what: string;
  readonly confirmed: boolean;
  readonly onChange: (confirmed: boolean) => void;
}): ReactElement {
  return (
    <>
      <div className="note" data-tone="warn">
        <Icon name="warning" />
        <span>
          {props.what} You can lose permissions that you need to undo the change. The page is loaded again
          with the new permissions.
        </span>
      </div>
      <Check
        label="Change the permissions of this session"
        checked={props.confirmed}
        onChange={props.onChange}
      />
    </>
  );
}
