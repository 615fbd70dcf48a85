import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { certificateRemedy } from '../errors/certificate.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

/** Time-out of a connection, in milliseconds. */
const timeoutMs = 5000;
const dayMs = 86_400_000;
/** Remaining days of a certificate below which the check warns. */
const warnDays = 14;

interface Target {
  readonly host: string;
  readonly port: number;
}

/**
 * Checks name resolution, TCP and TLS in this order, so that the first failure names the broken layer.
 *
 * @param url address of the service, http or https
 */
export async function checkReach(url: URL): Promise<Finding[]> {
  const isSecure = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[(.*)\]$/u, '$1');
  const target = { host, port: url.port === '' ? (isSecure ? 443 : 80) : Number(url.port) };
  const checks = [checkName, checkTcp, ...(isSecure ? [checkTls] : [])];
  const findings: Finding[] = [];
  for (const check of checks) {
    const finding = await check(target);
    findings.push(finding);
    if (finding.result === 'fail') return findings;
  }
  return isSecure || isThisMachine(url) ? findings : [...findings, clearText(url)];
}

function clearText({ origin }: URL): Finding {
  const detail = `Requests to ${origin} cross the network without encryption, and so does the API key.`;
  return warn('TLS', detail, 'Use an https:// address. A server listens there with --https.');
}

const isThisMachine = ({ hostname }: URL): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/u.test(hostname);

async function checkName({ host }: Target): Promise<Finding> {
  if (isIP(host) !== 0) return ok('DNS', `${host} is an address.`);
  try {
    const addresses = await lookup(host, { all: true });
    return ok('DNS', `${host} is ${addresses.map(({ address }) => address).join(', ')}`);
  } catch (error) {
    return unreachable(
      'DNS',
      `The name ${host} cannot be resolved (${codeOf(error)}).`,
      'Check the name, and the DNS settings of this machine.',
    );
  }
}

async function checkTcp(target: Target): Promise<Finding> {
  const at = addressOf(target);
  try {
    return await whenOpen(connectTcp(target), 'connect', () => ok('TCP', `${at} accepts connections.`));
  } catch (error) {
    const code = codeOf(error);
    const remedy =
      code === 'ECONNREFUSED'
        ? 'Nothing listens there: start the service, or correct the address. `muster up` starts one on this machine.'
        : 'Check the address, and firewalls between this machine and the service.';
    return unreachable('TCP', `No connection to ${at} (${code}).`, remedy);
  }
}

async function checkTls(target: Target): Promise<Finding> {
  const at = addressOf(target);
  const servername = isIP(target.host) === 0 ? { servername: target.host } : {};
  try {
    return await whenOpen(connectTls({ ...target, ...servername }), 'secureConnect', (socket) =>
      checkCertificate(at, socket.getPeerCertificate().valid_to),
    );
  } catch (error) {
    const remedy =
      certificateRemedy(codeOf(error)) ??
      'Check that the service listens for HTTPS there. For a service without TLS use http://.';
    return unreachable(
      'TLS',
      `No TLS session with ${at}: ${error instanceof Error ? error.message : String(error)} (${codeOf(error)}).`,
      remedy,
    );
  }
}

function checkCertificate(at: string, until: string): Finding {
  const days = Math.floor((Date.parse(until) - Date.now()) / dayMs);
  if (days >= warnDays) return ok('TLS', `The certificate of ${at} is valid until ${until}.`);
  return warn('TLS', `The certificate of ${at} ends in ${days} days (${until}).`, 'Renew it.');
}

/** Waits until a socket is open, calls `check`, and closes the socket. */
async function whenOpen<Kind extends Socket>(
  socket: Kind,
  event: string,
  check: (socket: Kind) => Finding,
): Promise<Finding> {
  try {
    await once(socket, event, { signal: AbortSignal.timeout(timeoutMs) });
    return check(socket);
  } finally {
    socket.on('error', () => undefined).destroy();
  }
}

const unreachable = (check: string, detail: string, remedy: string): Finding =>
  fail(check, detail, remedy, exitCodes.connection);

const addressOf = ({ host, port }: Target): string =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;

/** Returns the code of an error. If all addresses of a name fail, the error is an AggregateError. */
function codeOf(error: unknown): string {
  const one: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (one instanceof Error && one.name === 'AbortError') return `no answer within ${timeoutMs / 1000} s`;
  return one instanceof Error && 'code' in one && typeof one.code === 'string' ? one.code : String(one);
}
