import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { useCli } from './support/cli.ts';

describe('muster fleet run', () => {
  const sandbox = useCli();
  const file = {
    ...{ version: 1, name: 'smoke', cohorts: [{ name: 'meters', count: 2 }] },
    expect: [{ kind: 'registered', ratio: 1, withinSeconds: 0.000_001 }],
  };

  it('prints text where standard output is no terminal, and annotations on GitHub or by flag', async () => {
    const path = join(sandbox.folder, 'fleet.json');
    await writeFile(path, JSON.stringify(file));
    const command = ['fleet', 'run', path, '--virtual-time', '--duration', '10s', '-q'];
    const onGitHub = { GITHUB_ACTIONS: 'true' };
    for (const [flags, env, isAnnotated] of [
      [[], onGitHub, true],
      [['--no-annotations'], onGitHub, false],
      [['--annotations'], {}, true],
      [['--report', join(sandbox.folder, 'report.json')], { GITHUB_ACTIONS: 'false' }, false],
    ] as const) {
      const { code, stdout, stderr } = await sandbox.run([...command, ...flags], { env });
      expect(code, stderr).to.equal(1);
      expect(stdout)
        .to.match(/^smoke: fleet of 2 devices/u)
        .and.to.contain('The run failed.');
      expect(stdout).to.not.contain('::');
      const annotations = stderr.match(/^::error title=smoke%3A [^:]*registered[^:]*::.+$/gmu) ?? [];
      expect(annotations, stderr).to.have.length(isAnnotated ? 1 : 0);
    }
    const report = JSON.parse(await readFile(join(sandbox.folder, 'report.json'), 'utf8')) as object;
    expect(report).to.include({ verdict: 'failed' });
  });
});
