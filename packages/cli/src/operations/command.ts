import type { Command } from '@oclif/core';
import { BaseCommand } from '../base-command.ts';
import { argsOf, flagsOf } from './flags.ts';
import { runOperation } from './run.ts';
import type { DeprecatedSpec, OperationSpec } from './spec.ts';

/** Makes the command of one operation. */
export function operationCommand(spec: OperationSpec): Command.Class {
  return class OperationCommand extends BaseCommand {
    static override summary = spec.summary;
    static override description = spec.description;
    static override examples = [...spec.examples];
    static override args = argsOf(spec);
    static override flags = flagsOf(spec);

    static {
      if (spec.deprecated !== undefined) {
        this.state = 'deprecated';
        this.deprecationOptions = { message: deprecationOf(spec, spec.deprecated) };
      }
    }

    async run(): Promise<void> {
      const { flags, argv } = await this.parse(OperationCommand);
      await runOperation(spec, { flags, argv: argv.map(String) });
    }
  };
}

/** What oclif writes above the help, and to standard error when the command runs. */
function deprecationOf({ topic, command }: OperationSpec, { sunset, successor }: DeprecatedSpec): string {
  const instead = successor === undefined ? '' : ` Use "muster ${successor}".`;
  return `"muster ${topic} ${command}" is deprecated and is removed after ${sunset}.${instead}`;
}
