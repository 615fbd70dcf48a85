import { useMemo, type ReactElement } from 'react';
import type { OverviewHistory } from '@muster/sdk/core';
import { Link } from 'wouter';
import { EmptyState } from '../layout/notes.tsx';
import { PlotCanvas } from '../layout/plot-canvas.tsx';
import { gapsOf, plotted, summaryOf, type HistoryFigure } from './history.ts';

interface Plot {
  readonly figure: HistoryFigure;
  readonly name: string;
  readonly href?: string;
  readonly permission?: string;
}

const plots: readonly Plot[] = [
  { figure: 'Online', name: 'Devices online', href: '/devices?status=online' },
  { figure: 'Registrations', name: 'Registrations', href: '/devices?sort=-LatestRegistrationTime' },
  { figure: 'Values', name: 'Values received' },
  { figure: 'Failed', name: 'Failed operations', href: '/activity?status=Failed&show=parts' },
];

/** A plot of each figure of the history that the key may read. */
export default function HistoryPlots({ history }: { readonly history: OverviewHistory }): ReactElement {
  const marks = useMemo(() => ({ spans: gapsOf(history), limits: [] }), [history]);
  if (history.Points.length === 0)
    return (
      <EmptyState title="There is no history yet.">
        The service adds the counts of each minute when it ends.
      </EmptyState>
    );
  return (
    <>
      <div className="history">
        {plots.map((plot) => (
          <HistoryPlot key={plot.figure} plot={plot} history={history} marks={marks} />
        ))}
      </div>
      {marks.spans.length > 0 && (
        <p className="dim small">The service did not run during the coloured times.</p>
      )}
    </>
  );
}

function HistoryPlot(props: {
  readonly plot: Plot;
  readonly history: OverviewHistory;
  readonly marks: Parameters<typeof PlotCanvas>[0]['marks'] & {};
}): ReactElement | null {
  const { plot, history, marks } = props;
  const { figure, name, href } = plot;
  const series = useMemo(() => plotted(history, figure), [history, figure]);
  if (series[0].length === 0) return null;
  return (
    <figure className="plot">
      <figcaption>
        {href === undefined ? <strong>{name}</strong> : <Link href={href}>{name}</Link>}
        <span className="dim small">{summaryOf(history, figure)}</span>
      </figcaption>
      <PlotCanvas series={series} name={name} unit="" marks={marks} />
    </figure>
  );
}
