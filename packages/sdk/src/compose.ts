import { createCore, type Core } from './core.ts';
import { resolveOptions, type ClientOptions } from './options.ts';
import type { Caller } from './types.ts';

/** Creates a group of methods, such as `devices` of `@muster/sdk/devices`. */
export type GroupFactory = (core: Core) => object;

/** A client with the groups that were passed to `composeClient`. */
export type ComposedClient<Groups extends Readonly<Record<string, GroupFactory>>> = Caller & {
  readonly [Name in keyof Groups]: ReturnType<Groups[Name]>;
};

/**
 * Creates a client with only the given groups, so that a bundler omits the others. Sends nothing until a method is
 * called.
 *
 * @param groups the groups, each under the name that it has in the client
 * @throws {TypeError} an option is not usable
 * @example
 * import { composeClient } from '@muster/sdk/core';
 * import { devices } from '@muster/sdk/devices';
 *
 * const muster = composeClient({ baseUrl: 'http://127.0.0.1:8080', apiKey }, { devices });
 * for await (const device of muster.devices.iterate()) console.log(device.Name);
 */
export function composeClient<Groups extends Readonly<Record<string, GroupFactory>>>(
  options: ClientOptions,
  groups: Groups,
): ComposedClient<Groups> {
  const core = createCore(resolveOptions(options));
  const made = Object.entries(groups).map(([name, factory]) => [name, factory(core)]);
  const client: Caller = {
    call: (operation, input, callOptions) => core.call(operation, input, callOptions),
    iterate: (operation, input, callOptions) => core.iterate(operation, input, callOptions),
  };
  return { ...Object.fromEntries(made), ...client } as ComposedClient<Groups>;
}
