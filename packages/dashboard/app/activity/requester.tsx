import type { ReactElement } from 'react';
import type { AuditEntry } from '@muster/sdk/core';
import { Link } from 'wouter';
import { useSession } from '../session/session-context.ts';

/** The key or person of an audit or activity log entry. Operations of the service itself have none. */
type Requested = Partial<Pick<AuditEntry, 'ApiKeyId' | 'ApiKeyName' | 'ActorType'>>;

/** Who requested an operation: the name of the person, or of the key with a link to it. */
export function Requester({
  of: { ApiKeyId, ApiKeyName, ActorType },
}: {
  readonly of: Requested;
}): ReactElement {
  const { may } = useSession();
  if (ApiKeyName === undefined) return <span className="dim">The service</span>;
  if (ActorType === 'Person')
    return (
      // With this ID, an administrator ends the session.
      <span className="break" title={`Session ${ApiKeyId ?? ''}`}>
        {ApiKeyName}
      </span>
    );
  const query = new URLSearchParams({ tab: 'keys', q: ApiKeyName }).toString();
  return (
    <span className="break">
      key {may('ApiKey.Read') ? <Link href={`/access?${query}`}>{ApiKeyName}</Link> : ApiKeyName}
    </span>
  );
}
