import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '../layout/icon.tsx';
import { clockFault, type Readiness } from './readiness.ts';

/** Shows that the clock of the server is wrong. If the server does not answer, other notes are shown. */
export function ClockNote(): ReactElement | null {
  const { data } = useQuery({
    queryKey: ['readyz'],
    queryFn: async ({ signal }) => (await (await fetch('/readyz', { signal })).json()) as Readiness,
    refetchInterval: 60_000,
    retry: false,
  });
  const fault = data && clockFault(data);
  if (fault === undefined) return null;
  return (
    <div className="note" data-tone="bad" role="alert">
      <Icon name="warning" />
      <span>{fault}</span>
    </div>
  );
}
