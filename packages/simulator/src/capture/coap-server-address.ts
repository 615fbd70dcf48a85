import { isMqtt, resolveServer, splitUri, type ServerAddress } from '../network/server-address.ts';
import { CaptureOptionError } from './capture-error.ts';

/** The address of a server for CoAP. */
export interface CoapServerAddress extends ServerAddress {
  readonly scheme: 'coap' | 'coaps';
}

/**
 * Resolves the address of a server for CoAP.
 *
 * @throws CaptureOptionError for the address of an MQTT server; ServerUriError for a malformed URI or an unknown host
 */
export async function resolveCoapServer(uri: string): Promise<CoapServerAddress> {
  const { scheme } = splitUri(uri);
  if (isMqtt(scheme)) {
    throw new CaptureOptionError(
      `${uri} is the address of an MQTT server, and captures are of CoAP. Use an address such as coap://127.0.0.1:5683.`,
    );
  }
  return { ...(await resolveServer(uri)), scheme };
}
