import type { ReactElement, ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { NotFoundError } from '@muster/sdk/core';
import { Link } from 'wouter';
import { EmptyState, ErrorNote, Loading } from './notes.tsx';

/** The content of an entity's page, after loading. */
export function Loaded<Entity>(props: {
  /** Noun for the entity, such as `device type`. */
  readonly what: string;
  /** URL of the list of such entities. */
  readonly list: string;
  readonly query: UseQueryResult<Entity>;
  readonly children: (entity: Entity) => ReactNode;
}): ReactElement {
  const { what, query } = props;
  if (query.isPending) return <Loading what={`the ${what}`} />;
  if (query.error instanceof NotFoundError)
    return (
      <EmptyState title={`There is no such ${what} in this device network.`} isPage>
        <Link href={props.list}>Go to the list</Link>
      </EmptyState>
    );
  const retry = (): void => void query.refetch();
  if (query.data === undefined) return <ErrorNote error={query.error} onRetry={retry} />;
  return (
    <>
      {query.isError && <ErrorNote error={query.error} onRetry={retry} />}
      {props.children(query.data)}
    </>
  );
}
