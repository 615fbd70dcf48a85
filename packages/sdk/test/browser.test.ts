import { expect } from 'chai';
import { readdir, readFile } from 'node:fs/promises';

const source = new URL('../src/', import.meta.url);

describe('the sources of the SDK', () => {
  const texts = async (): Promise<(readonly [name: string, text: string])[]> => {
    const names = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.ts'));
    expect(names).not.to.be.empty;
    return Promise.all(names.map(async (name) => [name, await readFile(new URL(name, source), 'utf8')]));
  };

  it('use nothing that browsers lack', async () => {
    for (const [name, text] of await texts()) {
      expect(text, name).not.to.match(
        /from '(node:|fs|http|crypto|buffer)|require\(|\b(Buffer|process|setImmediate)\b[.(]/,
      );
    }
  });

  it('import only dependencies, by a path with its extension', async () => {
    const manifest = JSON.parse(await readFile(new URL('../package.json', source), 'utf8')) as {
      dependencies: Record<string, string>;
      sideEffects: unknown;
    };
    for (const [name, text] of await texts()) {
      for (const [, path = ''] of text.matchAll(/^(?:import|export|\}).* from '([^']+)'/gm)) {
        const fits = path.startsWith('.') ? path.endsWith('.ts') : path in manifest.dependencies;
        expect(fits, `${name} imports ${path}`).to.be.true;
      }
    }
    expect(manifest.sideEffects).to.be.false;
  });
});
