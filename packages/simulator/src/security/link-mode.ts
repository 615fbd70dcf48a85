import type { FleetIssue } from '../scenario/fleet-config-error.ts';
import type { Cohort, SecuritySetting } from '../scenario/fleet-file.ts';
import type { SecuredMode, ServerTrust } from './device-credentials.ts';

/** How devices secure their link to a server of that scheme; undefined: not at all. */
export function modeOf(
  setting: SecuritySetting | undefined,
  scheme: 'coap' | 'coaps',
): SecuredMode | undefined {
  if (scheme === 'coap' || setting === 'none') return undefined;
  return setting ?? 'psk';
}

/** Devices without security have nothing but `ep` to be known by. */
export function unnamedIssue(
  { omitEndpoint = false }: Cohort,
  scheme: 'coap' | 'coaps',
  path: readonly (string | number)[],
): FleetIssue | undefined {
  if (!omitEndpoint || scheme === 'coaps') return undefined;
  return {
    path: [...path, 'omitEndpoint'],
    message: 'a coap: server identifies devices by endpoint name only',
    remedy: 'Remove omitEndpoint, or give a coaps: server',
  };
}

/** A device at coap has no session to lose. */
export function sessionLossIssue(
  { faults }: Cohort,
  scheme: 'coap' | 'coaps',
  path: readonly (string | number)[],
): FleetIssue | undefined {
  if (faults?.sessionLossEverySeconds === undefined || scheme === 'coaps') return undefined;
  return {
    path: [...path, 'faults', 'sessionLossEverySeconds'],
    message: 'devices at coap: have no session to lose',
    remedy: 'Remove sessionLossEverySeconds, or give a coaps: server',
  };
}

/** What does not fit between the security of a cohort, the address of its server and what is known of that server. */
export function securityIssue(
  { security }: Cohort,
  scheme: 'coap' | 'coaps',
  { serverPublicKey, serverCertificates = [] }: ServerTrust,
  path: readonly (string | number)[],
): FleetIssue | undefined {
  if (security === undefined) return undefined;
  const at = [...path, 'security'];
  if (security === 'none') {
    return scheme === 'coap'
      ? undefined
      : {
          path: at,
          message: 'a coaps: server needs security',
          remedy: 'Give psk, rpk or x509, or a coap: server',
        };
  }
  if (scheme === 'coap') {
    return { path: at, message: `${security} needs a coaps: server`, remedy: 'Give a coaps: server' };
  }
  if (security === 'rpk' && !serverPublicKey) {
    const remedy = 'Give it: --server-key, or serverPublicKey';
    return { path: at, message: "rpk needs the server's public key", remedy };
  }
  if (security === 'x509' && serverCertificates.length === 0) {
    const remedy = 'Give one: --server-ca, or serverCertificates';
    return { path: at, message: 'x509 needs a certificate authority for the server', remedy };
  }
  return undefined;
}
