import { editDistance } from '@muster/sdk';
import { expect } from 'chai';
import { unknownCommand } from '../../src/errors/suggest.ts';

const known = ['devices:list', 'devices:get', 'device-types:list', 'up'];

describe('unknownCommand', () => {
  it('suggests a similar command', () => {
    expect(unknownCommand(['device', 'list'], known).remedy).to.contain('muster devices list');
    expect(unknownCommand(['devices', 'lst'], known).remedy).to.contain('muster devices list');
    expect(unknownCommand(['pu'], known).remedy).to.contain('muster up');
    const logs = ['activity-logs:get', 'activity-logs:list', 'activity-logs:list-audit'];
    expect(unknownCommand(['activity-logs', 'audit'], logs).remedy).to.contain(
      'muster activity-logs list-audit',
    );
    const all = [...known, 'devices:get', 'devices:patch', 'devices:delete', 'events:stream', 'tags:create'];
    for (const [words, command] of [
      ['devices watch', 'events stream'],
      ['watch', 'events stream'],
      ['devices ls', 'devices list'],
      ['devices rm', 'devices delete'],
      ['tags add', 'tags create'],
    ] as const)
      expect(unknownCommand(words.split(' '), all).remedy).to.contain(`muster ${command}`);
    expect(unknownCommand(['frobnicate'], known).remedy).to.contain('--help');
  });

  it('counts changes', () => {
    expect(editDistance('kitten', 'sitting')).to.equal(3);
    expect(editDistance('', 'abc')).to.equal(3);
    expect(editDistance('abc', 'abc')).to.equal(0);
  });
});
