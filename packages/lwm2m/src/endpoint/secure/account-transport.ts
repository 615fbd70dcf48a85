import { parseUri } from '@muster/coap';
import type { ServerAccount } from '../bootstrap/server-account.ts';
import type { ClientOptions } from '../client/types.ts';
import { secureTransport } from './client-transport.ts';

type AccountTransportOptions = Pick<ClientOptions, 'transportFactory' | 'clock' | 'localAddress'>;

/**
 * Returns the transport to the server of an account. The account's credentials secure it, unless the application supplies
 * a factory.
 */
export function accountTransport(
  { serverUri, security }: ServerAccount,
  { transportFactory, clock, localAddress }: AccountTransportOptions,
): Pick<ClientOptions, 'transportFactory'> {
  const isSecure = parseUri(serverUri).scheme === 'coaps';
  if (!transportFactory && !isSecure) return {};
  const factory =
    transportFactory ??
    secureTransport({
      ...(clock === undefined ? {} : { clock }),
      ...(localAddress === undefined ? {} : { localAddress }),
    });
  return { transportFactory: (server) => factory({ ...server, security }) };
}
