/** Third-party programs that tests use as peers. A test whose peer is missing is skipped, or fails in CI. */
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
/** Missing peers of this process by name. */
const missing = new Map<string, MissingPeer>();

/** Folder of servers on Debian, which is not on the PATH of every user. */
const SERVER_FOLDER = '/usr/sbin';

/** Returns the path of an executable on PATH or in /usr/sbin, or undefined. MUSTER_HIDE_PEERS=1: only on PATH. */
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
 * Returns the path of a foreign program. Skips the test if the program is missing; with MUSTER_REQUIRE_PEERS=1, as in
 * CI, the test fails.
 *
 * @param debianPackage name of the Debian package of the program
 * @throws Error with MUSTER_REQUIRE_PEERS=1 if the program is missing
 */
export function foreignPeer(context: Skippable, program: string, debianPackage: string): string {
  const path = programPath(program);
  return path ?? withoutPeer(context, program, `${program} is not on PATH.`, debianPackage);
}

/**
 * Returns the path of a file of a foreign program, such as a module that is loaded by its path. Skips or fails as
 * {@link foreignPeer}. With MUSTER_HIDE_PEERS=1, every file counts as missing.
 *
 * @throws Error with MUSTER_REQUIRE_PEERS=1 if the file is missing
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
 * Skips the test because a peer is missing. The peer is listed once at the end: by the process that runs the checks if
 * it sets a file in MUSTER_MISSING_PEERS, else when this process exits.
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

/** Returns the peers that tests recorded in a file; none if the file does not exist. */
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

/** Returns one line with the missing peers and how to install them. Debian packages share one command. */
export function missingPeersLine(peers: readonly MissingPeer[]): string {
  const names = peers.map(({ peer }) => peer).toSorted();
  const steps = [...new Set(peers.map(({ install }) => install))].toSorted();
  const packages = steps.filter((step) => step.startsWith(APT)).map((step) => step.slice(APT.length));
  const others = steps.filter((step) => !step.startsWith(APT));
  const apt = packages.length > 0 ? [APT + packages.join(' ')] : [];
  return `Tests were skipped because peers are missing: ${names.join(', ')}. Install them with: ${[...apt, ...others].join('; ')}`;
}
