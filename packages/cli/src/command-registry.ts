import type { CommandClass } from './command-class.ts';

/** All commands, for commands that name or run others. The table of commands loads these, so they cannot import it. */
export interface CommandRegistry {
  readonly commandIds: () => readonly string[];
  readonly isCommand: (id: string) => boolean;
  /** Whether words after `muster` run a command. */
  readonly isCommandLine: (words: readonly string[]) => boolean;
  readonly loadCommand: (id: string) => Promise<CommandClass | undefined>;
  readonly topicDescriptions: () => ReadonlyMap<string, string>;
}

let registered: CommandRegistry | undefined;

/** Must be called before a command runs. */
export function registerCommands(commands: CommandRegistry): void {
  registered = commands;
}

export function commandRegistry(): CommandRegistry {
  if (registered === undefined) throw new Error('The commands are not registered.');
  return registered;
}
