import type { Settings } from '../config/settings.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

/** Time-out of the request, in milliseconds. The service has 5 seconds to reach the provider. */
const timeoutMs = 10_000;

/** The settings of the server for people who log in. An absent problem: it works. */
interface LogInCheck {
  readonly Issuer: { readonly Url: string; readonly Problem?: string };
  readonly Roles: readonly { readonly Row: string; readonly Problem?: string }[];
}

/**
 * Asks the service to try its provider and each row of its table of roles. Returns nothing if people cannot log in there,
 * which most services do not offer.
 */
export async function checkLogIn({ url, apiKey }: Settings): Promise<Finding[]> {
  const response = await fetch(`${url.value}/api/login/check`, {
    headers: { Authorization: `Bearer ${apiKey?.value ?? ''}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  const body = (await response?.json().catch(() => undefined)) as Partial<LogInCheck> | undefined;
  if (response?.status === 403)
    return [warn('log-in', 'The key may not see how people log in.', 'Use a key with ApiKey.Read.')];
  if (response?.ok !== true || body?.Issuer === undefined || body.Roles === undefined) return [];
  const { Issuer, Roles } = body;
  return [
    findingOf(
      `The provider ${Issuer.Url}`,
      Issuer.Problem,
      'Check --oidc-issuer and the network of the server.',
    ),
    ...Roles.map(({ Row, Problem }) =>
      findingOf(`The role ${Row}`, Problem, 'Create it, or correct --oidc-roles of the server.'),
    ),
  ];
}

function findingOf(subject: string, problem: string | undefined, remedy: string): Finding {
  if (problem === undefined) return ok('log-in', `${subject} can be used.`);
  return fail('log-in', `${subject} cannot be used: ${problem}`, remedy, exitCodes.usage);
}
