/**
 * CPU time of short commands in their published form, over that of a Node.js that does nothing in the same run. The
 * request alone, with the fetch of Node.js, is the part that a command cannot go below.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sendJson, startFakeService } from '@muster/testkit';
import { buildCli } from './built-cli.ts';

const rounds = 15;
/** Ends a process with its CPU time on standard error. */
const meter = `data:text/javascript,${encodeURIComponent(
  "process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stderr.write('cpu '+(user+system)+'\\n')})",
)}`;

interface Command {
  readonly name: string;
  /** Arguments of Node.js. */
  readonly args: readonly string[];
  /** The largest ratio to aim for. */
  readonly target?: number;
}

export async function run(): Promise<{ name: string; ratio: number; detail: string }[]> {
  const id = 'c4d7c1f0-6a0e-4b38-9d52-000000000001';
  await using service = await startFakeService();
  service.answer((_request, response) => sendJson(response, 200, { Id: id, Name: 'press-7' }));
  await using cli = await buildCli();
  const home = cli.folder;
  const env = { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: home, MUSTER_URL: service.url };
  const commands: readonly Command[] = [
    { name: 'version', args: [cli.launcher, '--version'], target: 2.5 },
    { name: 'version-get', args: [cli.launcher, 'version', 'get'], target: 5 },
    { name: 'devices-get', args: [cli.launcher, 'devices', 'get', id], target: 5 },
    { name: 'fetch', args: ['-e', `fetch('${service.url}').then((response) => response.text())`] },
  ];
  const samples = new Map<string, number[]>();
  // The first round fills the compile cache.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, args } of [{ name: 'node', args: ['-e', '0'] }, ...commands]) {
      const ms = await cpuMs(args, env);
      if (round > 0) samples.set(name, [...(samples.get(name) ?? []), ms]);
    }
  }
  const base = median(samples.get('node') ?? []);
  return commands.map(({ name, target }) => {
    const ms = median(samples.get(name) ?? []);
    const aim = target === undefined ? '' : `, target ${target}`;
    const detail = `${ms.toFixed(0)} ms of CPU, node -e 0 ${base.toFixed(0)} ms${aim} (median of ${rounds})`;
    return { name: `cli.start-up.${name}`, ratio: ms / base, detail };
  });
}

async function cpuMs(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(process.execPath, ['--import', meter, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const [code] = (await once(child, 'close')) as [number | null];
  const [, micros] = /^cpu (\d+)$/mu.exec(stderr) ?? [];
  if (code !== 0 || micros === undefined) throw new Error(`${args.join(' ')} failed: ${stderr}`);
  return Number(micros) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
