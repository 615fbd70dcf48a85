import { isMqtt, resolveServer, splitUri, type ServerAddress } from '../network/server-address.ts';
import { CaptureOptionError } from './capture-error.ts';

/**
 * Resolves the address of a server for plain CoAP.
 *
 * @throws CaptureOptionError for another scheme than `coap:`; ServerUriError for a malformed URI or an unknown host
 */
export async function resolveCoapServer(uri: string): Promise<ServerAddress> {
  refuseSecured(uri);
  return resolveServer(uri);
}

/** @throws CaptureOptionError for another scheme than `coap:`; ServerUriError for a malformed URI */
function refuseSecured(uri: string): void {
  const { scheme } = splitUri(uri);
  if (scheme === 'coap') return;
  const what = isMqtt(scheme) ? 'of an MQTT server' : 'a secured address';
  throw new CaptureOptionError(
    `${uri} is ${what}, and captures are of plain CoAP only. Use an address such as coap://127.0.0.1:5683.`,
  );
}
