import { once } from 'node:events';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { formatHostPort } from '@muster/net';
import { parseHostPort, type CompleteConfig } from '../config.ts';
import { StartError } from './start-error.ts';

/** An address that the server listens on, and its setting. */
interface Listening {
  readonly host: string;
  readonly port: number;
  readonly isUdp: boolean;
  readonly setting: string;
}

/**
 * Reports all configured addresses that are in use together, so that users need not change them one after the other.
 *
 * @param error why the server did not start; its own sockets must be closed
 * @returns the same error, unless several addresses are in use
 */
export async function withTakenAddresses(error: unknown, config: CompleteConfig): Promise<unknown> {
  if (!(error instanceof StartError) || codeOf(error.cause) !== 'EADDRINUSE') return error;
  const taken: string[] = [];
  for (const one of listeningOf(config)) {
    if (await isTaken(one)) taken.push(`${formatHostPort(one.host, one.port)} (${one.setting})`);
  }
  if (taken.length < 2) return error;
  const message = `${taken.slice(0, -1).join(', ')} and ${taken.at(-1)} are in use by other processes.`;
  return new StartError(message, 'Give other addresses; port 0 takes any free one.', undefined, {
    cause: error,
  });
}

function listeningOf({ http, coap, coaps = [], bootstrap = [], mqtt = [] }: CompleteConfig): Listening[] {
  const of = (urls: readonly string[], isUdp: boolean, setting: string): Listening[] =>
    urls.map((url) => {
      const { hostname, port } = new URL(url);
      return { host: hostname.replace(/^\[(.*)\]$/u, '$1'), port: Number(port), isUdp, setting };
    });
  return [
    { ...parseHostPort(http), isUdp: false, setting: '--http, MUSTER_HTTP' },
    ...of(coap, true, '--coap, MUSTER_COAP'),
    ...of(coaps, true, '--coaps, MUSTER_COAPS'),
    ...of(bootstrap, true, '--bootstrap, MUSTER_BOOTSTRAP'),
    ...of(mqtt, false, '--mqtt, MUSTER_MQTT'),
  ].filter(({ port }) => port !== 0);
}

async function isTaken({ host, port, isUdp }: Listening): Promise<boolean> {
  const probe = isUdp
    ? createSocket(host.includes(':') ? 'udp6' : 'udp4').bind(port, host)
    : createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    return codeOf(error) === 'EADDRINUSE';
  }
  const closed = once(probe, 'close');
  probe.close();
  await closed;
  return false;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
