import { execFileSync } from 'node:child_process';
import { expect } from 'chai';
import fc from 'fast-check';
import { cliLine, flagWords, nameWord, valueWords } from '../../app/commands/cli-line.ts';

describe('cliLine', () => {
  it('quotes what a shell would change', () => {
    expect(cliLine('write', 'press 7', '/3/0/14', '+01:00')).to.equal(
      "muster write 'press 7' /3/0/14 +01:00",
    );
    expect(cliLine('devices', 'get', "o'brien")).to.equal(String.raw`muster devices get 'o'\''brien'`);
    expect(cliLine('read', '', undefined)).to.equal("muster read ''");
    expect(cliLine('write', 'a', '/1/0/1', ...valueWords('-5'))).to.equal('muster write a /1/0/1 -- -5');
  });

  it('keeps names that look like flags or IDs apart from flags and IDs', () => {
    const Id = '46bcbddf-37a2-4967-b683-6e1441129e27';
    expect(cliLine('roles', 'create', ...flagWords('--name', '-x'))).to.equal(
      'muster roles create --name=-x',
    );
    expect(flagWords('--name', 'x')).to.deep.equal(['--name', 'x']);
    expect(nameWord({ Id, Name: 'Operators' })).to.equal('Operators');
    for (const Name of ['', '-x', '-', Id.replace('4', '5')]) expect(nameWord({ Id, Name })).to.equal(Id);
  });

  it('reaches a shell as it was, with any characters', () => {
    const word = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
    fc.assert(
      fc.property(word, (text) => {
        const line = cliLine('x', text).replace(/^muster/, 'printf "%s|"');
        expect(execFileSync('sh', ['-c', line], { encoding: 'utf8' })).to.equal(`x|${text}|`);
      }),
      { numRuns: 50 },
    );
  });
});
