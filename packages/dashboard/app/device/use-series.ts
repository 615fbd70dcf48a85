import { useEffect } from 'react';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { MinimalMeasurementMessage, MinimalMeasurements } from '@muster/sdk/core';
import { useSession } from '../session/session-context.ts';
import { withLatest, type Plotted } from './plot-series.ts';

/** Time ranges in seconds, with the word of the command line. */
export const ranges = [
  { value: '900', label: 'Last 15 minutes', word: '15m' },
  { value: '3600', label: 'Last hour', word: '1h' },
  { value: '86400', label: 'Last day', word: '1d' },
  { value: '604800', label: 'Last week', word: '7d' },
] as const;

export type Range = (typeof ranges)[number];

/** The time range with this number of seconds. Defaults to an hour. */
export const rangeOf = (seconds: string | null): Range =>
  ranges.find(({ value }) => value === seconds) ?? ranges[1];

/** The values of resources in a time range, in the order of the resources. */
export interface SeriesResult {
  readonly values: readonly (readonly MinimalMeasurementMessage[])[];
  readonly isPending: boolean;
  readonly error: unknown;
}

/** Loads the stored values of resources, and appends live ones. */
export function useSeries(resources: readonly Plotted[], { value }: Range, isLive: boolean): SeriesResult {
  const { client } = useSession();
  const queries = useQueryClient();
  const rangeMs = Number(value) * 1_000;
  const result = useQueries({
    queries: resources.map(({ id }) => ({
      queryKey: keyOf(id, value),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        client.measurements.since(id, Date.now() - rangeMs, { signal }),
      staleTime: 30_000,
    })),
    combine: combined,
  });
  useEffect(() => {
    if (!isLive) return;
    for (const { id, latest } of resources) {
      if (latest === undefined) continue;
      queries.setQueryData<MinimalMeasurements>(keyOf(id, value), (known) => {
        const v = known && withLatest(known.v, latest, Date.now() - rangeMs);
        return v === undefined || v === known?.v ? known : { id, v };
      });
    }
  }, [queries, resources, rangeMs, value, isLive, result.isPending]);
  return result;
}

/** A part of the result keeps its identity while it is unchanged. */
const combined = (results: readonly UseQueryResult<MinimalMeasurements>[]): SeriesResult => ({
  values: results.map(({ data }) => data?.v ?? []),
  isPending: results.some(({ isPending }) => isPending),
  error: results.find(({ error }) => error !== null)?.error ?? undefined,
});

const keyOf = (id: string, seconds: string): readonly string[] => ['measurements.since', id, seconds];
