import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { Check } from '../layout/check-list.tsx';

/** Whether a list includes child locations. The URL contains it as `below`. */
export function useBelow(): readonly [below: boolean, choice: ReactElement] {
  const [query, setQuery] = useSearchParams();
  const below = query.get('below') !== 'no';
  const choose = (checked: boolean): void => {
    const next = new URLSearchParams(query);
    next.delete('page');
    if (checked) next.delete('below');
    else next.set('below', 'no');
    setQuery(next, { replace: true });
  };
  return [below, <Check key="below" label="Include the locations below" checked={below} onChange={choose} />];
}
