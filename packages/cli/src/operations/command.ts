import { BaseCommand, type CommandClass } from '../command-class.ts';
import { argsOf, flagsOf } from './flags.ts';
import { runOperation } from './run.ts';
import type { DeprecatedSpec, OperationSpec } from './spec.ts';

/** Creates the command of one operation. */
export function operationCommand(spec: OperationSpec): CommandClass {
  return class OperationCommand extends BaseCommand {
    static override summary = spec.summary;
    static override description = spec.description;
    static override examples = [...spec.examples];
    // Words in excess are further IDs.
    static override strict = spec.args[0]?.isId !== true;
    static override args = argsOf(spec);
    static override flags = flagsOf(spec);

    static {
      if (spec.deprecated !== undefined) {
        this.deprecationOptions = { message: deprecationOf(spec, spec.deprecated) };
      }
    }

    async run(): Promise<void> {
      const { flags, argv } = await this.parse(OperationCommand);
      await runOperation(spec, { flags, argv: argv.map(String) });
    }
  };
}

/** Returns the warning that a deprecated command writes to standard error. */
function deprecationOf({ topic, command }: OperationSpec, { sunset, successor }: DeprecatedSpec): string {
  const instead = successor === undefined ? '' : ` Use "muster ${successor}".`;
  return `"muster ${topic} ${command}" is deprecated and is removed after ${sunset}.${instead}`;
}
