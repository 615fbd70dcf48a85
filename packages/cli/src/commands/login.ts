import * as Flags from '@oclif/core/flags';
import { hash, randomBytes } from 'node:crypto';
import { normalizeBaseUrl } from '@muster/sdk';
import { BaseCommand, connectionFlags, formatOf, outputFlags } from '../base-command.ts';
import { profileNameOf, readConfig, type Profile } from '../config/config-file.ts';
import { localServers } from '../config/local-servers.ts';
import { keyStores, storeKey } from '../config/profile-key.ts';
import type { Setting } from '../config/setting.ts';
import { checkNotEmpty, resolveOutput, resolveUrl } from '../config/settings.ts';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { durationFlag } from '../live/duration.ts';
import { listenForLogin, type Returned } from '../login/listener.ts';
import { personOf, providerOf, redeemCode, startAddress } from '../login/service.ts';
import { interruptible } from '../operations/interrupt.ts';
import { printable } from '../output/printable.ts';
import { printObject } from '../output/printer.ts';

export default class Login extends BaseCommand {
  static override summary = 'Log in at the provider of the service';
  static override description =
    'Opens a browser, in which you log in at the provider of the service, such as Entra ID or Keycloak. Stores the key of your session with the address of the service in the profile: in the keyring of the system, or in the configuration file if there is no keyring. `KeyStore` in the output says which. Other commands with this profile use it until the session ends or `muster logout` ends it.';
  static override examples = [
    '<%= config.bin %> login --url https://muster.example.com',
    '<%= config.bin %> login --url https://muster.example.com --profile production --no-browser',
  ];
  static override flags = {
    browser: Flags.boolean({
      description: 'Open a browser. Without, print the address for a browser on this machine.',
      default: true,
      allowNo: true,
    }),
    'key-store': Flags.option({
      description: 'Place for the key. Default: the keyring if there is one.',
      options: keyStores,
    })(),
    timeout: durationFlag({
      description: 'Time limit of the log-in in the browser. Default: 5m.',
      max: 3600,
      default: 300,
    }),
    url: connectionFlags.url,
    profile: Flags.string({
      description:
        'Profile to store the key in, which is created if it does not exist. Default: $MUSTER_PROFILE, the profile selected with `config use`, "default".',
      helpGroup: 'CONNECTION',
      helpValue: 'NAME',
    }),
    local: connectionFlags.local,
    ...outputFlags,
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(Login);
    checkNotEmpty(flags);
    const config = await readConfig();
    const name = profileNameOf(config, flags.profile);
    const profile = Object.hasOwn(config.profiles, name) ? config.profiles[name] : undefined;
    const ofProfile = (value: string | undefined): Setting | undefined =>
      value === undefined ? undefined : { value, source: `profile ${name}` };
    const format = formatOf(flags, { output: resolveOutput(flags, ofProfile(profile?.output)) });
    const url = resolveUrl(flags, ofProfile(profile?.url), await localServers());
    checkOwner(url, name, profile);
    const provider = await providerOf(url);
    const key = await interruptible((signal) =>
      keyFromBrowser({ url, provider, signal, opens: flags.browser, timeoutSeconds: flags.timeout }),
    );
    const person = await personOf(url, key);
    const store = await storeKey({ name, profile, key, url: url.value, store: flags['key-store'] });
    const login = {
      Name: person.name,
      Url: url.value,
      Profile: name,
      KeyStore: store,
      ExpirationDate: person.expires ?? null,
    };
    await printObject(login, { format, columns: undefined, knownColumns: Object.keys(login), secrets: [] });
  }
}

/** @throws {UsageError} the address is malformed, or the profile is for another service */
function checkOwner({ value, source }: Setting, name: string, profile: Profile | undefined): void {
  if (!URL.canParse(value)) throw new UsageError(`${source}: ${value} is not an address.`);
  if (profile?.url !== undefined && normalizeBaseUrl(profile.url) !== value)
    throw new UsageError(
      `Profile ${name} is for ${profile.url}, not for ${value}.`,
      'Choose another name with --profile. A name that does not exist makes a profile.',
    );
}

interface BrowserLogin {
  readonly url: Setting;
  readonly provider: string;
  readonly opens: boolean;
  readonly timeoutSeconds: number;
  readonly signal: AbortSignal;
}

/** Lets the user log in with a browser, and returns the key of the session. */
async function keyFromBrowser({
  url,
  provider,
  opens,
  timeoutSeconds,
  signal,
}: BrowserLogin): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const listener = await listenForLogin(state);
  try {
    const challenge = hash('sha256', verifier, 'base64url');
    const address = startAddress(url, { cli: String(listener.port), challenge, state });
    const isOpen = opens && (await openBrowser(address));
    const request = isOpen
      ? `Log in at ${printable(provider)} in the browser. If none has opened, open this address on this machine:`
      : `Open this address in a browser on this machine, and log in at ${printable(provider)}:`;
    process.stderr.write(`${request}\n${address}\n`);
    const returned = await Promise.race([
      listener.returned,
      ended(signal),
      ended(AbortSignal.timeout(timeoutSeconds * 1000), timeoutSeconds),
    ]);
    return await keyOf(returned, url, verifier);
  } finally {
    listener.close();
  }
}

/** Redeems the code with which the browser has returned, and tells the user there how it ended. */
async function keyOf({ code, error, show }: Returned, url: Setting, verifier: string): Promise<string> {
  if (code === undefined) {
    const message = `The log-in failed: ${printable(error ?? 'no reason given')}`;
    show(message);
    throw new CliError(message, exitCodes.auth, 'Log in again: muster login');
  }
  try {
    const key = await redeemCode(url, code, verifier);
    show('You are logged in. You can close this page.');
    return key;
  } catch (cause) {
    show('The log-in failed. The terminal shows why.');
    throw cause;
  }
}

/** Opens a page in the browser of the user. @returns false if there is no program for it */
async function openBrowser(address: string): Promise<boolean> {
  const { default: open } = await import('open');
  return open(address).then(
    () => true,
    () => false,
  );
}

/** Rejects when a signal fires. @param timeoutSeconds set if the signal is that of the time limit */
async function ended(signal: AbortSignal, timeoutSeconds?: number): Promise<never> {
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  if (timeoutSeconds === undefined) throw signal.reason;
  throw new CliError(
    `The browser did not come back within ${timeoutSeconds} s.`,
    exitCodes.connection,
    'Log in again, or give more time with --timeout.',
  );
}
