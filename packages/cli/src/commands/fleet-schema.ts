import { BaseCommand } from '../base-command.ts';
import { write } from '../output/stdout.ts';

export default class FleetSchema extends BaseCommand {
  static override summary = 'Print the JSON Schema of fleet files';
  static override description =
    'Editors complete and check fleet files by it. Fleet files refer to it in their first line: "# yaml-language-server: $schema=fleet.schema.json".';
  static override examples = ['<%= config.bin %> fleet schema > fleet.schema.json'];

  async run(): Promise<void> {
    await this.parse(FleetSchema);
    const { fleetFileSchema } = await import('@muster/simulator');
    await write(`${JSON.stringify(fleetFileSchema, null, 2)}\n`);
  }
}
