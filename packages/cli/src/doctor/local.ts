import { stat } from 'node:fs/promises';
import { normalizeBaseUrl } from '@muster/sdk';
import { readConfig } from '../config/config-file.ts';
import { connectionFiles, describeExposure } from '../config/local-servers.ts';
import { configFile } from '../config/paths.ts';
import { resolveSettings, type ConnectionFlags, type Settings } from '../config/settings.ts';
import { failedBy, ok, warn, type Finding } from './finding.ts';

/** Checks whether the configuration file can be read, and by which users. */
export async function checkConfigFile(): Promise<Finding> {
  const check = 'configuration';
  const file = configFile();
  try {
    const { profiles } = await readConfig();
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) return ok(check, `There is no ${file}; no profile is in use.`);
    const holdsKeys = Object.values(profiles).some((profile) => profile['api-key'] !== undefined);
    if (holdsKeys && process.platform !== 'win32' && (found.mode & 0o077) !== 0) {
      return warn(check, `Other users can read the API keys in ${file}.`, `Run: chmod 600 ${file}`);
    }
    return ok(check, `${file}, profiles: ${Object.keys(profiles).join(', ') || 'none'}`);
  } catch (error) {
    return failedBy(check, error);
  }
}

/** Checks what local servers expose, and for connection files that killed servers left behind. */
export async function checkConnectionFiles(): Promise<Finding[]> {
  const check = 'local servers';
  const files = await connectionFiles();
  const stale = files.filter(({ isAlive }) => !isAlive);
  const running = files.flatMap(({ server, isAlive }) =>
    server !== undefined && isAlive ? [`${server.name} (${server.http}, process ${server.pid})`] : [],
  );
  const exposed = files.flatMap(({ server, isAlive }) =>
    server?.exposed === undefined || !isAlive
      ? []
      : server.exposed.map((one) => warn(check, `${server.name}: ${describeExposure(one)}`, one.remedy)),
  );
  return [
    ok(check, running.length === 0 ? 'None runs for this user.' : running.join(', ')),
    ...exposed,
    ...stale.map(({ file, server }) =>
      warn(
        check,
        server === undefined
          ? `${file} is damaged.`
          : `${file} is stale: its process ${server.pid} no longer runs.`,
        `Run: rm ${file}`,
      ),
    ),
  ];
}

/** Lists the settings in effect, and the variables that have no effect. */
export async function checkSettings(
  flags: ConnectionFlags,
): Promise<{ readonly findings: Finding[]; readonly settings?: Settings }> {
  const check = 'settings';
  try {
    const settings = await resolveSettings(flags);
    const { url, apiKey, profile } = settings;
    const key = apiKey === undefined ? 'no API key' : `API key from ${apiKey.source}`;
    const overridden = process.env['MUSTER_URL'];
    const isOverridden =
      url.source.startsWith('profile ') &&
      overridden !== undefined &&
      normalizeBaseUrl(overridden) !== url.value;
    return {
      settings,
      findings: [
        ok(check, `${url.value} (${url.source}), ${key}`),
        ...(isOverridden
          ? [
              warn(
                check,
                `MUSTER_URL has no effect: profile ${profile} has an address.`,
                'Give --url to override the profile.',
              ),
            ]
          : []),
      ],
    };
  } catch (error) {
    return { findings: [failedBy(check, error)] };
  }
}
