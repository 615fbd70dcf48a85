import type { ReactElement } from 'react';
import { rateText } from '../format/text.ts';
import { Section } from '../layout/notes.tsx';
import { sparkline, type Rates } from './traffic.ts';

const WIDTH = 240;
const HEIGHT = 44;

/** Current traffic from devices, and that of the last two minutes. */
export function TrafficPanel({ rates }: { readonly rates: readonly Rates[] }): ReactElement {
  return (
    <Section title="Live traffic" aside={<span className="dim small">{periodText(rates)}</span>}>
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

/** The time that the charts cover. */
function periodText(rates: readonly Rates[]): string {
  const [first, last] = [rates[0], rates.at(-1)];
  if (first === undefined || last === undefined || first === last) return 'Waiting for the first figures';
  const seconds = Math.round((last.timeMs - first.timeMs) / 1_000);
  return seconds < 100 ? `Last ${seconds} seconds` : 'Last two minutes';
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
      {values.length < 2 ? (
        <span className="dim small">The chart begins with the next figures.</span>
      ) : (
        <svg
          className="sparkline"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${label} in the last two minutes, at most ${rateText(Math.max(...values))}`}
        >
          <polyline points={sparkline(values, WIDTH, HEIGHT)} />
        </svg>
      )}
    </div>
  );
}
