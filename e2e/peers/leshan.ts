/**
 * Eclipse Leshan as a foreign peer: the programs in leshan/, on the Leshan libraries of Maven Central. Run as a
 * program, this has Maven fetch the libraries into a cache outside the repository, or lists the missing tools. Tests
 * never fetch.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { programPath, skipWithout } from '@muster/testkit';
import { PeerProcess } from '../support/peer-process.ts';

const run = promisify(execFile);
const sources = join(import.meta.dirname, 'leshan');
const pom = join(sources, 'pom.xml');
const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'muster-e2e', 'leshan');
const fetchTimeoutMs = 240_000;

export class LeshanUnavailable extends Error {
  override readonly name = 'LeshanUnavailable';
}

export interface Leshan {
  /** A device that registers at a server. @param words what secures it, see leshan/Secrets.java */
  device(serverUri: string, endpoint: string, ...words: readonly string[]): PeerProcess;
  /** A device that knows a bootstrap server only. */
  blankDevice(bootstrapUri: string, endpoint: string, ...words: readonly string[]): PeerProcess;
  /** A server on a port of 127.0.0.1: for coap, or with words for coaps and one device. */
  server(port: number, ...words: readonly string[]): PeerProcess;
}

/**
 * Leshan's peers, ready to start. Where Java or the libraries are missing the test is skipped and says so; with
 * MUSTER_REQUIRE_LESHAN=1 it fails instead.
 */
export async function leshan(context: Mocha.Context): Promise<Leshan> {
  try {
    const classPath = await leshanClassPath();
    const start = (program: string, ...args: readonly string[]) =>
      new PeerProcess('java', ['-XX:TieredStopAtLevel=1', '-cp', classPath, program, ...args], sources);
    return {
      device: (serverUri, endpoint, ...words) => start('LeshanDevice', serverUri, endpoint, ...words),
      blankDevice: (bootstrapUri, endpoint, ...words) =>
        start('LeshanDevice', bootstrapUri, endpoint, 'bootstrap', ...words),
      server: (port, ...words) => start('LeshanServerPeer', String(port), ...words),
    };
  } catch (error) {
    if (!(error instanceof LeshanUnavailable) || process.env['MUSTER_REQUIRE_LESHAN'] === '1') throw error;
    return skipWithout(context, {
      peer: 'Leshan',
      install: 'npx pnpm run peers:leshan (needs a JDK and Maven)',
    });
  }
}

/** The class path of Leshan's libraries and the programs in leshan/. @throws LeshanUnavailable */
export async function leshanClassPath(): Promise<string> {
  return compile(await librariesFolder());
}

/** Has Maven fetch the libraries, if they are not there. @throws LeshanUnavailable when it cannot */
async function fetchLibraries(): Promise<void> {
  need('java', 'default-jdk-headless');
  need('mvn', 'maven');
  const folder = await librariesFolder();
  const args = ['-B', '-q', '-f', pom, 'dependency:copy-dependencies'];
  await fillOnce(folder, (fresh) =>
    run('mvn', [...args, `-DoutputDirectory=${fresh}`], { timeout: fetchTimeoutMs }),
  );
}

/** The programs for the libraries as they are. @returns the class path @throws LeshanUnavailable */
async function compile(libraries: string): Promise<string> {
  need('java', 'default-jdk-headless');
  need('javac', 'default-jdk-headless');
  if (!existsSync(libraries)) {
    throw new LeshanUnavailable("Leshan's libraries are not here (npx pnpm run peers:leshan)");
  }
  const names = (await readdir(sources)).filter((name) => name.endsWith('.java'));
  const files = names.map((name) => join(sources, name));
  const classes = join(cache, `classes-${await hashOf([pom, ...files])}`);
  await fillOnce(classes, (fresh) =>
    run('javac', ['-nowarn', '-cp', join(libraries, '*'), '-d', fresh, ...files]),
  );
  return [classes, join(libraries, '*')].join(delimiter);
}

function need(program: string, debianPackage: string): void {
  if (programPath(program) !== undefined) return;
  throw new LeshanUnavailable(`Leshan needs ${program} (apt-get install ${debianPackage})`);
}

async function librariesFolder(): Promise<string> {
  return join(cache, `lib-${await hashOf([pom])}`);
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** Makes a folder as a whole or not at all; several processes may do so at once. */
async function fillOnce(folder: string, fill: (fresh: string) => Promise<unknown>): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(`${folder}-`);
  try {
    await fill(fresh);
    await rename(fresh, folder);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(folder))
      throw new LeshanUnavailable(`Leshan could not be prepared: ${firstLines(error)}`);
  }
}

function firstLines(error: unknown): string {
  const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
  return `${stdout ?? ''}${stderr ?? ''}`.split('\n').slice(0, 4).join('\n') || message;
}

if (import.meta.main) {
  try {
    await fetchLibraries();
    await leshanClassPath();
  } catch (error) {
    if (!(error instanceof LeshanUnavailable)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
