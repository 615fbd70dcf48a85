import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { countText } from '../format/text.ts';
import { isShown } from '../layout/area.ts';
import { areaGroups } from '../layout/areas.ts';
import { useMantineColorScheme, useComputedColorScheme } from '@mantine/core';
import { useSession, useSessionControl } from '../session/session-context.ts';
import { createCommands, type Action } from './actions.ts';
import { kinds, type Found } from './kinds.ts';

/** Maximum number of entities of a kind. */
const SHOWN = 5;
/** Milliseconds after the last keystroke, before the service is asked. */
const PAUSE_MS = 200;

export interface FoundGroup {
  readonly label: string;
  readonly found: readonly Found[];
}

export interface FindState {
  readonly groups: readonly FoundGroup[];
  /** Whether the service has yet to answer for the present text. Until then, entities belong to an earlier one. */
  readonly isSearching: boolean;
  /** Plural nouns of the kinds whose search failed. */
  readonly failed: readonly string[];
  /** Reason of the first failure. */
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Finds the pages of the navigation at once, and entities through the API. Both only as far as the key can see them.
 *
 * @param text without white space around it; empty: all pages
 */
export function useFound(text: string): FindState {
  const { client, may } = useSession();
  const commands = useCommands();
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const searched = kinds.filter(({ permission }) => may(permission));
  // A request whose text is no longer wanted is cancelled through its signal.
  const results = useQueries({
    queries: searched.map(({ operation, find }) => ({
      queryKey: [operation, 'found', settled],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        find(client, { Search: settled, Page: 1, PageSize: SHOWN }, { signal }),
      enabled: text !== '' && settled !== '',
      staleTime: 10_000,
    })),
  });
  const entities = searched.map(({ label, list }, index): FoundGroup => {
    const { rows = [], total = 0 } = (text === '' ? undefined : results[index]?.data) ?? {};
    const all = { id: 'all', label: `All ${countText(total)} that match`, act: { href: list(settled) } };
    return { label, found: total > rows.length ? [...rows, all] : rows };
  });
  const failures = results.flatMap(({ error }, index) =>
    error === null ? [] : [{ error, label: searched[index]?.label ?? '' }],
  );
  return {
    groups: [
      { label: 'Pages', found: pagesNamed(text, may) },
      ...entities,
      { label: 'Commands', found: text === '' ? [] : commands.filter(({ label }) => hasWords(label, text)) },
    ].filter(({ found }) => found.length > 0),
    isSearching:
      text !== '' &&
      searched.length > 0 &&
      (settled !== text || results.some(({ isFetching }) => isFetching)),
    failed: failures.map(({ label }) => label),
    error: failures[0]?.error,
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}

function pagesNamed(text: string, may: (permission: string) => boolean): readonly Found[] {
  return areaGroups.flatMap(({ label: group, areas }) =>
    areas
      .filter((area) => isShown(area, may) && area.label.toLowerCase().includes(text.toLowerCase()))
      .map(({ href, label }) => ({ id: href, label, detail: group, act: { href } })),
  );
}

/** Whether each word of a text is in a label, in any order. */
export const hasWords = (label: string, text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => label.toLowerCase().includes(word));

/** Commands that belong to no entity, as far as the key permits them. */
function useCommands(): readonly Action[] {
  const { session, changeNetwork, logOut } = useSessionControl();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const next = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark';
  return [
    ...createCommands.filter(({ needs = [] }) => needs.every(session.may)),
    ...session.networks
      .filter(({ Id }) => Id !== session.network.Id)
      .map(({ Id, Name }) => ({
        id: Id,
        label: `Switch to the device network ${Name}`,
        act: { run: () => changeNetwork(Id) },
      })),
    { id: 'colours', label: `Change to ${next} colours`, act: { run: () => setColorScheme(next) } },
    { id: 'log-out', label: 'Log out', act: { run: logOut } },
  ];
}
