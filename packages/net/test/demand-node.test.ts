import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { otherNode } from '@muster/testkit';
import { expect } from 'chai';
import { builtPackages } from '../../../scripts/built-muster.ts';
import { demandNode } from '../src/demand-node.ts';

const packages = ['net', 'coap', 'dtls', 'lwm2m', 'simulator'];

/** @returns standard error of a program that loads a package */
async function load(node: string, specifier: string, before = ''): Promise<string> {
  const script = `${before}; await import(${JSON.stringify(specifier)}).catch(({ message }) => console.error(message));`;
  return (await promisify(execFile)(node, ['--input-type=module', '-e', script])).stderr.trimEnd();
}

for (const name of packages) {
  describe(`the Node.js that @muster/${name} needs`, () => {
    it('is the one of its package.json, and named when an older one loads it', async () => {
      const folder = new URL(`../../${name}/`, import.meta.url);
      const { engines } = JSON.parse(await readFile(new URL('package.json', folder), 'utf8')) as {
        engines: { node: string };
      };
      const needed = engines.node.slice('>='.length);
      demandNode(`${needed}.0`);
      demandNode('24.0.0');
      const refusal = (version: string): string =>
        `Muster needs Node.js ${needed} or later, and this is ${version}.`;
      expect(() => demandNode('22.12.0')).to.throw(refusal('22.12.0'));
      const pretend = "Object.defineProperty(process.versions, 'node', { value: '20.20.2' })";
      const index = new URL('src/index.ts', folder).href;
      expect(await load(process.execPath, index, pretend)).to.equal(refusal('20.20.2'));
    });

    it('is named by the published package on Node.js 20', async function () {
      const node = otherNode(this, 20);
      const built = pathToFileURL(join(builtPackages(), name, 'dist/src/index.js'));
      expect(await load(node, built.href)).to.match(
        /^Muster needs Node\.js 22\.\d+ or later, and this is 20\.\S+\.$/u,
      );
    });
  });
}
