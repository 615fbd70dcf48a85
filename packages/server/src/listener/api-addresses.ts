import type { ServerSettings, SettingKey } from '../setting-values.ts';

/** Addresses of the API, at least one: `HOST:PORT` before it listens, URLs afterwards. */
export interface ApiAddresses {
  readonly http?: string;
  readonly https?: string;
}

export type AddressSettings = Pick<ServerSettings, 'http' | 'https'>;

export function addressesOf({ http, https }: AddressSettings): ApiAddresses {
  return { ...(http !== 'none' && { http }), ...(https !== undefined && { https }) };
}

/** A faulty combination of settings. */
interface AddressMistake {
  readonly key: SettingKey;
  readonly message: string;
  readonly remedy: string;
}

/**
 * Returns addresses that a process cannot have, and settings that would have no effect. @param hasApi whether it has
 * the role api
 */
export function* addressMistakes(config: ServerSettings, hasApi: boolean): Generator<AddressMistake> {
  const { http, https, httpsCertificate, httpsKey } = config;
  if (!hasApi && https !== undefined) {
    const message = 'only processes with the role api listen for HTTPS.';
    yield { key: 'https', message, remedy: 'Give it to them, and leave it out here.' };
  }
  if (http === 'none' && !hasApi) {
    const message = 'a process without the role api serves its probes over plain HTTP.';
    yield { key: 'http', message, remedy: 'For example: --http 127.0.0.1:8080' };
  } else if (http === 'none' && https === undefined) {
    const message = 'without --https, "none" leaves the API no address.';
    yield { key: 'http', message, remedy: 'Add for example: --https 0.0.0.0:8443' };
  }
  if (https !== undefined) return;
  const unused = { httpsCertificate, httpsKey };
  for (const key of ['httpsCertificate', 'httpsKey'] as const) {
    if (unused[key] === undefined) continue;
    const message = 'only --https uses it.';
    yield { key, message, remedy: 'Add for example: --https 0.0.0.0:8443' };
  }
}
