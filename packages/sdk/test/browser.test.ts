import { expect } from 'chai';
import { readdir, readFile } from 'node:fs/promises';

const source = new URL('../src/', import.meta.url);

describe('the sources of the SDK', () => {
  it('use nothing that browsers lack', async () => {
    const names = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.ts'));
    expect(names).not.to.be.empty;
    for (const name of names) {
      expect(await readFile(new URL(name, source), 'utf8'), name).not.to.match(
        /from '(node:|fs|http|crypto|buffer)|require\(|\b(Buffer|process|setImmediate)\b[.(]/,
      );
    }
  });

  it('import only dependencies, by a path with its extension', async () => {
    const manifest = JSON.parse(await readFile(new URL('../package.json', source), 'utf8')) as {
      dependencies: Record<string, string>;
      sideEffects: unknown;
    };
    const names = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.ts'));
    for (const name of names) {
      const text = await readFile(new URL(name, source), 'utf8');
      const imports = [...text.matchAll(/^(?:import|export|\}).* from '([^']+)'/gm)].map(
        (match) => match[1] ?? '',
      );
      for (const path of imports) {
        const fits = path.startsWith('.') ? path.endsWith('.ts') : path in manifest.dependencies;
        expect(fits, `${name} imports ${path}`).to.be.true;
      }
    }
    expect(manifest.sideEffects).to.be.false;
  });
});
