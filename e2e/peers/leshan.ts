/**
 * Eclipse Leshan as a foreign peer: the programs in leshan/, on the Leshan libraries that Maven fetches from Maven
 * Central into a cache outside the repository. Run as a program, it fetches and compiles, and says what is missing.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { programPath } from '../support/peers.ts';
import { PeerProcess } from '../support/peer-process.ts';

const run = promisify(execFile);
const sources = join(import.meta.dirname, 'leshan');
const fetchTimeoutMs = 240_000;

export class LeshanUnavailable extends Error {
  override readonly name = 'LeshanUnavailable';
}

export interface Leshan {
  /** A device that registers at a server. */
  device(serverUri: string, endpoint: string): PeerProcess;
  /** A server on a port of 127.0.0.1. */
  server(port: number): PeerProcess;
}

/**
 * Leshan's peers, ready to start. Where Java, Maven or Maven Central is missing the test is skipped and says so; with
 * MUSTER_REQUIRE_LESHAN=1 it fails instead.
 */
export async function leshan(context: Mocha.Context): Promise<Leshan> {
  try {
    const classPath = await prepareLeshan();
    const start = (program: string, ...args: readonly string[]) =>
      new PeerProcess('java', ['-XX:TieredStopAtLevel=1', '-cp', classPath, program, ...args], sources);
    return {
      device: (serverUri, endpoint) => start('LeshanDevice', serverUri, endpoint),
      server: (port) => start('LeshanServerPeer', String(port)),
    };
  } catch (error) {
    if (!(error instanceof LeshanUnavailable) || process.env['MUSTER_REQUIRE_LESHAN'] === '1') throw error;
    process.stderr.write(`skipped: ${error.message}\n`);
    return context.skip();
  }
}

/**
 * Fetches and compiles what is not in the cache.
 *
 * @returns the class path
 * @throws LeshanUnavailable when a program is missing, or Maven cannot fetch
 */
export async function prepareLeshan(): Promise<string> {
  for (const [program, debianPackage] of [
    ['java', 'default-jdk-headless'],
    ['javac', 'default-jdk-headless'],
    ['mvn', 'maven'],
  ] as const) {
    if (programPath(program) === undefined) {
      throw new LeshanUnavailable(`Leshan needs ${program} (apt-get install ${debianPackage})`);
    }
  }
  const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'muster-e2e', 'leshan');
  await mkdir(cache, { recursive: true });
  const names = (await readdir(sources)).filter((name) => name.endsWith('.java'));
  const javaFiles = names.map((name) => join(sources, name));
  const pom = join(sources, 'pom.xml');

  const libraries = await cached(cache, 'lib', [pom], (folder) =>
    run('mvn', ['-B', '-q', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${folder}`], {
      timeout: fetchTimeoutMs,
    }),
  );
  const classes = await cached(cache, 'classes', [pom, ...javaFiles], (folder) =>
    run('javac', ['-nowarn', '-cp', join(libraries, '*'), '-d', folder, ...javaFiles]),
  );
  return [classes, join(libraries, '*')].join(delimiter);
}

/** A folder made once for the inputs as they are; several processes may ask for it at once. */
async function cached(
  cache: string,
  name: string,
  inputs: readonly string[],
  fill: (folder: string) => Promise<unknown>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(await readFile(input));
  const folder = join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const fresh = await mkdtemp(`${folder}-`);
  try {
    await fill(fresh);
    await rename(fresh, folder);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(folder))
      throw new LeshanUnavailable(`Leshan could not be prepared: ${firstLines(error)}`);
  }
  return folder;
}

function firstLines(error: unknown): string {
  const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
  return `${stdout ?? ''}${stderr ?? ''}`.split('\n').slice(0, 4).join('\n') || message;
}

if (import.meta.main) {
  try {
    await prepareLeshan();
  } catch (error) {
    if (!(error instanceof LeshanUnavailable)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
