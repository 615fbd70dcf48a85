import * as Args from '@oclif/core/args';
import { BaseCommand } from '../base-command.ts';
import { completionScripts, shells, type Shell } from '../completion/scripts.ts';
import { write } from '../output/stdout.ts';

export default class Completion extends BaseCommand {
  static override summary = 'Print the completion script of a shell';
  static override description =
    'The script completes commands, flags, values, fields of filters, and IDs, names and LwM2M paths from the server. It uses the server of the command line, the environment or the profile, and shows nothing if the server does not answer within 2 seconds.';
  static override examples = [
    'source <(<%= config.bin %> completion bash)',
    'source <(<%= config.bin %> completion zsh)',
    '<%= config.bin %> completion fish | source',
    '<%= config.bin %> completion powershell | Out-String | Invoke-Expression',
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
