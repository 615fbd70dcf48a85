import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/**
 * Whether a dialog of a page is open. The URL contains its name as `do`, so that links open it.
 *
 * @param name such as `create`
 * @param isAllowed whether the key has the permission for the dialog, because users edit URLs
 */
export function useOpening(name: string, isAllowed: boolean): readonly [boolean, (open: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const set = useCallback(
    (open: boolean) => {
      // The dialog may have gone to another page before it closes.
      const now = new URLSearchParams(globalThis.location.search);
      if (open === (now.get('do') === name)) return;
      if (open) now.set('do', name);
      else now.delete('do');
      setQuery(now, { replace: true });
    },
    [name, setQuery],
  );
  return [isAllowed && query.get('do') === name, set];
}
