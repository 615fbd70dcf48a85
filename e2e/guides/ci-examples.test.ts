/** The examples for CI and the container file in examples/: the commands for GitHub and GitLab run against a server. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { createWorkplace, muster, type RunResult, type Workplace } from '../support/muster.ts';
import { musterOnPath, runProgram } from '../support/running.ts';

const root = join(import.meta.dirname, '..', '..');
const text = (...path: readonly string[]): Promise<string> => readFile(join(root, ...path), 'utf8');

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly bin: object;
  readonly engines: { readonly node: string };
}

interface Pipeline {
  readonly fleet: {
    readonly image: string;
    readonly before_script: readonly string[];
    readonly script: readonly string[];
    readonly artifacts: {
      readonly when: string;
      readonly paths: readonly string[];
      readonly reports: unknown;
    };
  };
}

interface Commands {
  readonly start: string;
  readonly run: string;
}

const gitlab = async (): Promise<Pipeline> =>
  parse(await text('examples', 'gitlab', '.gitlab-ci.yml')) as Pipeline;

const github = async (): Promise<Workflow> =>
  parse(await text('examples', 'github-actions', 'fleet.yml')) as Workflow;

const stepsOf = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap(({ steps }) => steps);

async function githubCommands(): Promise<Commands> {
  const steps = stepsOf(await github());
  const runOf = (name: string): string => steps.find((step) => step.name === name)?.run ?? '';
  return { start: runOf('Start the backend'), run: runOf('Run the fleet') };
}

async function gitlabCommands(): Promise<Commands> {
  const { before_script: before, script } = (await gitlab()).fleet;
  return { start: before.slice(1).join('\n'), run: script.join('\n') };
}

const fleetFile = {
  version: 1,
  durationSeconds: 10,
  cohorts: [{ name: 'meters', count: 2 }],
  expect: [{ kind: 'registered', ratio: 1, withinSeconds: 10 }],
};

describe('the examples for CI', () => {
  let manifest: Manifest;

  before(async () => {
    manifest = JSON.parse(await text('packages', 'cli', 'package.json')) as Manifest;
  });

  /** The version is the released one or its minor version, without the patch. */
  function checkInstall(command: string): void {
    const [, name, version = ''] = /npm install --global (@?[^@\s]+)@(\S+)/u.exec(command) ?? [];
    expect(name).to.equal(manifest.name);
    expect(manifest.private).not.to.equal(true);
    expect(manifest.bin).to.have.property('muster');
    expect(manifest.version.split('.').slice(0, 2).join('.')).to.equal(version);
  }

  describe('the GitHub Actions workflow', () => {
    let steps: readonly Step[];

    beforeEach(async () => {
      const workflow = await github();
      expect(workflow.on).to.have.property('pull_request');
      expect(workflow.permissions).to.deep.equal({ contents: 'read' });
      steps = stepsOf(workflow);
    });

    const runOf = (name: string): string => steps.find((step) => step.name === name)?.run ?? '';

    it('checks out, sets up a supported Node.js, installs Muster, and keeps the report after a failure', () => {
      const uses = steps.flatMap((step) => step.uses ?? []);
      expect(uses.map((name) => name.split('@')[0])).to.deep.equal([
        'actions/checkout',
        'actions/setup-node',
        'actions/upload-artifact',
      ]);
      for (const action of uses) expect(action).to.match(/@v\d+$/u);
      const node = steps.find(({ uses: action }) => action?.startsWith('actions/setup-node'))?.with;
      const [least = ''] = /\d+/u.exec(manifest.engines.node) ?? [];
      expect(Number(node?.['node-version'])).to.be.at.least(Number(least));
      checkInstall(runOf('Install Muster'));
      const upload = steps.at(-1);
      expect(upload?.if).to.equal('always()');
      expect(String(upload?.with?.['path']).split(/\s+/u)).to.include('fleet.xml');
      expect(runOf('Run the fleet')).to.contain('--junit fleet.xml');
    });
  });

  it('the GitLab pipeline has an image of a supported Node.js, and keeps the report after a failure', async () => {
    const { fleet } = await gitlab();
    const [, major = ''] = /^docker\.io\/library\/node:(\d+)$/u.exec(fleet.image) ?? [];
    expect(Number(major)).to.be.at.least(Number(/\d+/u.exec(manifest.engines.node)?.[0]));
    checkInstall(fleet.before_script[0] ?? '');
    const { when, paths, reports } = fleet.artifacts;
    expect({ when, reports }).to.deep.equal({ when: 'always', reports: { junit: 'fleet.xml' } });
    expect(paths).to.include('fleet.xml');
  });

  for (const [system, read] of [
    ['GitHub', githubCommands],
    ['GitLab', gitlabCommands],
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
          MUSTER_HTTP: '127.0.0.1:0',
          MUSTER_COAP: 'coap://127.0.0.1:0',
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

      it('start the backend, run the fleet, and write the reports; a failed run fails the job', async () => {
        const commands = await read();
        const started = await shell(commands.start);
        expect(started, started.stderr).to.have.property('code', 0);
        const ready = JSON.parse(await readFile(join(place.dir, 'ready.json'), 'utf8')) as {
          readonly pid: number;
          readonly coap: string;
        };
        backend = ready.pid;
        const command = commands.run.replace('coap://127.0.0.1:5683', ready.coap);
        const passed = await shell(command);
        expect(passed, passed.stderr).to.have.property('code', 0);
        expect(await readFile(join(place.dir, 'fleet.xml'), 'utf8')).to.contain('<testsuite');
        expect(passed.stderr).to.not.contain('::error');
        if (system === 'GitHub')
          expect(await readFile(join(place.dir, 'summary.md'), 'utf8')).to.contain('meters');

        const tooFast = {
          ...fleetFile,
          expect: [{ kind: 'registered', ratio: 1, withinSeconds: 0.000_001 }],
        };
        await writeFile(join(place.dir, 'fleet.yaml'), JSON.stringify(tooFast));
        const failed = await shell(command);
        expect(failed, failed.stderr).to.have.property('code', 1);
        expect(await readFile(join(place.dir, 'fleet.xml'), 'utf8')).to.contain('<failure');
        expect(failed.stderr.includes('::error title=')).to.equal(system === 'GitHub');
      });
    });

  describe('the container file', () => {
    const known = ['FROM', 'COPY', 'RUN', 'WORKDIR', 'USER', 'ENTRYPOINT', 'CMD'];
    let instructions: { readonly name: string; readonly rest: string }[];

    beforeEach(async () => {
      const file = (await text('examples', 'container', 'Containerfile')).replaceAll('\\\n', ' ');
      const lines = Array.from(file.matchAll(/^([^\s#]\S*) (.*)$/gmu));
      instructions = lines.map(([, name = '', rest = '']) => ({ name, rest }));
    });

    const last = (name: string): string => instructions.filter((one) => one.name === name).at(-1)?.rest ?? '';

    it('has known instructions, an image of a supported Node.js with its version, and a user that is not root', () => {
      for (const { name } of instructions) expect(known).to.include(name);
      expect(instructions[0]?.name).to.equal('FROM');
      const images = instructions.filter(({ name }) => name === 'FROM').map(({ rest }) => rest);
      const [, image = '', major = ''] =
        /^(docker\.io\/library\/node:(\d+)-alpine) AS install$/u.exec(images[0] ?? '') ?? [];
      expect(images.slice(1)).to.deep.equal([image]);
      const [least = ''] = /\d+/u.exec(manifest.engines.node) ?? [];
      expect(Number(major)).to.be.at.least(Number(least));
      expect(last('USER')).to.equal('node');
      const names = instructions.map(({ name }) => name);
      expect(names.slice(names.lastIndexOf('USER'))).not.to.include('RUN');
    });

    // e2e/long/pack.test.ts runs its installation.
    it('has an entry point that is the command, and it answers', async () => {
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
});
