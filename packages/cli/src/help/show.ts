import { loadCommand } from '../commands.ts';
import { write } from '../output/stdout.ts';
import { helpWidth } from './layout.ts';

/** The requested help: for a command, a topic, or everything. */
export interface HelpRequest {
  readonly id?: string;
  readonly topic?: string;
  readonly all: boolean;
}

/** Writes help to standard output. */
export async function showHelp({ id, topic, all }: HelpRequest, packageRoot: URL): Promise<void> {
  await write(`${await helpText(id, topic, all, packageRoot)}\n`);
}

async function helpText(
  id: string | undefined,
  topic: string | undefined,
  all: boolean,
  packageRoot: URL,
): Promise<string> {
  const width = helpWidth();
  if (id === undefined) {
    const { rootHelp, topicHelp } = await import('./root.ts');
    return topic === undefined ? rootHelp(width) : topicHelp(topic, width);
  }
  const [{ commandHelp }, { loadConfig }] = await Promise.all([
    import('./command.ts'),
    import('../oclif-config.ts'),
  ]);
  const command = await loadCommand(id);
  return command === undefined ? '' : commandHelp(command, await loadConfig(packageRoot), all, width);
}
