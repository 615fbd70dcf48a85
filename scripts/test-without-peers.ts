/**
 * Runs every suite that can skip tests, with a PATH without foreign peers, as on a fresh machine. Succeeds only if
 * all tests pass or are skipped, and if each peer was reported missing: otherwise the suites found a peer that this
 * script failed to hide.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { missingPeersLine, recordedMissingPeers } from '@muster/testkit';

/** Programs that suites look for, as named in `foreignPeer` and in the set-up of Leshan. */
const HIDDEN =
  /^(?:aiocoap-.*|coap-(?:client|server).*|kubectl|kubernetes-validate|gnutls-.*|openssl|mosquitto.*|jq|docker-compose|pg_isready|nats-server|nginx|java|javac|mvn|prlimit|setpriv|zsh|fish|chromium(?:-headless-shell)?|tshark|dbus-daemon|gnome-keyring-daemon)$/;
/** Peers that must be reported missing. */
const EXPECTED = [
  'aiocoap-rd',
  'chromium',
  'coap-client-notls',
  'dbus-daemon',
  'docker-compose',
  'fish',
  'gnutls-cli',
  'jq',
  'Leshan',
  'mosquitto',
  'mosquitto_pub',
  'nats-server',
  'libnginx-mod-stream',
  'openssl',
  'pg_isready',
  'prlimit',
  'tshark',
  'zsh',
];
const CAN_SKIP =
  /foreign(?:Peer|File)|postgresServer|natsServer|skipWithout|support\/(?:dashboard|deploy-service|gateway-failures|libcoap|mosquitto|nginx|stage)|\/leshan\.ts/;

/**
 * Creates a folder of links to everything on PATH except the peers. Folders without peers could be kept, but one PATH
 * is simpler.
 */
function hidePeers(folder: string): void {
  mkdirSync(folder);
  for (const place of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of namesIn(place)) {
      if (HIDDEN.test(name)) continue;
      try {
        symlinkSync(join(place, name), join(folder, name));
      } catch (error) {
        // The first one on PATH is used.
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  }
}

function namesIn(place: string): readonly string[] {
  try {
    return readdirSync(place);
  } catch {
    return [];
  }
}

const suites = globSync(['packages/*/test/**/*.test.ts', 'e2e/!(long)/*.test.ts'])
  .filter((file) => CAN_SKIP.test(readFileSync(file, 'utf8')))
  .toSorted();
const folder = mkdtempSync(join(tmpdir(), 'muster-without-peers-'));
const record = join(folder, 'missing');
const bin = join(folder, 'bin');
hidePeers(bin);
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: bin,
  MUSTER_MISSING_PEERS: record,
  MUSTER_HIDE_PEERS: '1',
};
delete env['MUSTER_REQUIRE_PEERS'];
delete env['MUSTER_REQUIRE_LESHAN'];
const { status } = spawnSync(
  'mocha',
  ['--no-config', '--forbid-only', '--timeout', '240000', '--reporter', 'dot', ...suites],
  { stdio: 'inherit', env },
);
const missing = recordedMissingPeers(record);
rmSync(folder, { recursive: true });

if (missing.length > 0) console.log(missingPeersLine(missing));
const present = EXPECTED.filter((peer) => !missing.some((one) => one.peer === peer));
if (present.length > 0) {
  console.error(
    `These peers should be missing, but no test skipped for want of them: ${present.join(', ')}.`,
  );
}
process.exitCode = status === 0 && present.length === 0 ? 0 : 1;
