import { useMemo, useState, type ReactElement } from 'react';
import { Button, TextInput } from '@mantine/core';
import type { DeviceTree } from '@muster/sdk/core';
import uPlot from 'uplot';
import { useSearchParams } from 'wouter';
import { cliLine, shellWord } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { saveFile } from '../format/save-file.ts';
import { Check } from '../layout/check-list.tsx';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { Icon } from '../layout/icon.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import type { AlignedSeries, Series } from '../layout/plot-axis.ts';
import { MAX_LINES, PlotCanvas } from '../layout/plot-canvas.tsx';
import { deviceWord } from './device-words.ts';
import { csvOf, jsonOf } from './export-values.ts';
import { seriesOf, summaryOf, type Plotted } from './plot-series.ts';
import { RangeSelect } from './range-select.tsx';
import { rowsOf } from './resource-row.ts';
import { rangeOf, useSeries } from './use-series.ts';
import { isPlottable, isReadable } from './value-text.ts';

/** Maximum number of units, each of which has an axis. */
const MAX_UNITS = 2;

/** Values of several resources on one plot. The address has the resources and the time range. */
export default function ValuesTab({ tree }: { readonly tree: DeviceTree }): ReactElement {
  const [query, setQuery] = useSearchParams();
  const [isLive, setIsLive] = useState(true);
  const offered = useMemo(() => plottedOf(tree), [tree]);
  const paths = query.get('plot')?.split(',') ?? [];
  const wanted = paths.join(',');
  const chosen = useMemo(() => {
    const found = wanted.split(',').flatMap((path) => offered.find((one) => one.path === path) ?? []);
    return withinLimits(found);
  }, [offered, wanted]);
  const range = rangeOf(query.get('range'));
  const { values, isPending, error } = useSeries(chosen, range, isLive);
  const change = (name: string, value: string): void => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  };
  const exported = chosen.map((resource, index) => ({ resource, values: values[index] ?? [] }));
  const word = deviceWord(tree.Device);
  const save = (kind: 'csv' | 'json', text: string): void =>
    saveFile(
      `${tree.Device.DeviceIdentifier.replaceAll(/[^\w.-]/gu, '_')}-values.${kind}`,
      new Blob([text], { type: kind === 'csv' ? 'text/csv' : 'application/json' }),
    );
  return (
    <>
      <Section title="Resources">
        <ResourceChoice
          offered={offered}
          chosen={chosen}
          onChange={(next) => change('plot', next.map(({ path }) => path).join(','))}
        />
      </Section>
      <Section
        title="Values"
        aside={
          <div className="row">
            <Check label="Live" checked={isLive} onChange={setIsLive} />
            <RangeSelect value={range} onChange={({ value }) => change('range', value)} />
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Icon name="download" size={14} />}
              disabled={chosen.length === 0}
              onClick={() => save('csv', csvOf(exported))}
            >
              CSV
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Icon name="download" size={14} />}
              disabled={chosen.length === 0}
              onClick={() => save('json', jsonOf(exported))}
            >
              JSON
            </Button>
          </div>
        }
      >
        <div className="stack">
          {isPending && <Loading what="values" />}
          {error !== undefined && <ErrorNote error={error} />}
          {chosen.length === 0 ? (
            <EmptyState title="No resource is chosen.">Choose up to {MAX_LINES} above.</EmptyState>
          ) : (
            <Lines resources={chosen} values={values} />
          )}
          {chosen.length > 0 && (
            <CliLine
              cli={valuesCli(
                chosen.map(({ path }) => `${word}${path}`),
                range.word,
              )}
            />
          )}
        </div>
      </Section>
    </>
  );
}

/** The command that prints the same values. Several resources come from standard input. */
function valuesCli(resources: readonly string[], start: string): string {
  const [only] = resources;
  if (resources.length === 1) return cliLine('measurements', 'since', only, start);
  const ids = resources.map(shellWord).join(' ');
  return String.raw`printf '%s\n' ${ids} | ${cliLine('measurements', 'since', '-', start)}`;
}

/** The resources of a device whose values can be plotted. */
const plottedOf = ({ SmartObjects = [] }: DeviceTree): readonly Plotted[] =>
  SmartObjects.flatMap((object) =>
    rowsOf(object).present.flatMap(({ resource, target, unit }) => {
      const hasValues = 'InstanceId' in target || resource.Instances === undefined;
      if (!hasValues || !isReadable(resource) || !isPlottable(resource)) return [];
      const { Id: id, Url: path, LatestMeasurement: latest } = target;
      return [{ id, path, name: resource.Name, unit, latest }];
    }),
  );

/** The first resources that fit on one plot. */
function withinLimits(resources: readonly Plotted[]): readonly Plotted[] {
  const kept: Plotted[] = [];
  for (const one of resources) if (kept.length < MAX_LINES && hasAxis(kept, one)) kept.push(one);
  return kept;
}

/** Whether the unit of a resource has an axis, or can get one. */
const hasAxis = (chosen: readonly Plotted[], { unit }: Plotted): boolean =>
  new Set([...chosen.map((one) => one.unit), unit]).size <= MAX_UNITS;

function ResourceChoice(props: {
  readonly offered: readonly Plotted[];
  readonly chosen: readonly Plotted[];
  readonly onChange: (chosen: readonly Plotted[]) => void;
}): ReactElement {
  const { offered, chosen, onChange } = props;
  const [search, setSearch] = useState('');
  const text = search.toLowerCase();
  const shown = offered.filter(
    (one) =>
      chosen.includes(one) ||
      (one.latest !== undefined && `${one.name} ${one.path}`.toLowerCase().includes(text)),
  );
  return (
    <div className="form">
      <p className="dim small">
        Choose up to {MAX_LINES} with at most two units. Resources without a value are not in the list: read
        or observe them first.
      </p>
      <TextInput
        label="Search resources"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {shown.length === 0 && <p className="dim">No resource with numbers matches.</p>}
      <fieldset className="check-list">
        <legend className="visually-hidden">Resources of the plot</legend>
        <div className="checks">
          {shown.map((one) => {
            const isChosen = chosen.includes(one);
            const isFull = chosen.length >= MAX_LINES || !hasAxis(chosen, one);
            return (
              <Check
                key={one.id}
                label={`${one.name} ${one.path}`}
                description={one.unit}
                checked={isChosen}
                disabled={!isChosen && isFull}
                onChange={(checked) =>
                  onChange(checked ? [...chosen, one] : chosen.filter((other) => other !== one))
                }
              />
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}

interface LineRow {
  readonly Id: string;
  readonly resource: Plotted;
  readonly series: Series;
}

const columns: readonly Column<LineRow>[] = [
  {
    id: 'Resource',
    label: 'Resource',
    cell: ({ resource: { name, path } }) => (
      <>
        {name} <span className="mono dim">{path}</span>
      </>
    ),
  },
  { id: 'Summary', label: 'Values', cell: ({ resource, series }) => summaryOf(series, resource.unit) },
];

/** The plot, and the same in words. */
function Lines(props: {
  readonly resources: readonly Plotted[];
  readonly values: readonly Parameters<typeof seriesOf>[0][];
}): ReactElement {
  const { resources, values } = props;
  const all = useMemo(() => values.map((one) => seriesOf(one)), [values]);
  const lines = resources.map(({ name, path, unit }) => ({ name: `${name} ${path}`, unit }));
  const joined = useMemo(
    () => uPlot.join(all.map(([times, numbers]) => [[...times], [...numbers]])) as unknown as AlignedSeries,
    [all],
  );
  const rows = resources.map((resource, index) => ({
    ...{ Id: resource.id, resource },
    series: all[index] ?? ([[], []] as const),
  }));
  return (
    <>
      {joined[0].length > 1 && joined.length === lines.length + 1 && (
        <PlotCanvas series={joined} name={lines.map(({ name }) => name).join(', ')} unit="" lines={lines} />
      )}
      <DataTable caption="Plotted values" columns={columns} rows={rows} />
    </>
  );
}
