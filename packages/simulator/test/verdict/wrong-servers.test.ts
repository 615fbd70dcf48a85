import { expect } from 'chai';
import {
  parseFleetFile,
  renderAnnotations,
  renderJunit,
  renderMarkdown,
  renderReport,
  runScenarioInVirtualTime,
  type FleetReport,
} from '../../src/index.ts';
import { guideTable } from '../support/guide-table.ts';
import { wrongServer, type Wrong } from '../support/wrong-server.ts';
import { wrongServers, wrongServerTables } from '../support/wrong-servers.ts';

const file = parseFleetFile(`
version: 1
seed: 3
durationSeconds: 60
cohorts:
  - { name: meters, count: 5, lifetimeSeconds: 40, confirmableNotifications: true }
timeline:
  - { do: send, atSeconds: 30, paths: [/3303/0/5700] }
`);

async function reportOf(wrong: Wrong, deregister: boolean): Promise<FleetReport> {
  const run = await runScenarioInVirtualTime(file, {
    deregister,
    virtualTime: { server: wrongServer(wrong) },
  });
  return run.report;
}

describe('the verdict on a wrong server', () => {
  for (const { title, wrong, problem } of wrongServers) {
    it(title, async () => {
      const { verdict, problems } = await reportOf(wrong, true);
      expect({ verdict, kinds: problems.map(({ kind }) => kind) }).to.deep.include({ verdict: 'failed' });
      expect(problems.map(({ kind }) => kind)).to.include(problem);
      // Without a Deregister, nothing shows how it is answered.
      if (!title.startsWith('deregister'))
        expect((await reportOf(wrong, false)).verdict).to.not.equal('passed');
    });
  }

  it('messages that devices cannot use are counted and named, and are no silence', async () => {
    const rows = [
      ['is answered with a malformed datagram', 'malformed', /unusable +\d+ malformed\n/],
      ['is answered with another token', 'unmatched', /unusable +\d+ that match no request\n/],
      [
        'is answered with an unknown critical option',
        'unknownOptions',
        /\d+ with an unknown critical option/,
      ],
      ['is reset', 'resets', /unusable +\d+ Resets\n/],
    ] as const;
    for (const [title, counter, text] of rows) {
      const row = wrongServers.find((one) => one.title === `register ${title}`);
      const report = await reportOf(row?.wrong ?? (() => []), true);
      expect(report).to.deep.include({ verdict: 'failed', serverReached: true });
      expect(report.stats.rejected[counter]).to.be.at.least(10);
      expect(renderReport(report)).to.match(text).and.not.contain('answered nothing');
    }
    const silent = await reportOf(() => [], true);
    expect(silent).to.include({ serverReached: false });
    expect(renderReport(silent)).to.contain('The server answered nothing.');
  });

  it('a report says when a server fell silent, and to what', async () => {
    const report = await reportOf(({ message, seconds }) => (seconds < 18 ? [message] : []), true);
    const [sentence = ''] = report.silence;
    expect(report.silence).to.have.length(1);
    expect(sentence).to.match(/^Last answer at 1\d\.\d s; .*Updates without a response/);
    for (const render of [renderReport, renderMarkdown, renderJunit, renderAnnotations])
      expect(render(report), render.name).to.contain(sentence);
    const leaving = report.problems.find(({ kind }) => kind === 'deregister-unanswered');
    expect(leaving?.cause).to.match(/^Deregister: no response, last answer of the server at 1\d\.\d s$/);
  });

  it('the guide lists them', () => {
    const { requests, others } = wrongServerTables();
    expect(guideTable('fleet-verdict.md', 'each request')).to.deep.equal(requests);
    expect(guideTable('fleet-verdict.md', 'other fault')).to.deep.equal(others);
  });

  it('a right server passes, with Deregisters and without', async () => {
    for (const deregister of [true, false]) {
      const { verdict, problems, unseen } = await reportOf(({ message }) => [message], deregister);
      expect({ verdict, problems, unseen }).to.deep.equal({ verdict: 'passed', problems: [], unseen: [] });
    }
  });
});
