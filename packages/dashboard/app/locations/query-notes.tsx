import type { ReactElement } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorNote, Loading } from '../layout/notes.tsx';

/** Shows that a query is loading or has failed. */
export function QueryNotes(props: {
  readonly query: Pick<UseQueryResult, 'isLoading' | 'error' | 'refetch'>;
  readonly what: string;
}): ReactElement {
  const { query, what } = props;
  return (
    <>
      {query.isLoading && <Loading what={what} />}
      {query.error !== null && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
    </>
  );
}
