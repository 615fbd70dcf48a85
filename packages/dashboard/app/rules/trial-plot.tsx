import { useMemo, useState, type ReactElement } from 'react';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RuleTrial } from '@muster/sdk/core';
import { seriesOf, summaryOf } from '../device/plot-series.ts';
import { ErrorNote, Loading } from '../layout/notes.tsx';
import { PlotCanvas, type PlotMarks } from '../layout/plot-canvas.tsx';
import { useSession } from '../session/session-context.ts';

/** Maximum number of offered resources, ordered by their first event. */
const MAX_OFFERED = 100;

/** The stored values of a resource, with the periods in which its events would have been active. */
export default function TrialPlot(props: {
  readonly trial: RuleTrial;
  readonly limits: readonly number[];
}): ReactElement | null {
  const { trial, limits } = props;
  const { client, may } = useSession();
  const resources = useMemo(() => resourcesOf(trial), [trial]);
  const [chosen, setChosen] = useState('');
  const shown = resources.find(({ id }) => id === chosen) ?? resources[0];
  const id = shown?.id ?? '';
  const { FromTimestamp: from, ToTimestamp: to } = trial;
  const stored = useQuery({
    queryKey: ['measurements.sinceTo', id, from, to],
    queryFn: ({ signal }) => client.measurements.sinceTo(id, from, to, { signal }),
    enabled: id !== '' && may('Measurement.Read'),
    staleTime: 60_000,
  });
  const values = stored.data?.v;
  const series = useMemo(() => seriesOf(values ?? []), [values]);
  const marks = useMemo<PlotMarks>(
    () => ({
      limits,
      spans: trial.Events.filter(({ ResourceId }) => ResourceId === id).map((event) => ({
        from: event.RaisedTimestamp / 1_000,
        ...(event.ResetTimestamp === undefined ? {} : { to: event.ResetTimestamp / 1_000 }),
      })),
    }),
    [trial, id, limits],
  );
  if (shown === undefined || !may('Measurement.Read')) return null;
  return (
    <figure className="plot">
      <figcaption className="row">
        <NativeSelect
          size="xs"
          aria-label="Resource of the plot"
          value={id}
          data={resources.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <span className="dim small">
          {summaryOf(series, '')}. Coloured times: an event is active.
          {limits.length > 0 && ' Dashed lines: limits of the rule.'}
        </span>
      </figcaption>
      {stored.isPending && <Loading what="values" />}
      {stored.isError && <ErrorNote error={stored.error} />}
      {series[0].length > 1 && <PlotCanvas series={series} name={shown.name} unit="" marks={marks} />}
    </figure>
  );
}

function resourcesOf({ Events }: RuleTrial): readonly { readonly id: string; readonly name: string }[] {
  const names = new Map<string, string>();
  for (const { ResourceId, ResourceName, DeviceName } of Events) {
    if (names.size >= MAX_OFFERED) break;
    if (ResourceId !== undefined) names.set(ResourceId, `${DeviceName}: ${ResourceName ?? ''}`);
  }
  return [...names].map(([id, name]) => ({ id, name }));
}
