import { useCallback, useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { requestOf, type RuleDraft } from './rule-draft.ts';

export interface DraftState {
  readonly draft: RuleDraft;
  /** Whether the form differs from the stored rule. */
  readonly isChanged: boolean;
  readonly change: (part: Partial<RuleDraft>) => void;
  /** Discards the changes. */
  readonly discard: () => void;
}

/**
 * The form of a rule. Changes are stored in the session, so that users can leave the page and return.
 *
 * @param id of the rule; `new` for a rule that is being created
 * @param base the stored rule, or an empty one
 */
export function useRuleDraft(id: string, base: RuleDraft): DraftState {
  const queries = useQueryClient();
  useEffect(() => queries.setQueryDefaults(['rules.draft'], { gcTime: Infinity }), [queries]);
  const kept = useQuery<RuleDraft | null>({
    queryKey: ['rules.draft', id],
    queryFn: () => null,
    enabled: false,
    gcTime: Infinity,
  });
  const draft = kept.data ?? base;
  const set = useCallback(
    (next: RuleDraft | null) => queries.setQueryData<RuleDraft | null>(['rules.draft', id], next),
    [queries, id],
  );
  return {
    draft,
    isChanged: JSON.stringify(requestOf(draft)) !== JSON.stringify(requestOf(base)),
    change: useCallback((part) => set({ ...draft, ...part }), [set, draft]),
    discard: useCallback(() => set(null), [set]),
  };
}
