import type { RunningServer } from '@muster/server';
import { BaseCommand } from '../base-command.ts';
import { CliError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { serverFlags } from '../generated/server-flags.ts';
import { reloadOnHangUp, startServerOf } from '../live/start-server.ts';
import { withStopSignals } from '../live/stop-signals.ts';

/** Maximum time in milliseconds for stopping a server after another one has taken over its store. */
const CLOSE_MS = 3_000;

export default class Server extends BaseCommand {
  static override summary = 'Run the reference server';
  static override description =
    'Runs the Web Admin API and the LwM2M gateway in one process until Ctrl-C. With --role, a process has a part of them: a large service has several processes. At its first start, it creates a device network and an API key with the role Admin. Other muster commands of the same user find the server and this key automatically.';
  static override examples = [
    '<%= config.bin %> server',
    '<%= config.bin %> server --http 0.0.0.0:8080 --coap coap://0.0.0.0:5683 --coap "coap://[::]:5683" --data-dir /var/lib/muster',
    '<%= config.bin %> server --store memory: --http 127.0.0.1:0 --coap coap://127.0.0.1:0 --ready-file ready.json',
  ];
  static override flags = serverFlags;

  async run(): Promise<void> {
    const { flags } = await this.parse(Server);
    await withStopSignals(async (stop) => {
      const server = await startServerOf(flags, {}, stop).catch((error: unknown) => {
        // A signal that ends the server while it stands by is not an error.
        if (stop.signal.aborted) return undefined;
        throw error;
      });
      if (server === undefined) return;
      reloadOnHangUp(server, stop);
      process.stderr.write(`${describe(server)}. Ctrl-C stops it.\n`);
      // Write the login link only to a terminal, because its code must not end up in a log.
      const link = process.stderr.isTTY ? server.loginLink() : undefined;
      if (link !== undefined) {
        process.stderr.write(`Dashboard ${link} (once, within 10 minutes)\n`);
      }
      const isLost = await Promise.race([stop.stopped.then(() => false), server.lost.then(() => true)]);
      if (isLost) {
        // The server can no longer write to the store, so closing it can take long.
        server.close().catch(() => undefined);
        setTimeout(() => process.exit(exitCodes.start), CLOSE_MS).unref();
        throw new CliError(
          'Another server has taken over the store. Start this one again, so that it stands by.',
          exitCodes.start,
        );
      }
      await server.close();
    });
  }
}

function describe({ info, hasApi }: RunningServer): string {
  const { http, https = [], coapAddresses, coapsAddresses, mqttAddresses } = info;
  const devices = [...coapAddresses, ...coapsAddresses, ...mqttAddresses].join(', ');
  const api = hasApi ? `API ${[http, https].flat().join(', ')}` : `Health and metrics ${http}`;
  return devices === '' ? api : `${api}, devices ${devices}`;
}
