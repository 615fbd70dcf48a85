import { isMqtt, type Scheme } from '../network/server-address.ts';
import type { FleetIssue } from '../scenario/fleet-config-error.ts';
import type { Cohort, SecuritySetting } from '../scenario/fleet-file.ts';
import { mqttIssues } from '../scenario/mqtt-settings.ts';
import type { SecuredMode, ServerTrust } from './device-credentials.ts';

/** Returns the security mode of a DTLS link to a server with this scheme; undefined without DTLS. */
export function modeOf(setting: SecuritySetting | undefined, scheme: Scheme): SecuredMode | undefined {
  if (scheme !== 'coaps' || setting === 'none' || setting === 'password') return undefined;
  return setting ?? 'psk';
}

/** Reports devices without security that omit `ep`, because a server cannot identify them. */
export function unnamedIssue(
  { omitEndpoint = false }: Cohort,
  scheme: Scheme,
  path: readonly (string | number)[],
): FleetIssue | undefined {
  if (!omitEndpoint || scheme !== 'coap') return undefined;
  return {
    path: [...path, 'omitEndpoint'],
    message: 'a coap: server identifies devices by endpoint name only',
    remedy: 'Remove omitEndpoint, or give a coaps: server',
  };
}

/** Returns the issues of link settings that contradict the scheme of the server, or have no effect with it. */
export function linkIssues(cohort: Cohort, scheme: Scheme, path: readonly (string | number)[]): FleetIssue[] {
  return [...mqttIssues(cohort, scheme, path), ...(isMqtt(scheme) ? [] : coapIssues(cohort, scheme, path))];
}

function coapIssues(
  cohort: Cohort,
  scheme: 'coap' | 'coaps',
  path: readonly (string | number)[],
): FleetIssue[] {
  const { security, connectionId, resumption, faults } = cohort;
  if (scheme === 'coaps') {
    if (security !== 'none') return [];
    const remedy = 'Give psk, rpk or x509, or a coap: server';
    return [{ path: [...path, 'security'], message: 'a coaps: server needs security', remedy }];
  }
  const issues: FleetIssue[] = [];
  if (security !== undefined && security !== 'none' && security !== 'password') {
    const message = `${security} needs a coaps: server`;
    issues.push({ path: [...path, 'security'], message, remedy: 'Give a coaps: server' });
  }
  const remedy = 'Remove it, or give a coaps: server';
  const unsecured = [
    { field: 'connectionId', value: connectionId, at: ['connectionId'] },
    { field: 'resumption', value: resumption, at: ['resumption'] },
    {
      field: 'sessionLossEverySeconds',
      value: faults?.sessionLossEverySeconds,
      at: ['faults', 'sessionLossEverySeconds'],
    },
  ];
  for (const { field, value, at } of unsecured) {
    if (value === undefined) continue;
    const message = `${field} has no effect: there is no DTLS session with a coap: server`;
    issues.push({ path: [...path, ...at], message, remedy });
  }
  return issues;
}

/** Reports a missing server identity for secured devices. */
export function trustIssue(
  { security }: Cohort,
  scheme: Scheme,
  { serverPublicKey, serverCertificates = [] }: ServerTrust,
  path: readonly (string | number)[],
): FleetIssue | undefined {
  if (scheme !== 'coaps') return undefined;
  const at = [...path, 'security'];
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
