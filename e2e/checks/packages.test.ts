/** Metadata of the published packages, and the refusals of a release. */
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { tempDir } from '@muster/testkit';
import { expect } from 'chai';
import { findFaults } from '../../scripts/release/lint-tarball.ts';
import { publishedPackages, root, tarballOf } from '../../scripts/release/manifests.ts';
import { findObstacles } from '../../scripts/release/readiness.ts';

const packages = publishedPackages();
const read = (...path: readonly string[]): Record<string, unknown> =>
  JSON.parse(readFileSync(resolve(root, ...path), 'utf8')) as Record<string, unknown>;
const workspace = read('package.json') as {
  bugs: string;
  homepage: string;
  license: string;
  repository: { type: string; url: string };
};
const site = workspace.homepage.replace('#readme', '');
const oldest = (range = ''): number =>
  Number(/^>=(\d+)/u.exec(range)?.[1]) * 1000 + Number(/\.(\d+)/u.exec(range)?.[1] ?? 0);

describe('the metadata of the packages', () => {
  for (const { name, folder, engines, dependencies = {} } of packages) {
    it(`${name} has the address, licence and settings of the workspace`, () => {
      const manifest = read('packages', folder, 'package.json');
      expect(manifest).to.deep.include({
        homepage: `${site}/tree/main/packages/${folder}#readme`,
        bugs: workspace.bugs,
        repository: { ...workspace.repository, directory: `packages/${folder}` },
        license: workspace.license,
        version: packages[0]?.version,
        type: 'module',
        sideEffects: false,
      });
      expect(manifest['publishConfig']).to.include({ access: 'public', provenance: true });
      expect(manifest['files']).to.include.members(['dist', 'CHANGELOG.md']);
      expect(manifest['keywords']).to.include('iot').and.have.length.above(3);
      expect(manifest['description']).to.be.a('string').and.not.match(/\.$/u);
    });

    it(`${name} exports the same in the workspace and as published, with types`, () => {
      const { exports, publishConfig } = read('packages', folder, 'package.json') as {
        exports: Record<string, string>;
        publishConfig: { exports: Record<string, string | { types: string; default: string }> };
      };
      const expected = Object.entries(exports).map(([path, file]) => {
        const built = file.replace(/^\.\/src\/(.*)\.ts$/u, './dist/src/$1');
        return [path, built === file ? file : { types: `${built}.d.ts`, default: `${built}.js` }];
      });
      expect(publishConfig.exports).to.deep.equal(Object.fromEntries(expected));
    });

    it(`${name} needs no older Node.js than its dependencies`, () => {
      const needs = Object.keys(dependencies).map((dependency) => {
        const file = join('packages', folder, 'node_modules', dependency, 'package.json');
        const needed = (read(file)['engines'] as { node?: string } | undefined)?.node;
        return [dependency, needed ?? ''] as const;
      });
      const newer = needs.filter(([, range]) => oldest(range) > oldest(engines?.node));
      expect(newer).to.deep.equal([]);
    });
  }
});

describe('a release', () => {
  it('is refused with the reason and its remedy for each obstacle', async () => {
    await using place = await tempDir();
    const clone = place.path;
    const git = (...args: readonly string[]): void =>
      void execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x', ...args], { cwd: clone });
    const [first] = packages;
    const few = [first!];
    const { folder, version } = first!;
    git('init', '--quiet', '--initial-branch', 'feature');
    mkdirSync(join(clone, 'packages', folder), { recursive: true });
    mkdirSync(join(clone, '.changeset'));
    const changelog = join(clone, 'packages', folder, 'CHANGELOG.md');
    writeFileSync(changelog, '## 0.9.0\n');
    writeFileSync(join(clone, '.changeset', 'some.md'), '');
    git('add', '.');
    git('commit', '--quiet', '--message', 'first');
    writeFileSync(join(clone, 'left'), '');
    expect(findObstacles(clone, [...few, { ...first!, name: 'other', version: '2.0.0' }])).to.deep.equal([
      'The working tree has changes: left. Commit or remove them.',
      'This commit is not on the branch main. Merge it, then check out main.',
      `This commit has no tag v${version}. Set it: git tag --annotate v${version} --message 'Muster ${version}'`,
      `These packages do not have version ${version}: other. Run: npm run version`,
      'These changesets are not in a version: .changeset/some.md. Run: npm run version',
      `These files have no entry "## ${version}": packages/${folder}/CHANGELOG.md, packages/${folder}/CHANGELOG.md. Write it, or run: npm run version`,
    ]);

    git('tag', `v${version}`);
    git('branch', '--move', 'main');
    git('rm', '--quiet', '.changeset/some.md');
    writeFileSync(changelog, `## ${version}\n`);
    git('add', '.');
    git('commit', '--quiet', '--message', 'second');
    expect(findObstacles(clone, few)).to.deep.equal([
      `The tag v${version} is at another commit. Check it out: git checkout v${version}`,
    ]);
    git('tag', '--force', `v${version}`);
    expect(findObstacles(clone, few)).to.deep.equal([]);
  });

  it('publishes the packages after their dependencies, except published ones', async () => {
    await using place = await tempDir();
    const npm = join(place.path, 'npm');
    const record = join(place.path, 'record');
    const published = `${packages[1]!.name}@${packages[1]!.version}`;
    writeFileSync(
      npm,
      `#!/bin/sh\ncase "$*" in view*${published}*) ;; view*) echo 'npm error code E404' >&2; exit 1;; *) echo "$*" >> ${record};; esac\n`,
    );
    chmodSync(npm, 0o755);
    const program = join(root, 'scripts', 'release', 'publish.ts');
    const script = `import { publish } from '${program}';
      import { publishedPackages } from '${join(root, 'scripts', 'release', 'manifests.ts')}';
      publish(publishedPackages(), '/release');`;
    const env = { ...process.env, PATH: [place.path, process.env['PATH']].join(delimiter) };
    const args = ['--input-type=module', '--eval', script];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    const others = packages.filter((one) => one !== packages[1]);
    expect(readFileSync(record, 'utf8').trim().split('\n')).to.deep.equal(
      others.map((one) => `publish /release/${tarballOf(one)} --provenance --access public`),
    );
    expect(stdout).to.contain(`${published} is already published`);
    const order = packages.map((one) => one.name);
    for (const { name, dependencies = {} } of packages)
      for (const dependency of Object.keys(dependencies).filter((one) => order.includes(one)))
        expect(order.indexOf(dependency), `${dependency} for ${name}`).to.be.below(order.indexOf(name));
  });

  it('is refused with a tarball that Node.js or TypeScript cannot use', async () => {
    await using place = await tempDir();
    const files = { 'index.js': 'export const a = 1;\n', 'index.d.ts': 'export declare const a: number;\n' };
    for (const [file, text] of Object.entries(files)) writeFileSync(join(place.path, file), text);
    const pack = async (exports: object): Promise<readonly string[]> => {
      const manifest = { name: 'odd', version: '1.0.0', license: 'MIT', type: 'module', exports };
      const [repository, engines] = [
        { type: 'git', url: 'git+https://github.com/o/odd.git' },
        { node: '>=20' },
      ];
      writeFileSync(
        join(place.path, 'package.json'),
        JSON.stringify({ ...manifest, repository, engines, sideEffects: false }),
      );
      execFileSync('npm', ['pack', '--silent'], { cwd: place.path });
      return findFaults(join(place.path, 'odd-1.0.0.tgz'));
    };
    expect(await pack({ types: './index.d.ts', default: './index.js' })).to.deep.equal([]);
    expect((await pack({ types: './missing.d.ts', default: './index.js' })).join()).to.contain(
      'missing.d.ts',
    );
  });

  it('takes its version and its changelogs from changesets', async () => {
    await using place = await tempDir();
    const files = [
      'package.json',
      'pnpm-workspace.yaml',
      'packages/*/{package.json,CHANGELOG.md}',
      '.changeset/*',
    ];
    for (const file of globSync(files, { cwd: root })) cpSync(join(root, file), place.join(file));
    writeFileSync(place.join('.changeset', 'some.md'), "---\n'@muster/coap': minor\n---\n\nA new option.\n");
    execFileSync('git', ['init', '--quiet'], { cwd: place.path });
    execFileSync(join(root, 'node_modules', '.bin', 'changeset'), ['version'], {
      cwd: place.path,
      stdio: 'pipe',
    });
    const versions = packages.map(
      ({ folder }) => read(place.join('packages', folder, 'package.json'))['version'],
    );
    expect([...new Set(versions)]).to.have.length(1);
    const [major = 0, minor = 0] = packages[0]!.version.split('.').map(Number);
    const next = `${major}.${minor + 1}.0`;
    expect(versions[0]).to.equal(next);
    const changes = readFileSync(place.join('packages', 'coap', 'CHANGELOG.md'), 'utf8');
    expect(changes).to.contain(`# @muster/coap\n\n## ${next}\n\n### Minor Changes\n\n- A new option.\n\n`);
    expect(changes).to.contain(`\n## ${packages[0]!.version}\n`);
  });

  it('is not made by a machine that cannot prove its origin', async () => {
    const env = { ...process.env, ACTIONS_ID_TOKEN_REQUEST_URL: undefined, SIGSTORE_ID_TOKEN: undefined };
    const program = join(root, 'scripts', 'release.ts');
    const failed = await promisify(execFile)(process.execPath, [program], { env }).catch(
      (error: unknown) => error as { code: number; stderr: string; stdout: string },
    );
    expect(failed).to.include({ code: 1, stdout: '' });
    expect(failed.stderr).to.match(/^Error: Only GitHub Actions and GitLab CI can prove the origin/mu);
  });
});
