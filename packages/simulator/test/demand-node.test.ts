import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { demandNode } from '../src/demand-node.ts';
import { rejection } from './support/rejection.ts';

describe('the package', () => {
  it('says which Node.js it needs, as in its package.json', async () => {
    const { engines } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
      engines: { node: string };
    };
    const needed = engines.node.slice('>='.length);
    demandNode(`${needed}.0`);
    demandNode('24.0.0');
    for (const old of ['20.20.2', '22.12.0']) {
      expect(() => demandNode(old)).to.throw(
        `@muster/simulator needs Node.js ${needed} or later, and this is ${old}.`,
      );
    }
  });

  it('refuses an older Node.js when it is loaded', async () => {
    const index = new URL('../src/index.ts', import.meta.url).href;
    const script = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); await import('${index}');`;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    expect((await rejection(run)).message).to.contain('@muster/simulator needs Node.js 22.13 or later');
  });
});
