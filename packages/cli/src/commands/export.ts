import { writeFile } from 'node:fs/promises';
import * as Flags from '@oclif/core/flags';
import { BaseCommand, clientOf, connectionFlags, settingsOf } from '../base-command.ts';
import { outputError } from '../errors/cli-error.ts';
import { exportOf, describeOmitted } from '../fixtures/export.ts';
import { reportFlags } from '../fixtures/flags.ts';
import { sections } from '../fixtures/kinds.ts';
import { Network } from '../fixtures/network.ts';
import { interruptible } from '../operations/interrupt.ts';
import { write } from '../output/stdout.ts';

export default class Export extends BaseCommand {
  static override summary = 'Write the entities of a device network as a file for apply';
  static override description = `Writes types, templates, locations, settings, roles, webhooks, rules, resource collections, actuators, transformers and devices in a stable order and without IDs, so that "muster apply" can create them in another device network. The object catalogue and the defaults of a new device network are left out, as long as they have not been changed. Secrets are never written: references to environment variables stand for them. Firmware packages, location resources, and the smart objects and resources that resource collections list are not exported, and standard error says how many there are. Neither are API keys, positions and measurements. See docs/guides/fixtures.md.`;
  static override examples = [
    '<%= config.bin %> export > network.yaml',
    '<%= config.bin %> export -o json --device-network Plant',
    '<%= config.bin %> export --section DeviceTypes --section DeviceTemplates -f types.yaml',
  ];
  static override flags = {
    filename: Flags.string({
      char: 'f',
      description: 'File to write. Default: standard output.',
      helpValue: 'FILE',
    }),
    section: Flags.string({
      description:
        'Section to write. Can be repeated. Default: all, for which the key needs to read all of them.',
      options: sections.map(([name]) => name),
      multiple: true,
      multipleNonGreedy: true,
      delimiter: ',',
    }),
    'with-defaults': Flags.boolean({
      description: 'Write what every new device network has, too.',
    }),
    output: Flags.string({
      char: 'o',
      description: 'Form of the output.',
      options: ['yaml', 'json'],
      default: 'yaml',
      helpGroup: 'OUTPUT',
    }),
    jq: reportFlags.jq,
    json: reportFlags.json,
    ...connectionFlags,
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(Export);
    const settings = await settingsOf(flags);
    const content = await interruptible(async (signal) => {
      const network = new Network(clientOf(settings, flags, { signal }));
      const options = { isWhole: flags['with-defaults'], only: flags.section };
      const exported = await exportOf(network, options);
      const others = flags.section === undefined ? await describeOmitted(network) : [];
      if (others.length > 0) process.stderr.write(`Not exported: ${others.join(', ')}.\n`);
      return exported;
    });
    const { stringify } = await import('yaml');
    const isJson = flags.json || flags.output === 'json';
    const text = isJson ? `${JSON.stringify(content, null, 2)}\n` : stringify(content, { lineWidth: 0 });
    if (flags.filename === undefined) return write(text);
    try {
      await writeFile(flags.filename, text);
    } catch (error) {
      throw outputError(`--filename ${flags.filename}`, error);
    }
  }
}
