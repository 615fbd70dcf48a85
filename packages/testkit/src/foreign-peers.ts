/** Programs that we did not write and that tests talk to. A test whose peer is missing is skipped, or fails in CI. */
import { accessSync, appendFileSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The part of Mocha's context that skipping needs. */
interface Skippable {
  skip(): never;
}

export interface MissingPeer {
  /** Name of the program or of the project. */
  readonly peer: string;
  /** Command or step that installs it. */
  readonly install: string;
}

const APT = 'apt-get install ';
/** Peers that this process missed, by name. */
const missing = new Map<string, MissingPeer>();

/** Debian has servers there, and it is not on the PATH of every user. */
const SERVER_FOLDER = '/usr/sbin';

/** Path of an executable on PATH or in /usr/sbin, or undefined. With MUSTER_HIDE_PEERS=1, PATH alone counts. */
export function programPath(program: string): string | undefined {
  const { PATH = '', MUSTER_HIDE_PEERS } = process.env;
  const folders = PATH.split(delimiter);
  for (const folder of MUSTER_HIDE_PEERS === '1' ? folders : [...folders, SERVER_FOLDER]) {
    const path = join(folder, program);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      continue;
    }
  }
  return undefined;
}

/**
 * Path of a foreign program. Skips the test where the program is missing; with MUSTER_REQUIRE_PEERS=1, as in CI, the test fails.
 *
 * @param debianPackage the Debian package that has the program
 * @throws Error under MUSTER_REQUIRE_PEERS=1 where the program is missing
 */
export function foreignPeer(context: Skippable, program: string, debianPackage: string): string {
  const path = programPath(program);
  return path ?? withoutPeer(context, program, `${program} is not on PATH.`, debianPackage);
}

/**
 * Path of a file of a foreign program, such as a module that is loaded by its path. Skips or fails as {@link foreignPeer}.
 * With MUSTER_HIDE_PEERS=1 there is none.
 *
 * @throws Error under MUSTER_REQUIRE_PEERS=1 where the file is missing
 */
export function foreignFile(context: Skippable, path: string, debianPackage: string): string {
  const isThere = process.env['MUSTER_HIDE_PEERS'] !== '1' && existsSync(path);
  return isThere ? path : withoutPeer(context, debianPackage, `${path} is missing.`, debianPackage);
}

function withoutPeer(context: Skippable, peer: string, problem: string, debianPackage: string): never {
  const install = APT + debianPackage;
  if (process.env['MUSTER_REQUIRE_PEERS'] === '1') throw new Error(`${problem} Install it with: ${install}`);
  return skipWithout(context, { peer, install });
}

/**
 * Skips the test for want of a peer. The peer is named once at the end: by the process that runs the checks where it
 * gives a file in MUSTER_MISSING_PEERS, else when this process exits.
 */
export function skipWithout(context: Skippable, peer: MissingPeer): never {
  const record = process.env['MUSTER_MISSING_PEERS'];
  if (!missing.has(peer.peer)) {
    if (record !== undefined) appendFileSync(record, `${JSON.stringify(peer)}\n`);
    else if (missing.size === 0) {
      process.once('exit', () => process.stderr.write(`${missingPeersLine([...missing.values()])}\n`));
    }
    missing.set(peer.peer, peer);
  }
  return context.skip();
}

/** The peers that tests recorded in a file; none where the file is not there. */
export function recordedMissingPeers(file: string): readonly MissingPeer[] {
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const peers = lines.map((line) => JSON.parse(line) as MissingPeer);
  return [...new Map(peers.map((one) => [one.peer, one])).values()];
}

/** One line: which peers were missing and how to install them. Debian packages share one command. */
export function missingPeersLine(peers: readonly MissingPeer[]): string {
  const names = peers.map(({ peer }) => peer).toSorted();
  const steps = [...new Set(peers.map(({ install }) => install))].toSorted();
  const packages = steps.filter((step) => step.startsWith(APT)).map((step) => step.slice(APT.length));
  const others = steps.filter((step) => !step.startsWith(APT));
  const apt = packages.length > 0 ? [APT + packages.join(' ')] : [];
  return `Tests were skipped because peers are missing: ${names.join(', ')}. Install them with: ${[...apt, ...others].join('; ')}`;
}
