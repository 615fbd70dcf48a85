/** nginx with the configuration and the script of examples/deploy/compose, on other ports, in front of a service. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { foreignFile, foreignPeer, freeTcpPort, freeUdpPort, until } from '@muster/testkit';
import { text } from './deploy-files.ts';
import { APIS, GATEWAYS, type GatewayAddresses, type SeveralProcesses } from './several-processes.ts';

/** Debian has UDP for nginx in a package of its own. */
const STREAM_MODULE = '/usr/lib/nginx/modules/ngx_stream_module.so';

/** Skips the test, or fails in CI, if nginx, its module for UDP or curl is missing. @returns path of nginx */
export function nginxProgram(context: Parameters<typeof foreignPeer>[0]): string {
  foreignPeer(context, 'curl', 'curl');
  foreignFile(context, STREAM_MODULE, 'libnginx-mod-stream');
  return foreignPeer(context, 'nginx', 'nginx');
}

/** Addresses for devices and, as `url`, for programs. */
export interface Nginx extends GatewayAddresses {
  readonly url: string;
  /** Resolves when the datagrams of devices go to these gateways only. */
  goesTo(gateways: readonly string[]): Promise<unknown>;
  stop(): Promise<void>;
}

/** Resolves when nginx takes requests. @param program path of nginx */
export async function startNginx(program: string, service: SeveralProcesses): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-nginx-'));
  const file = (name: string): string => join(folder, name);
  const ports = { 8080: await freeTcpPort(), 5683: await freeUdpPort(), 5684: await freeUdpPort() };
  let configuration = text('compose/nginx.conf').replaceAll(' /tmp/', ` ${folder}/`);
  for (const [from, to] of Object.entries(ports))
    configuration = configuration.replace(`listen ${from}`, `listen 127.0.0.1:${to}`);
  const servers = new Map(APIS.map((name) => [`${name}:8080`, service.hostOf(name)]));
  for (const name of GATEWAYS) {
    const { coap, coaps } = service.addressesOf(name);
    servers.set(`${name}:5683`, new URL(coap).host).set(`${name}:5684`, new URL(coaps).host);
  }
  for (const [name, host] of servers) {
    if (!configuration.includes(`server ${name} `)) throw new Error(`The configuration has no ${name}.`);
    configuration = configuration.replace(`server ${name} `, `server ${host} `);
  }
  // As root, workers would be another user, who may not write to this folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(file('example.conf'), `load_module ${STREAM_MODULE};\n${user}${configuration}`);
  writeFileSync(file('nginx.sh'), text('compose/nginx.sh'));
  // The configuration opens /dev/stdout and /dev/stderr, which is not possible for the sockets of a pipe of Node.js.
  const log = openSync(file('log'), 'a');
  const child = spawn('sh', ['nginx.sh', 'example.conf', file('nginx.conf')], {
    cwd: folder,
    env: {
      PATH: `${dirname(program)}:${process.env['PATH'] ?? ''}`,
      GATEWAYS: GATEWAYS.map((name) => `${name}=${service.hostOf(name)}`).join(' '),
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const url = `http://127.0.0.1:${ports[8080]}`;
  await until(() => {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${readFileSync(file('log'), 'utf8')}`);
    return fetch(`${url}/readyz`).then(
      () => true,
      () => false,
    );
  });
  return {
    url,
    coap: `coap://127.0.0.1:${ports[5683]}`,
    coaps: `coaps://127.0.0.1:${ports[5684]}`,
    goesTo: (gateways) =>
      until(() => {
        const used = readFileSync(file('nginx.conf'), 'utf8');
        return GATEWAYS.every((name) => gateways.includes(name) !== used.includes(` down; # ${name}\n`));
      }),
    async stop() {
      const exited = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
