import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

import { foreignPeer } from './foreign-peers.ts';
import { freeTcpPort } from './free-port.ts';

/** Ends NATS after this process has ended for any reason, which closes standard input. */
const KEEPER = `"$1" -a 127.0.0.1 -p "$2" >/dev/null 2>&1 </dev/null &
server=$!
read -r order
kill -KILL $server
wait $server`;

/** A NATS server for tests, on the loopback address. */
export class NatsServer {
  readonly port: number;
  readonly #program: string;
  #keeper: ChildProcess | undefined;

  /** @param program path of `nats-server` */
  constructor(program: string, port: number) {
    this.#program = program;
    this.port = port;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  /** Starts the server. Resolves when it accepts connections. */
  async start(): Promise<void> {
    const keeper = spawn('/bin/sh', ['-c', KEEPER, 'sh', this.#program, String(this.port)], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    this.#keeper = keeper;
    for (const handle of [keeper, keeper.stdin]) (handle as unknown as { unref(): void }).unref();
    while (!(await isListening(this.port))) {
      if (keeper.exitCode !== null) throw new Error('NATS did not start.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Ends the server immediately, like a crash. */
  async stop(): Promise<void> {
    const keeper = this.#keeper;
    if (keeper === undefined) return;
    this.#keeper = undefined;
    const exited = once(keeper, 'exit');
    keeper.ref();
    keeper.stdin?.end('stop\n');
    await exited;
  }
}

/** Whether a TCP port of the loopback address takes connections. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A running NATS server. Skips the test if it is not installed. Stop it after the tests. */
export async function natsServer(context: Parameters<typeof foreignPeer>[0]): Promise<NatsServer> {
  const program = foreignPeer(context, 'nats-server', 'nats-server');
  const server = new NatsServer(program, await freeTcpPort());
  await server.start();
  return server;
}
