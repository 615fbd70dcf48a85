import { FleetConfigError, type FleetIssue } from './fleet-config-error.ts';
import type { ApiSetting, FleetFile } from './fleet-file.ts';

const reference = /\$\{env:([^}]*)\}/g;
const variableName = /^[A-Za-z_]\w*$/;

/** Variables of the environment by name, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Checks `api`, and whether expectations need it.
 *
 * @param env undefined: does not check whether variables are set
 */
export function checkApi(
  { api, expect = [] }: FleetFile,
  env: Environment | undefined,
  issues: FleetIssue[],
): void {
  const position = expect.findIndex(({ kind }) => kind.startsWith('server-'));
  if (api === undefined) {
    if (position < 0) return;
    issues.push({
      path: ['expect', position, 'kind'],
      message: `${expect[position]?.kind ?? ''} asks the server, but api is missing`,
      remedy: 'Add api with the url and key of its Web Admin API',
    });
    return;
  }
  if (position < 0) {
    issues.push({
      path: ['api'],
      atKey: true,
      message: 'api has no effect: no expectation asks the server',
      remedy: 'Add an expectation such as kind: server-status, or remove api',
    });
  }
  checkVariables(api, env, issues);
  if (!api.url.includes('${') && !/^https?:\/\/[^/]/.test(api.url)) {
    issues.push({
      path: ['api', 'url'],
      message: `${JSON.stringify(api.url)} is not an HTTP address`,
      remedy: 'Give an address such as http://127.0.0.1:8080',
    });
  }
}

function checkVariables(api: ApiSetting, env: Environment | undefined, issues: FleetIssue[]): void {
  for (const field of ['url', 'key'] as const) {
    for (const [text, name = ''] of api[field].matchAll(reference)) {
      const issue = variableIssue(text, name, env);
      if (issue) issues.push({ path: ['api', field], ...issue });
    }
  }
}

function variableIssue(
  text: string,
  name: string,
  env: Environment | undefined,
): Pick<FleetIssue, 'message' | 'remedy'> | undefined {
  if (!variableName.test(name)) {
    return { message: `${text} names no variable`, remedy: 'Write it as ${env:NAME}' };
  }
  if (env === undefined || (env[name] ?? '') !== '') return undefined;
  return { message: `the environment variable ${name} is not set`, remedy: 'Set it before the run' };
}

/**
 * Returns the `api` of a fleet file with the values of its `${env:NAME}`.
 *
 * @throws FleetConfigError if variables are not set
 */
export function resolveApi(api: ApiSetting, env: Environment): ApiSetting {
  const issues: FleetIssue[] = [];
  const resolve = (field: 'url' | 'key'): string =>
    api[field].replaceAll(reference, (text, name: string) => {
      const issue = variableIssue(text, name, env);
      if (issue) issues.push({ path: ['api', field], ...issue });
      return env[name] ?? '';
    });
  const resolved = { url: resolve('url'), key: resolve('key') };
  if (issues.length > 0) throw new FleetConfigError(issues);
  return resolved;
}
