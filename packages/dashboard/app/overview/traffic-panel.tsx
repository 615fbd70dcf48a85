import type { ReactElement } from 'react';
import { rateText } from '../format/text.ts';
import { Section } from '../layout/notes.tsx';
import { sparkline, type Rates } from './traffic.ts';

const WIDTH = 240;
const HEIGHT = 44;

/** Current traffic from devices, and that of the last two minutes. */
export function TrafficPanel({ rates }: { readonly rates: readonly Rates[] }): ReactElement {
  return (
    <Section title="Live traffic">
      <div className="traffic">
        <Rate label="registrations per second" values={rates.map(({ registrations }) => registrations)} />
        <Rate
          label="values per second, from notifications and Reads"
          values={rates.map(({ values }) => values)}
        />
      </div>
    </Section>
  );
}

function Rate(props: { readonly label: string; readonly values: readonly number[] }): ReactElement {
  const { label, values } = props;
  const last = values.at(-1);
  return (
    <div className="rate">
      <div className="figure">
        <span className="figure-value live">{last === undefined ? '–' : rateText(last)}</span>
        <span className="figure-label">{label}</span>
      </div>
      <svg
        className="sparkline"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label} in the last two minutes, at most ${rateText(Math.max(0, ...values))}`}
      >
        <polyline points={sparkline(values, WIDTH, HEIGHT)} />
      </svg>
    </div>
  );
}
