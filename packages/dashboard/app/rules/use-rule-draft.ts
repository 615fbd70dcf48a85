import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
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
  const queryKey = ['rules.draft', id];
  const latest = (): RuleDraft | null => queries.getQueryData<RuleDraft | null>(queryKey) ?? null;
  const [shown, setShown] = useState(latest);
  const draft = shown ?? base;
  const set = (next: RuleDraft | null): void => {
    queries.setQueryDefaults(['rules.draft'], { gcTime: Infinity });
    queries.setQueryData<RuleDraft | null>(queryKey, next);
    setShown(next);
  };
  return {
    draft,
    isChanged: JSON.stringify(requestOf(draft)) !== JSON.stringify(requestOf(base)),
    // The shown draft lacks a change of the same moment, such as a name that the service found while users type.
    change: (part) => set({ ...(latest() ?? base), ...part }),
    discard: () => set(null),
  };
}
