import { parseUri, type CoapUri } from '@muster/coap';
import type { ClientOptions } from './types.ts';

const MAX_LIFETIME_SECONDS = 0xffff_ffff;

/**
 * Checks the options before anything is opened.
 *
 * @returns the parsed server URI
 * @throws TypeError, RangeError as `createLwm2mClient`
 */
export function checkClientOptions(options: ClientOptions): CoapUri {
  const server = parseUri(options.serverUri);
  if (server.scheme !== 'coap' && !options.transportFactory) {
    throw new TypeError('a coaps: server needs a transportFactory');
  }
  checkEndpointName(options, server.scheme);
  if (options.lifetimeSeconds !== undefined) checkLifetime(options.lifetimeSeconds);
  options.announcedFormats?.forEach(checkFormat);
  return server;
}

/** @throws TypeError for an empty name, and a name omitted with a server that cannot identify the device otherwise */
export function checkEndpointName(
  { endpointName, omitEndpointName = false }: Pick<ClientOptions, 'endpointName' | 'omitEndpointName'>,
  scheme: string,
): void {
  if (endpointName === '') throw new TypeError('a device needs an endpoint name');
  if (omitEndpointName && scheme === 'coap') {
    throw new TypeError('only a device with a coaps: server can leave out its endpoint name');
  }
}

/** @throws RangeError if the lifetime is not 1..4294967295 */
export function checkLifetime(seconds: number): number {
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= MAX_LIFETIME_SECONDS) return seconds;
  throw new RangeError(
    `lifetimeSeconds must be a whole number between 1 and ${MAX_LIFETIME_SECONDS}, not ${seconds}`,
  );
}

function checkFormat(format: number): void {
  if (Number.isInteger(format) && format >= 0 && format <= 0xffff) return;
  throw new RangeError(`a Content-Format must be a whole number between 0 and 65535, not ${format}`);
}
