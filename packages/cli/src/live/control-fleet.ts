import { basename } from 'node:path';
import type { ControlServer, ProcessesRun, ScenarioRun } from '@muster/simulator';
import { announceFleet, forgetFleet, type LocalFleet } from '../config/local-fleets.ts';
import { CliError } from '../errors/cli-error.ts';
import { exitCodes, type ExitCode } from '../errors/exit-codes.ts';

/** Flags of the control API. */
interface ControlFlags {
  readonly control: boolean;
  readonly 'control-port'?: number | undefined;
  /** Name of the scenario. */
  readonly name: string | undefined;
  /** Path of the fleet file. */
  readonly file: string | undefined;
}

/** A run in one process or in several. */
export type AnyRun = ScenarioRun | ProcessesRun;

/** Runs `work` with the control API open if the flags request it. A failure of the API ends the run. */
export async function controlled<Result>(
  run: AnyRun,
  flags: ControlFlags,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!flags.control) return work();
  if ('pids' in run) throw new TypeError('the control API needs a run of one process');
  try {
    const name = fleetName(flags.name, flags.file);
    return await withControl(run, { name, port: flags['control-port'] ?? 0 }, work);
  } catch (error) {
    run.stop();
    await run.report.catch(() => undefined);
    throw error;
  }
}

/** Opens the control API of a run during `work`, and announces it to `muster fleet attach`. */
async function withControl<Result>(
  run: ScenarioRun,
  options: { readonly name: string; readonly port: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const control = await openControl(run, options);
  const fleet = { name: options.name, pid: process.pid, url: control.url, token: control.token };
  try {
    const withdraw = await announceFleet(fleet);
    process.stderr.write(`Control API: ${control.url}. Attach with: muster fleet attach\n`);
    try {
      return await work();
    } finally {
      await withdraw();
    }
  } finally {
    await control.close();
  }
}

/** @throws {CliError} the port is in use */
async function openControl(
  run: ScenarioRun,
  options: { readonly name: string; readonly port: number },
): Promise<ControlServer> {
  const { startControl } = await import('@muster/simulator');
  try {
    return await startControl(run, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(
      `Cannot open the control API on port ${options.port}: ${reason}.`,
      exitCodes.start,
      'Use another --control-port, or 0 for a free one.',
    );
  }
}

/** Name of a fleet: that of the scenario, that of its file, or `fleet`. */
function fleetName(scenarioName: string | undefined, file: string | undefined): string {
  return scenarioName ?? (file === undefined ? 'fleet' : basename(file).replace(/\.[^.]+$/u, ''));
}

const codes: Readonly<Record<number, ExitCode>> = { 404: exitCodes.notFound, 409: exitCodes.device };

/**
 * Sends a request to the control API of a fleet.
 *
 * @param path such as `/v1/devices`
 * @throws {CliError} the fleet does not answer, or refuses the request
 */
export async function askFleet(
  fleet: LocalFleet,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await send(fleet, method, path, body);
  const content: unknown = await response.json().catch(() => undefined);
  if (response.ok) return content;
  if (response.status === 401) {
    await forgetFleet(fleet);
    throw ended(fleet);
  }
  const { error } = (content ?? {}) as { error?: { message?: string; remedy?: string } };
  const code = codes[response.status] ?? exitCodes.usage;
  throw new CliError(error?.message ?? `The fleet answered ${response.status}.`, code, error?.remedy);
}

async function send(fleet: LocalFleet, method: string, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(`${fleet.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${fleet.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw ended(fleet);
  }
}

function ended({ name, pid }: LocalFleet): CliError {
  return new CliError(`The fleet ${name} (${pid}) does not answer; it may have ended.`, exitCodes.connection);
}
