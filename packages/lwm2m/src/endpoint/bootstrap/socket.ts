import {
  createEndpoint,
  createUdpTransport,
  parseUri,
  type Endpoint,
  type RequestHandler,
} from '@muster/coap';
import { localAddressFor, type Peer, resolveHost } from '@muster/net';
import { serverAddress } from '../secure/server-address.ts';
import type { BootstrapClientOptions } from './client-types.ts';

/** A device's endpoint and peer for its bootstrap server. */
export interface BootstrapSocket {
  readonly endpoint: Endpoint;
  readonly peer: Peer;
}

/** @throws the system error if the host has no address or the socket cannot be opened */
export async function openBootstrapSocket(
  options: BootstrapClientOptions,
  handler: RequestHandler,
  onError: (error: Error) => void,
): Promise<BootstrapSocket> {
  const server = parseUri(options.bootstrapUri);
  const { host, port } = server;
  const address = await resolveHost(host);
  const { bootstrapTransportFactory, localAddress, clock, random, parameters, limits } = options;
  const transport = await (bootstrapTransportFactory?.(serverAddress(server, address)) ??
    createUdpTransport({ address: localAddress ?? localAddressFor(address) }));
  const endpoint = createEndpoint({
    transport,
    handler,
    onError,
    ...(clock === undefined ? {} : { clock }),
    ...(random === undefined ? {} : { random }),
    ...(parameters === undefined ? {} : { parameters }),
    ...(limits === undefined ? {} : { limits }),
  });
  return { endpoint, peer: transport.peerOf(address, port) };
}
