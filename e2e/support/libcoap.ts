/** libcoap's own programs, as foreign peers. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { foreignPeer, freeUdpPort, tempDir } from '@muster/testkit';

const run = promisify(execFile);
const debianPackage = 'libcoap3-bin';

export interface LibcoapAnswer {
  /** The payload; with -s, that of each notification. Empty for an error. */
  readonly body: string;
  /** The messages that came and went, and what an error said. */
  readonly log: string;
}

export type CoapClient = (...args: string[]) => Promise<LibcoapAnswer>;

/**
 * One request by libcoap's client; it gives up after a minute. Without the program the test is skipped.
 *
 * @param library that it has its DTLS of
 */
export function libcoapClient(
  context: Mocha.Context,
  library: 'notls' | 'openssl' | 'gnutls' = 'notls',
): CoapClient {
  const program = foreignPeer(context, `coap-client-${library}`, debianPackage);
  return async (...args) => {
    await using folder = await tempDir('muster-libcoap-');
    // Standard output has payload and log mixed.
    const file = folder.join('body');
    const { stdout, stderr } = await run(program, ['-v', '6', '-B', '60', '-o', file, ...args], {
      maxBuffer: 16 * 1024 * 1024,
    });
    return { body: await readFile(file, 'utf8').catch(() => ''), log: stdout + stderr };
  };
}

export interface LibcoapServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts `coap-server-notls` on a free port of loopback. */
export async function libcoapServer(context: Mocha.Context): Promise<LibcoapServer> {
  const program = foreignPeer(context, 'coap-server-notls', debianPackage);
  const port = await freeUdpPort();
  const child = spawn(program, ['-A', '127.0.0.1', '-p', String(port), '-d', '10', '-v', '3'], {
    stdio: 'ignore',
  });
  await once(child, 'spawn');
  return {
    port,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
