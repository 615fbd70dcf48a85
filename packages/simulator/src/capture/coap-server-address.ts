import { resolveServer, splitUri, type ServerAddress } from '../network/server-address.ts';
import { CaptureOptionError } from './capture-error.ts';

/**
 * Resolves the address of a server for plain CoAP.
 *
 * @throws CaptureOptionError for `coaps:`; ServerUriError for a malformed URI or an unknown host
 */
export async function resolveCoapServer(uri: string): Promise<ServerAddress> {
  refuseSecured(uri);
  return resolveServer(uri);
}

/** @throws CaptureOptionError for `coaps:`; ServerUriError for a malformed URI */
function refuseSecured(uri: string): void {
  if (splitUri(uri).scheme === 'coap') return;
  throw new CaptureOptionError(
    `${uri} is a secured address, and captures are of plain CoAP only. Use an address such as coap://127.0.0.1:5683.`,
  );
}
