import type { ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLwm2mServer, ModelRegistry, omaCatalogue, type Lwm2mServer } from '@muster/lwm2m';
import type { FleetReport } from '@muster/simulator';
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { exitCodes } from '../../src/errors/exit-codes.ts';
import { useCli } from '../support/cli.ts';
import { finish, type Finished } from '../support/run-cli.ts';

describe('muster fleet run --workers', () => {
  const sandbox = useCli(undefined, 'suite');
  const registered = new Set<string>();
  let server: Lwm2mServer;

  before(async () => {
    server = await createLwm2mServer({
      listen: ['coap://127.0.0.1:0'],
      models: new ModelRegistry(omaCatalogue),
      handlers: {
        register: async ({ endpointName }) => {
          registered.add(endpointName);
          return { location: endpointName };
        },
        update: async () => ({}),
        deregister: async ({ location }) => {
          registered.delete(location);
          return {};
        },
        send: async () => undefined,
      },
    });
    await writeFile(join(sandbox.folder, 'token'), 'a-token-of-the-workers\n');
    await writeFile(join(sandbox.folder, 'short'), 'short\n');
  });

  after(() => server.close());

  interface Started {
    readonly child: ChildProcess;
    readonly ended: Promise<Finished>;
  }

  const started = (...words: string[]): Started => {
    const child = sandbox.start(['fleet', 'run', ...words], { input: null });
    return { child, ended: finish(child) };
  };

  /** The address goes to standard error. */
  async function startWorker(): Promise<Started & { readonly address: string }> {
    const worker = started('--worker', '127.0.0.1:0', '--token-file', 'token');
    let text = '';
    worker.child.stderr?.on('data', (more: Buffer) => (text += more.toString()));
    await until(() => text.endsWith('\n'));
    return { ...worker, address: /^Worker at (\S+)\. /u.exec(text)?.[1] ?? '' };
  }

  it('runs on two workers to one report, stops them by Ctrl-C, and fails by the name of one that dies', async () => {
    const [first, second] = await Promise.all([startWorker(), startWorker()]);
    const to = ['--workers', `${first.address},${second.address}`, '--token-file', 'token', '-o', 'json'];
    const fleet = ['--devices', '6', '--server', server.addresses[0] ?? '', ...to];
    const run = async (act: (child: ChildProcess) => void): Promise<Finished> => {
      const { child, ended } = started(...fleet);
      await until(() => registered.size === 6);
      act(child);
      return ended;
    };

    const whole = await started(...fleet, '--duration', '2s').ended;
    expect(whole.code, whole.stderr).to.equal(exitCodes.ok);
    const { stats, command } = JSON.parse(whole.stdout) as FleetReport;
    expect(stats).to.include({ devices: 6, registrations: 6 });
    expect(command).to.contain('--token-file token').and.not.contain('a-token');

    expect(await run((child) => child.kill('SIGINT'))).to.include({ code: exitCodes.inconclusive });
    expect(registered.size).to.equal(0);

    await run((child) => child.kill('SIGKILL'));
    await until(() => registered.size === 0);

    const { code, stderr } = await run(() => second.child.kill('SIGKILL'));
    expect(code).to.equal(exitCodes.failed);
    expect(stderr).to.contain(`the worker ${second.address} with devices 4 to 6 ended: `);
    await until(() => registered.size === 3);

    const unreached = await started(...fleet).ended;
    expect(unreached.code).to.equal(exitCodes.start);
    expect(unreached.stderr).to.contain(`The worker ${second.address} cannot be used: connect ECONNREFUSED`);
    first.child.kill('SIGINT');
    expect(await first.ended).to.include({ code: exitCodes.ok });
  });

  for (const [what, words, message] of [
    ['a worker without a token', '--worker', 'Missing token of the workers.'],
    ['a run without a token', '--workers 10.0.0.2:1', 'Make one with: openssl rand -hex 32 > token.'],
    ['a token that can be guessed', '--worker --token-file short', 'not 16 or more'],
    ['a token file that does not exist', '--worker --token-file none', '--token-file'],
    ['an address without a port', '--workers here', '--workers needs HOST:PORT, not "here".'],
    ['an address to wait at without a port', '--worker fleet.yaml', '--worker needs HOST:PORT'],
    ['a worker that is named twice', '--workers a:1,a:1', '--workers has a:1 twice.'],
    ['a worker with devices', '--worker --devices 3', 'exclude each other'],
    [
      'the control API',
      '--workers a:1 --control --token-file token --devices 1 --server coap://[::1]',
      '--control needs a fleet in one process',
    ],
  ] as const)
    it(`is a usage error for ${what}`, async () => {
      expect(await sandbox.fails(exitCodes.usage, `fleet run ${words}`)).to.contain(message);
    });
});
