import * as Flags from '@oclif/core/flags';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { readText } from '../operations/decode.ts';
import { withStopSignals } from './stop-signals.ts';

const tokenVariable = 'MUSTER_FLEET_TOKEN';
const defaultAddress = '127.0.0.1:5690';
const makeToken = `openssl rand -hex 32 > token`;

/** Flags of a fleet that runs on several machines. */
export const workerFlags = {
  worker: Flags.boolean({
    description: `Wait at [HOST:]PORT (default ${defaultAddress}) for runs with --workers, and run their devices on this machine, until Ctrl-C. The connection is not encrypted: use it in a network that you trust, or through a tunnel.`,
    exclusive: ['devices', 'workers', 'virtual-time', 'processes', 'control'],
    helpGroup: 'WORKERS',
  }),
  workers: Flags.string({
    description: 'Run the devices on these machines, where `muster fleet run --worker` waits.',
    helpGroup: 'WORKERS',
    helpValue: 'HOST:PORT,…',
  }),
  'token-file': Flags.string({
    description: `File with the token that workers and runs share. Make it with: ${makeToken}. Default: the token in ${tokenVariable}.`,
    helpGroup: 'WORKERS',
    helpValue: 'FILE',
  }),
};

interface TokenFlags {
  readonly 'token-file'?: string | undefined;
}

/**
 * Returns the workers of a run, as options of `runInProcesses`.
 *
 * @throws {UsageError} an address is malformed, or there is no token
 */
export async function workersOf(
  flags: TokenFlags & { readonly workers?: string | undefined },
): Promise<{ readonly workers: readonly string[]; readonly token: string } | undefined> {
  if (flags.workers === undefined) return undefined;
  const workers = flags.workers.split(',').map((address) => addressOf('--workers', address.trim()));
  const twice = workers.find((address, position) => workers.indexOf(address) !== position);
  if (twice !== undefined) throw new UsageError(`--workers has ${twice} twice.`, 'Name each worker once.');
  return { workers, token: await tokenOf(flags) };
}

/**
 * Runs devices for other machines until a signal to stop.
 *
 * @param address `[HOST:]PORT`
 * @throws {UsageError} the address is malformed, or there is no token
 * @throws {CliError} the address cannot be listened on
 */
export async function waitAsWorker(address = defaultAddress, flags: TokenFlags): Promise<void> {
  const { host, port } = splitAddress(addressOf('--worker', address.replace(/^\d+$/u, '127.0.0.1:$&')));
  const token = await tokenOf(flags);
  const { startWorker } = await import('@muster/simulator');
  await withStopSignals(async ({ stopped }) => {
    const worker = await startWorker({ host, port, token }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CliError(`Cannot wait as a worker at ${address}: ${reason}.`, exitCodes.start);
    });
    process.stderr.write(
      `Worker at ${worker.address}. Use it with: muster fleet run --workers ${worker.address}\n`,
    );
    await stopped;
    await worker.close();
  });
}

function splitAddress(address: string): { readonly host: string; readonly port: number } {
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon).replace(/^\[|\]$/gu, ''), port: Number(address.slice(colon + 1)) };
}

/** @throws {UsageError} the address is malformed */
function addressOf(flag: string, address: string): string {
  if (/^(?:\[[0-9a-f:.]+\]|[^:/@\s]+):\d{1,5}$/iu.test(address) && splitAddress(address).port <= 65_535)
    return address;
  throw new UsageError(`${flag} needs HOST:PORT, not "${address}".`, `Example: ${flag} ${defaultAddress}`);
}

/** @throws {UsageError} there is no token */
async function tokenOf({ 'token-file': file }: TokenFlags): Promise<string> {
  const remedy = `Make one with: ${makeToken}. Then use --token-file token on each machine, or set ${tokenVariable}.`;
  const text = file === undefined ? process.env[tokenVariable] : await tokenFrom(file);
  if (text === undefined || text.trim() === '') throw new UsageError('Missing token of the workers.', remedy);
  const { checkWorkerToken } = await import('@muster/simulator');
  try {
    checkWorkerToken(text.trim());
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(error.message, remedy) : error;
  }
  return text.trim();
}

async function tokenFrom(file: string): Promise<string> {
  try {
    return await readText(file, true);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `Cannot read --token-file: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
