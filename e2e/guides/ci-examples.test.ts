/** The examples for CI and the container file in examples/: the commands for GitHub and GitLab run against a server. */
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { createWorkplace, muster, type RunResult, type Workplace } from '../support/muster.ts';
import { musterOnPath, runProgram } from '../support/running.ts';

const root = join(import.meta.dirname, '..', '..');
const text = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8');

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

const manifest = JSON.parse(text('packages', 'cli', 'package.json')) as {
  readonly name: string;
  readonly version: string;
  readonly engines: { readonly node: string };
};
const workflow = parse(text('examples', 'github-actions', 'fleet.yml')) as {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
};
const { fleet: pipeline } = parse(text('examples', 'gitlab', '.gitlab-ci.yml')) as {
  readonly fleet: Readonly<Record<'before_script' | 'script', readonly string[]>> & {
    readonly image: string;
  };
};
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
const runOf = (name: string): string => steps.find((step) => step.name === name)?.run ?? '';

const fleetFile = {
  version: 1,
  durationSeconds: 10,
  cohorts: [{ name: 'meters', count: 2 }],
  expect: [{ kind: 'registered', ratio: 1, withinSeconds: 10 }],
};

describe('the examples for CI', () => {
  const leastNode = Number(/\d+/u.exec(manifest.engines.node)?.[0]);

  /** The version is the released one or its minor version, without the patch. */
  function checkInstall(command: string): void {
    const [, name, version = ''] = /npm install --global (@?[^@\s]+)@(\S+)/u.exec(command) ?? [];
    expect(name).to.equal(manifest.name);
    expect(manifest).to.have.nested.property('bin.muster');
    expect(manifest).not.to.have.property('private', true);
    expect(manifest.version.split('.').slice(0, 2).join('.')).to.equal(version);
  }

  it('the GitHub Actions workflow sets up a supported Node.js, installs Muster, and keeps the report after a failure', () => {
    expect(workflow).to.have.nested.property('on.pull_request');
    expect(workflow).to.have.deep.property('permissions', { contents: 'read' });
    const uses = steps.flatMap((step) => step.uses ?? []);
    expect(uses.map((name) => name.split('@')[0])).to.deep.equal([
      ...['actions/checkout', 'actions/setup-node', 'actions/upload-artifact'],
    ]);
    for (const action of uses) expect(action).to.match(/@v\d+$/u);
    const node = steps.find(({ uses: action }) => action?.startsWith('actions/setup-node'))?.with;
    expect(Number(node?.['node-version'])).to.be.at.least(leastNode);
    checkInstall(runOf('Install Muster'));
    const upload = steps.at(-1);
    expect(upload?.if).to.equal('always()');
    expect(String(upload?.with?.['path']).split(/\s+/u)).to.include('fleet.xml');
    expect(runOf('Run the fleet')).to.contain('--junit fleet.xml');
  });

  it('the GitLab pipeline has an image of a supported Node.js, and keeps the report after a failure', () => {
    const [, major = ''] = /^docker\.io\/library\/node:(\d+)$/u.exec(pipeline.image) ?? [];
    expect(Number(major)).to.be.at.least(leastNode);
    checkInstall(pipeline.before_script[0] ?? '');
    expect(pipeline).to.have.nested.property('artifacts.when', 'always');
    expect(pipeline).to.have.deep.nested.property('artifacts.reports', { junit: 'fleet.xml' });
    expect(pipeline).to.have.nested.property('artifacts.paths').that.includes('fleet.xml');
  });

  for (const [system, start, run] of [
    ['GitHub', runOf('Start the backend'), runOf('Run the fleet')],
    ['GitLab', pipeline.before_script.slice(1).join('\n'), pipeline.script.join('\n')],
  ] as const)
    describe(`the commands for ${system}`, () => {
      let place: Workplace;
      let env: NodeJS.ProcessEnv;
      let backend: number | undefined;

      beforeEach(async () => {
        place = await createWorkplace();
        await writeFile(join(place.dir, 'fleet.yaml'), JSON.stringify(fleetFile));
        env = {
          PATH: await musterOnPath(place),
          ...(system === 'GitHub'
            ? { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: join(place.dir, 'summary.md') }
            : { GITLAB_CI: 'true' }),
          // The backend takes free ports.
          ...{ MUSTER_HTTP: '127.0.0.1:0', MUSTER_COAP: 'coap://127.0.0.1:0' },
        };
      });

      afterEach(async () => {
        if (backend !== undefined) process.kill(backend, 'SIGKILL');
        backend = undefined;
        await place.remove();
      });

      /** As the runners do. */
      const shell = (script: string): Promise<RunResult> =>
        runProgram(place, 'bash', ['-e', '-c', script], env).ended;
      const written = (name: string): Promise<string> => readFile(join(place.dir, name), 'utf8');

      it('start the backend, run the fleet, and write the reports; a failed run fails the job', async () => {
        const started = await shell(start);
        expect(started, started.stderr).to.have.property('code', 0);
        const ready = JSON.parse(await written('ready.json')) as {
          readonly pid: number;
          readonly coap: string;
        };
        backend = ready.pid;
        const command = run.replace('coap://127.0.0.1:5683', ready.coap);
        const passed = await shell(command);
        expect(passed, passed.stderr).to.have.property('code', 0);
        expect(await written('fleet.xml')).to.contain('<testsuite');
        expect(passed.stderr).to.not.contain('::error');
        if (system === 'GitHub') expect(await written('summary.md')).to.contain('meters');

        const tooFast = [{ kind: 'registered', ratio: 1, withinSeconds: 0.000_001 }];
        await writeFile(join(place.dir, 'fleet.yaml'), JSON.stringify({ ...fleetFile, expect: tooFast }));
        const failed = await shell(command);
        expect(failed, failed.stderr).to.have.property('code', 1);
        expect(await written('fleet.xml')).to.contain('<failure');
        expect(failed.stderr.includes('::error title=')).to.equal(system === 'GitHub');
      });
    });

  // e2e/long/pack.test.ts runs its installation.
  it('the container file has an image of a supported Node.js, a user that is not root, and a command that answers', async () => {
    const known = ['FROM', 'COPY', 'RUN', 'WORKDIR', 'USER', 'ENTRYPOINT', 'CMD'];
    const file = text('examples', 'container', 'Containerfile').replaceAll('\\\n', ' ');
    const lines = Array.from(file.matchAll(/^([^\s#]\S*) (.*)$/gmu));
    const names = lines.map(([, name = '']) => name);
    const all = (name: string): string[] =>
      lines.filter((one) => one[1] === name).map(([, , rest = '']) => rest);
    const last = (name: string): string => all(name).at(-1) ?? '';
    for (const name of names) expect(known).to.include(name);
    expect(names[0]).to.equal('FROM');
    const [first = '', ...others] = all('FROM');
    const [, image = '', major = ''] =
      /^(docker\.io\/library\/node:(\d+)-alpine) AS install$/u.exec(first) ?? [];
    expect(others).to.deep.equal([image]);
    expect(Number(major)).to.be.at.least(leastNode);
    expect(last('USER')).to.equal('node');
    expect(names.slice(names.lastIndexOf('USER'))).not.to.include('RUN');
    expect(JSON.parse(last('ENTRYPOINT'))).to.deep.equal(['muster']);
    const place = await createWorkplace();
    try {
      const { code, stdout } = await muster(place, JSON.parse(last('CMD')) as string[]);
      expect(code).to.equal(0);
      expect(stdout).to.contain('fleet');
    } finally {
      await place.remove();
    }
  });
});
