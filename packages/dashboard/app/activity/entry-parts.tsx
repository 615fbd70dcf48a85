import type { ReactElement, ReactNode } from 'react';
import type { ActivityLogEntry } from '@muster/sdk/core';
import { Link } from 'wouter';
import { countText } from '../format/text.ts';
import { useSession } from '../session/session-context.ts';
import { deviceIdOf, resultOf } from './entry-words.ts';
import './activity.css';

/** Number of finished children, by result. */
export function ChildrenProgress({
  of: { Total, Completed, Failed },
  what,
}: {
  readonly of: NonNullable<ActivityLogEntry['Children']>;
  /** Plural noun for the children, such as `devices`. */
  readonly what: string;
}): ReactElement {
  const text = `${countText(Completed + Failed)} of ${countText(Total)} ${what} ended`;
  return (
    <span className="children-progress">
      <progress value={Completed + Failed} max={Total} aria-label={text} />
      <span className="live">
        {countText(Completed)} of {countText(Total)} completed
        {Failed > 0 && (
          <>
            , <strong className="failed-count">{countText(Failed)} failed</strong>
          </>
        )}
      </span>
    </span>
  );
}

/** The result of an entry, or the progress of its children. */
export function EntryResult({
  entry,
  what = 'parts',
}: {
  readonly entry: ActivityLogEntry;
  /** Plural noun for the children. */
  readonly what?: string;
}): ReactNode {
  if (entry.Children !== undefined) return <ChildrenProgress of={entry.Children} what={what} />;
  return <span className="break">{resultOf(entry)}</span>;
}

/** The entity of an entry, with a link to its device. */
export function EntryEntity({
  entry,
  tab,
}: {
  readonly entry: ActivityLogEntry;
  /** Tab of the device page. Defaults to the first one. */
  readonly tab?: string;
}): ReactNode {
  const { may } = useSession();
  const { EntityName, EntityIdentifier, EntityType } = entry;
  const device = deviceIdOf(entry);
  const name = EntityName ?? EntityIdentifier;
  const text = name ?? (EntityType === 'Multiple' ? 'Several' : '–');
  return (
    <span className="break">
      {device !== undefined && name !== undefined && may('Device.Read') ? (
        <Link href={`/devices/${device}${tab === undefined ? '' : `?tab=${tab}`}`}>{text}</Link>
      ) : (
        text
      )}
      {EntityName !== undefined && EntityIdentifier !== undefined && EntityIdentifier !== EntityName && (
        <span className="mono dim"> {EntityIdentifier}</span>
      )}
    </span>
  );
}
