import { MusterApiError, type MusterClient } from '@muster/sdk';
import type { Settings } from '../config/settings.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { fail, failedBy, ok, warn, type Finding } from './finding.ts';

/** Time-out of a request, in milliseconds. */
const timeoutMs = 10_000;
/**
 * Clock difference that is ignored, in milliseconds: the Date header has whole seconds, and the request takes time.
 */
const maxSkewMs = 5000;

/** Information from the service. */
export interface ServiceAnswer {
  readonly findings: Finding[];
  /** Whether the service accepted the key, which further checks need. */
  readonly isKeyValid: boolean;
}

/**
 * Requests the version of the service with the key. Shows whether the service is Muster, whether the key is valid, how
 * far the clocks differ and whether the versions match.
 *
 * @param cliVersion version of this CLI
 */
export async function checkService({ url, apiKey }: Settings, cliVersion: string): Promise<ServiceAnswer> {
  const startMs = Date.now();
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${url.value}/api/v3/version`, {
      headers: apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey.value}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    body = await response.json().catch(() => undefined);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const detail = `${url.value} accepts connections and does not answer requests: ${reason}.`;
    return failed(
      fail(
        'service',
        detail,
        'Check that the address is that of the API, and the state of the service.',
        exitCodes.connection,
      ),
    );
  }
  const middleMs = (startMs + Date.now()) / 2;
  const version = memberOf(body, 'Version');
  const isMuster = response.ok ? version !== undefined : memberOf(body, 'Code') !== undefined;
  if (!isMuster) {
    const detail = `${url.value} answers ${response.status}, but is not a Muster service.`;
    return failed(
      fail(
        'service',
        detail,
        'Check address and port. A device port (CoAP) is not the API.',
        exitCodes.service,
      ),
    );
  }
  const key = checkKey(response, body, apiKey);
  return {
    isKeyValid: key.result === 'ok',
    findings: [
      ok('service', `${url.value} is Muster${version === undefined ? '' : ` ${version}`}.`),
      key,
      checkClock(response.headers.get('Date'), middleMs),
      ...(version === undefined ? [] : [checkVersion(version, cliVersion)]),
    ],
  };
}

const failed = (finding: Finding): ServiceAnswer => ({ findings: [finding], isKeyValid: false });

function checkKey(response: Response, body: unknown, apiKey: Settings['apiKey']): Finding {
  if (response.ok && apiKey !== undefined) return ok('API key', `The key of ${apiKey.source} is valid.`);
  if (apiKey === undefined) {
    return fail(
      'API key',
      'No API key is set.',
      'Set MUSTER_API_KEY, or run: muster config set api-key -',
      exitCodes.auth,
    );
  }
  const message = memberOf(body, 'Message') ?? '';
  if (response.status === 401 || response.status === 403) {
    return fail(
      'API key',
      `The key of ${apiKey.source} is refused: ${message}`,
      'Use another key; `muster config show` says where this one comes from.',
      exitCodes.auth,
    );
  }
  return fail(
    'API key',
    `The service answers ${response.status}: ${message}`,
    'Try again later.',
    exitCodes.service,
  );
}

function checkClock(date: string | null, nowMs: number): Finding {
  const remoteMs = Date.parse(date ?? '');
  if (Number.isNaN(remoteMs)) return ok('clock', 'The service does not tell its time.');
  // The header is truncated to whole seconds: add the average loss of half a second.
  const skewMs = nowMs - (remoteMs + 500);
  if (Math.abs(skewMs) <= maxSkewMs)
    return ok('clock', 'The clocks of this machine and of the service agree.');
  const seconds = Math.round(Math.abs(skewMs) / 1000);
  return warn(
    'clock',
    `The clock of this machine is ${seconds} s ${skewMs > 0 ? 'ahead of' : 'behind'} that of the service.`,
    'Set both by NTP: times such as "1h" count from the clock of this machine.',
  );
}

function checkVersion(service: string, cli: string): Finding {
  const release = (version: string): string => version.split('.').slice(0, 2).join('.');
  if (release(service) === release(cli)) return ok('version', `Command ${cli}, service ${service}.`);
  return warn(
    'version',
    `Command ${cli} and service ${service} are of different releases.`,
    `Use the command of release ${release(service)}.`,
  );
}

/** Checks that the device network exists, and lists the permissions of the key in it. */
export async function checkAccess(client: MusterClient): Promise<Finding[]> {
  return [await checkNetwork(client), await checkPermissions(client)];
}

async function checkNetwork(client: MusterClient): Promise<Finding> {
  try {
    const { Name, Id } = await client.deviceNetworks.current();
    return ok('device network', `${Name} (${Id})`);
  } catch (error) {
    if (error instanceof MusterApiError && error.status === 403) {
      return warn(
        'device network',
        'The key may not read its device network.',
        'Give its role the permission DeviceNetwork.Read.',
      );
    }
    return failedBy('device network', error);
  }
}

async function checkPermissions(client: MusterClient): Promise<Finding> {
  try {
    const names = Object.keys(await client.deviceNetworks.permissions());
    if (names.length > 0)
      return ok(
        'permissions',
        `The key has permissions for ${names.length} kinds: \`muster device-networks permissions\` lists them.`,
      );
    return fail(
      'permissions',
      'The key has no permissions in this device network.',
      'Give it a role: muster api-keys update',
      exitCodes.auth,
    );
  } catch (error) {
    return failedBy('permissions', error);
  }
}

function memberOf(body: unknown, name: string): string | undefined {
  const value: unknown =
    typeof body === 'object' && body !== null
      ? Object.entries(body).find(([key]) => key === name)?.[1]
      : undefined;
  return typeof value === 'string' ? value : undefined;
}
