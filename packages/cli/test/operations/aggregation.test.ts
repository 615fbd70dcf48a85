import { expect } from 'chai';
import { sendJson } from '@muster/testkit';
import { idOf } from '../support/rows.ts';
import { useService } from '../support/cli.ts';

const hourMs = 3_600_000;
const startMs = Date.parse('2026-11-22T08:00:00Z');

describe('aggregated measurements as rows', () => {
  const { service, sandbox } = useService();

  before(async () => {
    service.answer(({ path, query }, response) => {
      const type = query['aggregationType'] ?? 'Realtime';
      const isAll = type === 'All';
      const valuesAt = (index: number): (number | null)[] =>
        isAll ? [20 + index, 22, 19, null, 21, 0.5, 4, hourMs, 20.5, 0.25] : [20.5 + index];
      sendJson(response, 200, {
        id: path.split('/')[4],
        AggregationType: type,
        TimespanStart: startMs,
        TimespanEnd: startMs + 2 * hourMs,
        Resolution: hourMs,
        CalculatedResolution: hourMs,
        NumberOfMeasurements: 8,
        Timers: { Query: 1 },
        v: [0, 1].map((index) => ({
          ...(query['dateFormat'] === 'ISO8601' ? {} : { t: startMs + index * hourMs }),
          d: new Date(startMs + index * hourMs).toISOString(),
          m: valuesAt(index),
        })),
      });
    });
  });

  const run = (command: string, ...flags: readonly string[]) =>
    sandbox.run(['measurements', command, idOf(1), ...flags]);

  it('-o csv has a line for each point, with its time and value', async () => {
    for (const command of ['aggregations', 'compressed']) {
      for (const format of [[], ['--date-format', 'ISO8601']]) {
        const { code, stdout, stderr } = await run(command, '-o', 'csv', ...format);
        expect(code, stderr).to.equal(0);
        expect(stdout).to.equal(
          `id,Time,Value\n${idOf(1)},2026-11-22T08:00:00.000Z,20.5\n${idOf(1)},2026-11-22T09:00:00.000Z,21.5\n`,
        );
      }
    }
  });

  it('the aggregation All has a column for each aggregation', async () => {
    const { stdout } = await run('aggregations', '--aggregation-type', 'All', '-o', 'csv');
    expect(stdout.split('\n').slice(0, 2)).to.deep.equal([
      'id,Time,TimeWeightedAverage,MaxValue,MinValue,StartValue,EndValue,TimeWeightedVariance,NbrOfMeasurements,Length,ArithmeticMean,Variance',
      `${idOf(1)},2026-11-22T08:00:00.000Z,20,22,19,,21,0.5,4,3600000,20.5,0.25`,
    ]);
  });

  it('--columns chooses, ndjson has a point a line, json the whole document', async () => {
    const chosen = await run('aggregations', '-o', 'csv', '--columns', 'value');
    expect(chosen.stdout).to.equal('Value\n20.5\n21.5\n');
    const lines = (await run('aggregations', '-o', 'ndjson')).stdout.trim().split('\n');
    expect(JSON.parse(lines[1] ?? '')).to.deep.equal({
      id: idOf(1),
      Time: '2026-11-22T09:00:00.000Z',
      Value: 21.5,
    });
    const document = JSON.parse((await run('aggregations', '-o', 'json')).stdout) as { v: unknown[] };
    expect(document.v).to.have.length(2);
    const table = await run('aggregations', '-o', 'table');
    expect(table.stdout)
      .to.match(/Time\s+Value/u)
      .and.to.match(/2026-11-22 .*20\.5/u);
  });

  it('points of several resources from standard input are one CSV', async () => {
    const input = `${idOf(1)}\n${idOf(2)}\n`;
    const words = ['measurements', 'aggregations', '-', '-o', 'csv'];
    const { stdout } = await sandbox.run(words, { input });
    expect(stdout.trim().split('\n')).to.have.length(5);
    expect(stdout).to.contain(`${idOf(2)},2026-11-22T09:00:00.000Z,21.5`);
  });
});
