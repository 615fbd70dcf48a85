import type { Scheme } from '../network/server-address.ts';
import { linkIssues, unnamedIssue } from '../security/link-mode.ts';
import { didYouMean } from './closest-name.ts';
import type { FleetIssue } from './fleet-config-error.ts';
import type { Cohort, FleetFile } from './fleet-file.ts';
import { listed, type Path } from './scenario.ts';

/** Servers that override those of the file. */
export interface ServerOverrides {
  /** A URL, or a name in `servers`. */
  readonly serverUri?: string | undefined;
  readonly bootstrapUri?: string | undefined;
}

const schemePattern = /^((?:coap|mqtt)s?):\/\//;

/** Returns the address of a server; undefined for a name that `servers` does not have. */
export function serverAddress(
  nameOrUri: string,
  servers: Readonly<Record<string, string>> = {},
): string | undefined {
  if (schemePattern.test(nameOrUri)) return nameOrUri;
  return Object.hasOwn(servers, nameOrUri) ? servers[nameOrUri] : undefined;
}

/** Returns the file with addresses instead of the names of servers. */
export function withServerAddresses<File extends FleetFile>(file: File): File {
  const { server, servers, cohorts } = file;
  if (servers === undefined) return file;
  const address = (name: string): string => serverAddress(name, servers) ?? name;
  return {
    ...file,
    ...(server === undefined ? {} : { server: address(server) }),
    cohorts: cohorts.map((cohort) =>
      cohort.server === undefined ? cohort : { ...cohort, server: address(cohort.server) },
    ),
  };
}

/**
 * Returns the schemes of the servers of all cohorts, in their order.
 *
 * @returns undefined for a scheme that is not known before the run
 */
export function schemesOf(file: FleetFile, overrides: ServerOverrides): (Scheme | undefined)[] {
  const { bootstrap, server, cohorts, servers } = file;
  if ((overrides.bootstrapUri ?? bootstrap) !== undefined) return cohorts.map(() => undefined);
  return cohorts.map((cohort) => {
    const name = cohort.server ?? overrides.serverUri ?? server;
    return name === undefined ? undefined : schemeOf(name, servers);
  });
}

/** Checks the servers of a file, and the link settings of cohorts. */
export function checkServers(file: FleetFile, overrides: ServerOverrides, issues: FleetIssue[]): void {
  const bootstrap = overrides.bootstrapUri ?? file.bootstrap;
  const schemes = schemesOf(file, overrides);
  const { bootstrap: own, server, cohorts, servers } = file;
  if (own !== undefined && server !== undefined) issues.push(unusedServer(['server']));
  checkName(server, servers, ['server'], issues);
  for (const [position, cohort] of cohorts.entries()) {
    const path = ['cohorts', position];
    if (own !== undefined && cohort.server !== undefined) issues.push(unusedServer([...path, 'server']));
    checkName(cohort.server, servers, [...path, 'server'], issues);
    const scheme = schemes[position];
    const first = bootstrap === undefined ? scheme : schemeOf(bootstrap, servers);
    issues.push(...issuesOfLink(cohort, first, scheme, path));
  }
}

/** @param first scheme of the first server that devices contact */
function issuesOfLink(
  cohort: Cohort,
  first: Scheme | undefined,
  scheme: Scheme | undefined,
  path: Path,
): FleetIssue[] {
  const unnamed = first === undefined ? undefined : unnamedIssue(cohort, first, path);
  return [...(unnamed ? [unnamed] : []), ...(scheme === undefined ? [] : linkIssues(cohort, scheme, path))];
}

function schemeOf(nameOrUri: string, servers: FleetFile['servers']): Scheme | undefined {
  return schemePattern.exec(serverAddress(nameOrUri, servers) ?? '')?.[1] as Scheme | undefined;
}

function unusedServer(path: Path): FleetIssue {
  return {
    path,
    message: 'server has no effect beside bootstrap',
    remedy: 'Remove it: the bootstrap server tells the devices where to register',
  };
}

function checkName(
  nameOrUri: string | undefined,
  servers: FleetFile['servers'],
  path: Path,
  issues: FleetIssue[],
): void {
  if (nameOrUri === undefined || serverAddress(nameOrUri, servers) !== undefined) return;
  const known = Object.keys(servers ?? {});
  issues.push({
    path,
    message: `unknown server ${JSON.stringify(nameOrUri)}`,
    remedy:
      known.length === 0
        ? 'Give an address such as coap://127.0.0.1:5683, or add the name to servers'
        : `${didYouMean(nameOrUri, known)}The servers are ${listed(known)}`,
  });
}
