import { parseUri } from '@muster/coap';
import { checkEndpointName } from '../client/check-options.ts';
import type { BootstrapClientOptions } from './client-types.ts';

/**
 * Checks the options before anything is opened.
 *
 * @throws TypeError, RangeError as `createBootstrapClient`
 */
export function checkBootstrapOptions(options: BootstrapClientOptions): void {
  const { scheme } = parseUri(options.bootstrapUri);
  if (scheme !== 'coap' && !options.bootstrapTransportFactory) {
    throw new TypeError('a coaps: bootstrap server needs a bootstrapTransportFactory');
  }
  checkEndpointName(options, scheme);
  const { holdOffSeconds = 0, bootstrapTimeoutSeconds = 1, registrationAttempts = 1 } = options;
  if (!(holdOffSeconds >= 0)) throw new RangeError('holdOffSeconds must be at least 0');
  if (!(bootstrapTimeoutSeconds > 0)) throw new RangeError('bootstrapTimeoutSeconds must be above 0');
  if (!(registrationAttempts >= 1)) throw new RangeError('registrationAttempts must be at least 1');
}
