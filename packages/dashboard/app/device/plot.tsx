import { useMemo, useState, type ReactElement } from 'react';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { EmptyState, ErrorNote, Loading } from '../layout/notes.tsx';
import { PlotCanvas } from '../layout/plot-canvas.tsx';
import { seriesOf, summaryOf, type Plotted } from './plot-series.ts';
import { RangeSelect } from './range-select.tsx';
import { rangeOf, useSeries } from './use-series.ts';

/** The stored values of a resource over time. New values are appended as they arrive. */
export default function Plot(props: {
  readonly resource: Plotted;
  /** The word for the device in commands. */
  readonly word: string;
}): ReactElement {
  const { id, path, name, unit, latest } = props.resource;
  const [range, setRange] = useState(rangeOf(null));
  const plotted = useMemo(() => [{ id, path, name, unit, latest }], [id, path, name, unit, latest]);
  const { values, isPending, error } = useSeries(plotted, range, true);
  const series = useMemo(() => seriesOf(values[0] ?? []), [values]);
  return (
    <figure className="plot">
      <figcaption className="row">
        <RangeSelect value={range} onChange={setRange} />
        <span className="dim small">{summaryOf(series, unit)}</span>
      </figcaption>
      {isPending && <Loading what="values" />}
      {error !== undefined && <ErrorNote error={error} />}
      {!isPending &&
        error === undefined &&
        (series[0].length < 2 ? (
          <EmptyState title="There are no values to plot in this time.">
            Observe the resource, so that the service stores each value.
          </EmptyState>
        ) : (
          <PlotCanvas series={series} name={`${name} ${path}`} unit={unit} />
        ))}
      <CliLine cli={cliLine('measurements', 'since', `${props.word}${path}`, range.word)} />
    </figure>
  );
}
