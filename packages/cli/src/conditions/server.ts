import { AuthenticationError, MusterError, PermissionError } from '@muster/sdk';
import { clientOf } from '../base-command.ts';
import { localServers } from '../config/local-servers.ts';
import { resolveSettings, type ConnectionFlags, type Settings } from '../config/settings.ts';
import type { Outcome } from './condition.ts';
import type { ConditionKind } from './kind.ts';

/** Time-out of one request, in seconds. */
const ANSWER_SECONDS = 5;

export const serverKind: ConditionKind = {
  name: 'server',
  summary: 'the service answers and accepts the key',
  description:
    'Requests the version of the service with the key. Determines address and key again for each request, so that --local NAME finds a server that starts later. A refused key ends the wait with exit code 3.',
  examples: ['', '--local lab --timeout 30s'],
  assertExamples: ['', '--url https://muster.example.com'],
  args: {},
  flags: {},
  permissions: [],
  isPolled: true,
  async prepare({ flags, signal }) {
    const settings = await settingsNow(flags);
    return {
      subject:
        settings === undefined ? `local server "${flags.local ?? ''}"` : `the service ${settings.url.value}`,
      expected: 'reachable',
      check: () => checkServer(flags, signal),
    };
  },
};

async function checkServer(flags: ConnectionFlags, signal: AbortSignal): Promise<Outcome> {
  const settings = await settingsNow(flags);
  if (settings === undefined) return { holds: false, found: 'not running', text: 'does not run' };
  try {
    const client = clientOf(settings, { 'request-timeout': ANSWER_SECONDS }, { signal, retries: 0 });
    const { Version } = await client.version.get();
    return { holds: true, found: Version, text: `is reachable, version ${Version}` };
  } catch (error) {
    signal.throwIfAborted();
    const isRefused = error instanceof AuthenticationError || error instanceof PermissionError;
    if (!(error instanceof MusterError) || isRefused) throw error;
    return { holds: false, found: error.message, text: `is not: ${error.message.replace(/\.$/u, '')}` };
  }
}

/** @returns undefined if the local server that a flag names is not running */
async function settingsNow(flags: ConnectionFlags): Promise<Settings | undefined> {
  const { local } = flags;
  if (local !== undefined && local !== '') {
    const servers = await localServers();
    if (!servers.some(({ name }) => name === local)) return undefined;
  }
  return resolveSettings(flags);
}
