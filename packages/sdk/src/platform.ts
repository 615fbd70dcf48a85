import { version } from './version.ts';

/** Whether the program runs in a page or a worker of a browser. */
export const isBrowser = 'document' in globalThis || 'WorkerGlobalScope' in globalThis;

/** The product tokens of the User-Agent header (RFC 9110, 10.1.5): the SDK and the runtime. */
export function userAgent(): string {
  const { process } = globalThis as { process?: { versions?: Readonly<Record<string, string>> } };
  // Deno and Bun have the version of Node.js that they imitate besides their own.
  const name = ['deno', 'bun', 'node'].find((one) => process?.versions?.[one] !== undefined);
  return `muster-sdk/${version}${name === undefined ? '' : ` ${name}/${process?.versions?.[name]}`}`;
}
