import { AuthenticationError } from '@muster/sdk';
import { BaseCommand, connectionFlags } from '../base-command.ts';
import { chosenProfile, readConfig } from '../config/config-file.ts';
import { keyOfProfile, removeKey } from '../config/profile-key.ts';
import { checkNotEmpty, resolveUrl } from '../config/settings.ts';
import { UsageError } from '../errors/cli-error.ts';
import { endSession, personOf } from '../login/service.ts';

export default class Logout extends BaseCommand {
  static override summary = 'End the session of `muster login`';
  static override description =
    'Ends the session at the service, so that its key is refused at once, and deletes the key on this machine. If the service cannot be reached, nothing changes.';
  static override examples = ['<%= config.bin %> logout', '<%= config.bin %> logout --profile production'];
  static override flags = { profile: connectionFlags.profile };

  async run(): Promise<void> {
    const { flags } = await this.parse(Logout);
    checkNotEmpty(flags);
    const { name, profile } = chosenProfile(await readConfig(), flags.profile);
    const key = await keyOfProfile(name, profile);
    if (key === undefined || profile.url === undefined)
      throw new UsageError(`Profile ${name} has no session.`, `Log in with: muster login --profile ${name}`);
    const url = resolveUrl({}, { value: profile.url, source: `profile ${name}` }, []);
    const logoutUrl = await endIfOpen(url, key, name);
    await removeKey(name, profile);
    process.stderr.write(`Logged out of ${url.value}. Deleted the key of profile ${name}.\n`);
    if (logoutUrl !== undefined)
      process.stderr.write(
        `To log out at the provider too, open this address in the browser:\n${logoutUrl}\n`,
      );
  }
}

/** @throws {UsageError} the key is not that of a session */
async function endIfOpen(
  url: ReturnType<typeof resolveUrl>,
  key: string,
  name: string,
): Promise<string | undefined> {
  try {
    await personOf(url, key);
    return await endSession(url, key);
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
    // The service answers so for keys of programs, which a logout must not delete.
    if (error.code === 'missing-key')
      throw new UsageError(
        `The key of profile ${name} was not made by muster login.`,
        `To delete it on this machine: muster config unset api-key --profile ${name}`,
      );
    return undefined;
  }
}
