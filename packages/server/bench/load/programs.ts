/** PostgreSQL and NATS for benchmarks that need them, and processes of Muster on both. */
import { findPostgres, freeTcpPort, NatsServer, PostgresServer, programPath } from '@muster/testkit';

import { MusterServer, type MusterServerOptions } from './muster-server.ts';

/**
 * PostgreSQL that waits for the disk with each commit, as in production.
 *
 * @returns undefined where it is not installed; the benchmark is then skipped with a message
 */
export async function durablePostgres(): Promise<PostgresServer | undefined> {
  const bin = findPostgres();
  if (bin !== undefined) return PostgresServer.create(bin, { isDurable: true });
  console.error('# skipped: PostgreSQL is not installed');
  return undefined;
}

/** @returns undefined where NATS is not installed; the benchmark is then skipped with a message */
export async function startNats(): Promise<NatsServer | undefined> {
  const program = programPath('nats-server');
  if (program === undefined) {
    console.error('# skipped: nats-server is not installed');
    return undefined;
  }
  const nats = new NatsServer(program, await freeTcpPort());
  await nats.start();
  return nats;
}

/** Flags, settings and folder that all processes of a service share. */
export interface Shared {
  readonly store: string;
  readonly bus: string;
  readonly dataDir: string;
}

/**
 * Starts a process of a service with several.
 *
 * @param roles of the process; none: all of them
 * @param more flags of this process
 */
export function startPart(
  { store, bus, dataDir }: Shared,
  roles: readonly ('gateway' | 'worker' | 'api')[],
  more: readonly string[] = [],
): Promise<MusterServer> {
  const has = (role: 'gateway' | 'worker'): boolean => roles.length === 0 || roles.includes(role);
  const options: MusterServerOptions = {
    dataDir,
    flags: [`--store=${store}`, `--bus=${bus}`, ...roles.map((role) => `--role=${role}`), ...more],
    isGateway: has('gateway'),
    isWorker: has('worker'),
  };
  return MusterServer.start(options);
}
