import { lazy, useState, type ReactElement } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RuleTrial } from '@muster/sdk/core';
import { CliLine } from '../commands/cli-view.tsx';
import { useCommand } from '../commands/use-command.ts';
import { countText } from '../format/text.ts';
import { LazyPart } from '../layout/lazy-part.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { TrialEvents } from './trial-events.tsx';

const TrialPlot = lazy(() => import('./trial-plot.tsx'));

const DAY = 86_400_000;
const ranges = [
  { value: '1h', label: 'Last hour', ms: DAY / 24 },
  { value: '1d', label: 'Last day', ms: DAY },
  { value: '7d', label: 'Last week', ms: 7 * DAY },
  { value: '30d', label: 'Last 30 days', ms: 30 * DAY },
  { value: '', label: 'Between two times', ms: 0 },
] as const;

/** A trial with the form that it used. */
interface TriedRule {
  readonly trial: RuleTrial;
  /** Identifies the tried rule. */
  readonly of: string;
}

/** Tries a rule with stored values: how often and when it would have raised events. */
export function Trial(props: {
  /** ID of the rule, or `new`. The session stores the result under it. */
  readonly id: string;
  readonly name: string;
  /** Identifies the content of the rule, to detect results of an earlier version. */
  readonly content: string;
  /** The reason why the rule cannot be tried. Undefined if it can. */
  readonly refusal: string | undefined;
  readonly send: (fromMs: number, toMs: number) => Promise<RuleTrial>;
  /** The `muster` command. @param range its time range */
  readonly cliOf: (range: readonly string[]) => string;
  /** Limits of the conditions, for the plot. */
  readonly limits: readonly number[];
}): ReactElement {
  const { id, content, refusal } = props;
  const queries = useQueryClient();
  const run = useCommand();
  const [range, setRange] = useState('1d');
  const [from, setFrom] = useState(() => localTime(Date.now() - DAY));
  const [to, setTo] = useState(() => localTime(Date.now()));
  const queryKey = ['rules.try', id];
  const tried = useQuery<TriedRule>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  const words = range === '' ? [isoTime(from), isoTime(to)] : [range, 'now'];
  const cli = props.cliOf(words);
  const start = (): void => {
    const now = Date.now();
    const length = ranges.find(({ value }) => value === range)?.ms ?? DAY;
    const span = range === '' ? [new Date(from).getTime(), new Date(to).getTime()] : [now - length, now];
    const [fromMs = 0, toMs = now] = span;
    void run({
      title: `Try the rule ${props.name}`,
      cli,
      // The trial must not depend on the page, because it continues after the page is left.
      send: () =>
        queries.query({
          queryKey,
          queryFn: async () => ({ trial: await props.send(fromMs, toMs), of: content }),
          gcTime: Infinity,
        }),
    });
  };
  const busy = tried.fetchStatus === 'fetching';
  return (
    <Section title="Try it against stored values">
      <div className="stack">
        <p className="dim">
          See how often and when the rule would have raised events. Nothing is stored or delivered.
        </p>
        <div className="trial-range">
          <NativeSelect
            label="Time range"
            value={range}
            data={ranges.map(({ value, label }) => ({ value, label }))}
            onChange={(event) => setRange(event.currentTarget.value)}
          />
          {range === '' && (
            <>
              <TextInput
                label="From"
                type="datetime-local"
                value={from}
                onChange={(event) => setFrom(event.currentTarget.value)}
              />
              <TextInput
                label="To"
                type="datetime-local"
                value={to}
                onChange={(event) => setTo(event.currentTarget.value)}
              />
            </>
          )}
          <Button onClick={start} loading={busy} disabled={refusal !== undefined || isoTime(from) === ''}>
            Try it
          </Button>
        </div>
        {refusal === undefined ? <CliLine cli={cli} /> : <p className="dim small">{refusal}</p>}
        {busy && <Loading what="the values and compares them. You can leave this page: the result stays" />}
        {!busy && tried.isError && <ErrorNote error={tried.error} />}
        {!busy && tried.data !== undefined && (
          <Result tried={tried.data} isCurrent={tried.data.of === content} limits={props.limits} />
        )}
      </div>
    </Section>
  );
}

function Result(props: {
  readonly tried: TriedRule;
  readonly isCurrent: boolean;
  readonly limits: readonly number[];
}): ReactElement {
  const { trial } = props.tried;
  return (
    <>
      {!props.isCurrent && (
        <p className="dim small">
          The rule was changed after this trial. Try it again to see the difference.
        </p>
      )}
      <p className="sentence" role="status">
        {trialText(trial)}
      </p>
      {trial.Values === 0 && (
        <EmptyState title="There are no stored values to compare in this time.">
          Choose a longer range, or observe the resources, so that the service stores their values.
        </EmptyState>
      )}
      {trial.Events.length > 0 && (
        <>
          <LazyPart what="the plot">
            <TrialPlot trial={trial} limits={props.limits} />
          </LazyPart>
          <TrialEvents trial={trial} />
        </>
      )}
    </>
  );
}

/** Describes the result in words. */
function trialText({ Values, Raised, Reset, Events }: RuleTrial): string {
  const values = `${countText(Values)} stored ${Values === 1 ? 'value' : 'values'}`;
  if (Raised === 0) return `With ${values}, the rule would have raised no event.`;
  const events = `${countText(Raised)} ${Raised === 1 ? 'event' : 'events'}`;
  const rest = Events.length < Raised ? ` The first ${countText(Events.length)} are shown.` : '';
  return `With ${values}, the rule would have raised ${events} and reset ${countText(Reset)} of them.${rest}`;
}

/** Formats a time for `datetime-local` fields. */
function localTime(ms: number): string {
  const date = new Date(ms);
  return new Date(ms - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Converts a time from a `datetime-local` field for commands. Empty if it is incomplete. */
function isoTime(local: string): string {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
