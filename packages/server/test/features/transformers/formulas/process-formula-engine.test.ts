import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { FormulaError } from '../../../../src/features/transformers/formula-engine.ts';
import { ProcessFormulaEngine } from '../../../../src/features/transformers/formulas/process-formula-engine.ts';

const children = (): readonly string[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(/\s+/u);

describe('ProcessFormulaEngine', () => {
  let engine: ProcessFormulaEngine;

  before(() => {
    engine = new ProcessFormulaEngine({ timeoutMs: 1_000 });
  });

  after(() => engine.close());

  const failure = async (expression: string, input: object = {}): Promise<FormulaError> => {
    const error = await engine.evaluate(expression, input, 'network').catch((cause: unknown) => cause);
    expect(error, expression).to.be.instanceOf(FormulaError);
    return error as FormulaError;
  };

  it('evaluates formulas one after the other', async () => {
    const input = { sources: [{ value: 20, values: [10, 20, 60] }] };
    const results = await Promise.all(
      ['sources[0].value * 1.8 + 32', '$average(sources[0].values)', '["a", true, null]', 'missing'].map(
        (expression) => engine.evaluate(expression, input, 'network'),
      ),
    );
    expect(results).to.deep.equal([68, 30, ['a', true, null], undefined]);
  });

  it('reports the error in an expression, and its position', async () => {
    expect(await engine.problem('$sum(values)', 'network')).to.equal(undefined);
    expect(await engine.problem('1 +', 'network')).to.contain('at character');
    expect(await engine.problem('('.repeat(4_000), 'network')).to.be.a('string');
  });

  it('formulas of a network wait for at most one formula of another, and costly ones get fewer turns', async () => {
    const order: string[] = [];
    const ask = (network: string, expression: string): Promise<unknown> =>
      engine.evaluate(expression, {}, network).then(() => order.push(network));
    const costly = '($f := function($n) { $n = 0 ? 0 : $f($n - 1) }; $f(500))';
    await Promise.all([
      ...Array.from({ length: 10 }, () => ask('greedy', costly)),
      ...Array.from({ length: 4 }, () => ask('modest', '1 + 1')),
    ]);
    expect(
      order.slice(0, 5).filter((one) => one === 'modest'),
      order.join(' '),
    ).to.have.length(4);
  });

  it('time in which the machine is suspended does not count', async () => {
    const hasty = new ProcessFormulaEngine({ timeoutMs: 20 });
    try {
      expect(await hasty.evaluate('1', {}, 'network')).to.equal(1);
      const answer = hasty.evaluate('1 + 1', {}, 'network');
      await new Promise(setImmediate);
      // The service, or the whole machine, is suspended.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      expect(await answer).to.equal(2);
    } finally {
      await hasty.close();
    }
  });

  it('a formula whose process is killed from outside gets another one', async () => {
    const before = new Set(children());
    const other = new ProcessFormulaEngine();
    try {
      expect(await other.evaluate('1', {}, 'network')).to.equal(1);
      const [pid] = children().filter((one) => !before.has(one));
      // It is suspended, so that it is killed while it has the request.
      process.kill(Number(pid), 'SIGSTOP');
      const answer = other.evaluate('1 + 1', {}, 'network');
      await new Promise(setImmediate);
      process.kill(Number(pid), 'SIGKILL');
      expect(await answer).to.equal(2);
    } finally {
      await other.close();
    }
  });

  for (const [what, expression] of [
    ['endless recursion', '($f := function($n){ $f($n) }; $f(1))'],
    ['endless recursion that grows', '($f := function($n){ 1 + $f($n) }; $f(1))'],
    ['a huge range', '$map([1..9000000], function($v){ {"a": $v, "b": [$v]} })'],
    ['a regular expression that tracks back', '$match("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!", /^(a+)+$/)'],
  ] as const) {
    it(`${what} ends, is reported as too costly, and does not affect other formulas`, async () => {
      expect(await failure(expression)).to.have.property('isExcessive', true);
      expect(await engine.evaluate('1 + 1', {}, 'network')).to.equal(2);
    });
  }

  for (const [expression, value] of [
    ['sources[0].value / 0', 'Infinity'],
    ['0 / 0', 'NaN'],
    ['[1, -1 / 0]', '-Infinity'],
  ] as const) {
    it(`${expression} is an error and not an empty result`, async () => {
      expect(await failure(expression, { sources: [{ value: 5 }] }))
        .to.have.property('message')
        .that.contains(`The result ${value}`);
    });
  }

  for (const [what, expression] of [
    ['an error of the expression', '"a" + 1'],
    ['a range beyond all bounds', '[1..99999999999]'],
    ['a text that doubles without end', '($g := function($s){ $g($s & $s) }; $g("aaaaaaaaaaaaaaaa"))'],
    ['a result that is a function', 'function($x){ $x }'],
    ['a result that is too long', '$pad("", 70000)'],
  ] as const) {
    it(`${what} is an error of this evaluation`, async () => {
      await failure(expression);
      expect(await engine.evaluate('1 + 1', {}, 'network')).to.equal(2);
    });
  }

  it('an expression can access its input only', async () => {
    for (const expression of [
      '$$.constructor',
      '$$.constructor.constructor("return process")()',
      'sources.__proto__',
      '$toString.constructor',
    ]) {
      const result = await engine.evaluate(expression, { sources: [] }, 'network').catch(() => undefined);
      expect(result ?? null, expression).to.equal(null);
    }
  });
});
