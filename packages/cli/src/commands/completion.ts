import * as Args from '@oclif/core/args';
import { BaseCommand } from '../base-command.ts';
import { completionScripts, shells, type Shell } from '../completion/scripts.ts';
import { write } from '../output/stdout.ts';

export default class Completion extends BaseCommand {
  static override summary = 'Print the completion script of a shell';
  static override description =
    'The script completes commands, flags, values, and IDs and names from the server. It uses the server of the command line, the environment or the profile, and shows nothing if the server does not answer within 2 seconds.';
  static override examples = [
    'source <(<%= config.bin %> completion bash)',
    'source <(<%= config.bin %> completion zsh)',
    '<%= config.bin %> completion fish | source',
  ];
  static override args = {
    shell: Args.string({
      description: 'The shell.',
      options: [...shells],
      required: true,
      ignoreStdin: true,
    }),
  };

  async run(): Promise<void> {
    const { args } = await this.parse(Completion);
    await write(completionScripts[args.shell as Shell]);
  }
}
