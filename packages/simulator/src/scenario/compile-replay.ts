import { parseIsoTime } from '@muster/lwm2m';
import type { ResourceModel, ResourceValue } from '@muster/lwm2m';
import type { CsvGenerator } from '../device/generators.ts';
import { createReplay, type CsvRow, type CsvTable, type Replay, type ReplayFiles } from '../device/replay.ts';
import { didYouMean } from './closest-name.ts';
import { SettingProblem } from './setting-problem.ts';
import { typedLiteral } from './typed-literal.ts';

/**
 * Compiles the replay of a column, with values of the type of the resource.
 *
 * @throws SettingProblem with the file and line of an invalid row
 */
export function compileReplay(
  generator: CsvGenerator,
  model: ResourceModel,
  files: ReplayFiles | 'unread' | undefined,
): Replay<ResourceValue> {
  const { file, column, timeColumn, everySeconds } = generator;
  checkTiming(generator);
  if (files === 'unread') return createReplay(Float64Array.of(0), [], generator);
  const table = files?.get(file);
  if (!table) {
    throw new SettingProblem(
      `the CSV file ${file} has not been read`,
      'Load the fleet with loadFleetFile or defineFleet',
      { at: ['file'] },
    );
  }
  const position = columnOf(table, file, column, 'column');
  const values = table.rows.map((row) => valueOf(row, position, file, model));
  const timesMs =
    timeColumn === undefined
      ? Float64Array.from(values, (_, index) => index * (everySeconds ?? 1) * 1000)
      : timesOf(table, file, timeColumn);
  return createReplay(timesMs, values, generator);
}

function checkTiming({ timeColumn, everySeconds }: CsvGenerator): void {
  if (timeColumn === undefined && everySeconds === undefined) {
    throw new SettingProblem('the rows have no times', 'Add timeColumn or everySeconds');
  }
  if (timeColumn !== undefined && everySeconds !== undefined) {
    throw new SettingProblem('everySeconds has no effect beside timeColumn', 'Remove one of them', {
      at: ['everySeconds'],
    });
  }
}

function columnOf(table: CsvTable, file: string, name: string, field: 'column' | 'timeColumn'): number {
  const position = table.columns.indexOf(name);
  if (position >= 0) return position;
  throw new SettingProblem(
    `${file} has no column ${JSON.stringify(name)}`,
    `${didYouMean(name, table.columns)}Its columns are ${table.columns.slice(0, 20).join(', ')}`,
    { at: [field] },
  );
}

function valueOf(row: CsvRow, position: number, file: string, model: ResourceModel): ResourceValue {
  const text = row.cells[position];
  const place = `${file}:${row.line}`;
  if (text === undefined || (text === '' && model.type !== 'String')) {
    throw new SettingProblem(`${place}: the row has no value`, 'Complete the row, or remove it', {
      at: ['column'],
    });
  }
  try {
    return typedLiteral(text, model);
  } catch (error) {
    if (!(error instanceof SettingProblem)) throw error;
    throw new SettingProblem(`${place}: ${error.message}`, 'Correct the row', { at: ['column'] });
  }
}

function timesOf(table: CsvTable, file: string, name: string): Float64Array {
  const position = columnOf(table, file, name, 'timeColumn');
  const timesMs = new Float64Array(table.rows.length);
  let first = 0;
  for (const [index, row] of table.rows.entries()) {
    const text = row.cells[position] ?? '';
    const time = timeMsOf(text);
    const place = `${file}:${row.line}`;
    if (time === undefined) {
      throw new SettingProblem(
        `${place}: ${JSON.stringify(text)} is not a time`,
        'Write seconds, such as 90, or ISO 8601, such as 2026-06-01T12:00:00Z',
        { at: ['timeColumn'] },
      );
    }
    if (index === 0) first = time;
    timesMs[index] = time - first;
    if (index > 0 && timesMs[index] <= (timesMs[index - 1] ?? 0)) {
      throw new SettingProblem(
        `${place}: the time is not after that of the row before`,
        'Sort the rows by time',
        {
          at: ['timeColumn'],
        },
      );
    }
  }
  return timesMs;
}

function timeMsOf(text: string): number | undefined {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text) * 1000;
  return /^\d{4}-\d\d-\d\dT/.test(text) ? parseIsoTime(text) : undefined;
}
