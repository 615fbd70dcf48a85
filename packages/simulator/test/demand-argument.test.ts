import { expect } from 'chai';
import * as simulator from '../src/index.ts';

/** Functions that take plain data of others in this package, and hooks of a server. */
const others =
  /^(?:describe|evaluate|generate$|merge|percentileOf|problemName|renderReplayReport|reportOf|resolveApi|startPlainServer|summaryOf)/;

describe('functions that are called with too little', () => {
  const file = Promise.resolve(simulator.parseFleetFile('{ version: 1, cohorts: [{ name: a, count: 1 }] }'));
  for (const [name, value] of Object.entries(simulator)) {
    if (typeof value !== 'function' || !/^[a-z]/.test(name) || others.test(name)) continue;
    it(`say so: ${name}`, async () => {
      const call = value as (...given: unknown[]) => unknown;
      // A caller can also forget to wait for a file, and to give options.
      for (const given of [[], [file], [{}], [[]]]) {
        const error = await (async () => call(...given))().then(
          () => undefined,
          (reason: unknown) => reason,
        );
        expect(String(error)).to.not.match(
          /Cannot (?:read|destructure|convert)|is not (?:a function|iterable)/,
        );
      }
    });
  }

  it('name the missing argument', () => {
    const run = simulator.runScenario as (file?: unknown) => unknown;
    expect(() => run()).to.throw('A run needs a file. Give what loadFleetFile or defineFleet resolves');
    expect(() => run({ version: 1, cohorts: [] })).to.throw('the fleet file has no server');
  });
});
