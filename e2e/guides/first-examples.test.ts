/**
 * The first examples of commands, as written, against `muster up` with its simulated devices. A reader can paste them in
 * the order of their dependencies. reference.test.ts runs all examples, deletions included, on a network made for them.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { loadAllCommands } from '../../packages/cli/src/commands.ts';
import { kebab, parseContract } from '../../scripts/generate/contract.ts';
import { musterInProcess } from '../support/muster-in-process.ts';
import type { RunResult } from '../support/muster.ts';
import { readShellLine } from '../support/shell-line.ts';
import { useServer } from '../support/test-server.ts';

/** Commands that start a server or a fleet, change the settings of the reader, or run until they are stopped. */
const others =
  /^(?:completion|fleet|listen|log(?:in|out)|server|store|up|config|events:stream|gateways|watch|edit):?/u;
/** Commands that remove what other examples use. */
const removal = /:(?:delete|remove|deregister|reinitialize|archive|set-blacklist|cancel)/u;
/** Commands whose examples rename what others use, and so run after them. */
const renaming = /:patch$|^(?:tags|device-templates):update$/u;

/** Commands whose example needs something that the devices and the other examples do not have. */
const needs: Readonly<Record<string, string>> = {
  diff: 'two device networks',
  'device-templates:create-setting-value': 'a setting category of the device type',
  'device-templates:update-setting-value': 'a setting category of the device type',
  'data-collector-templates:create-setting-value': 'a setting category of the gateway type',
  'data-collector-templates:update-setting-value': 'a setting category of the gateway type',
  'event-consumers:get-dead-letter': 'a delivery that failed',
  'event-consumers:replay-dead-letter': 'a delivery that failed',
  'events:get': 'an event',
  'events:reset': 'an event',
  'queue-items:get': 'a sleeping device',
  'settings:set': 'a setting category Reporting',
  'settings:unset': 'a setting category Reporting',
  'devices:firmware-upgrade': 'a device of the type Mooring Sensor',
  'devices:update': 'a device of the type Mooring Sensor',
  'external-ids:list-data-collectors': 'a gateway with an external ID',
  'firmware-packages:upgrade': 'a device of the type Mooring Sensor',
  'locations:create-setting-in-category': 'a location without a value of the setting',
  'resources:create': 'an object /33001/0 of the device',
  'resources:update': 'an object /33001/0 of the device',
  'resources:write': 'a device with an object 3308',
  'resources:write-value': 'a device with an object 3308',
  'smart-object-types:add-resource-type': 'a type without the resource',
  ...Object.fromEntries(
    [
      'create-at-location',
      'create-of-template',
      'get-of-template',
      'replace-of-template',
      'update-of-template',
    ].map((verb) => [`transformers:${verb}`, 'an object with a second resource type']),
  ),
  'smart-objects:update': 'an object /33001/0 of the device',
};
/** The exit code of `apply --diff` if there are differences. */
const MISMATCH = 12;

const contract = parseContract(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));

describe('the first example of each command', () => {
  const server = useServer({
    devices: 10,
    flags: ['--no-secured', '--webhook-attempts=1', '--log-level=error'],
  });

  /** Writes the files that examples name. */
  async function writeFiles(): Promise<void> {
    await writeFile(join(server.place.dir, 'network.yaml'), 'Version: 1\nTags:\n  - Name: from-a-file\n');
    for (const { form = [], example } of contract.operations.flatMap(({ body }) => body ?? [])) {
      for (const { name, kind } of form) {
        const content = (example as Record<string, string>)[name] ?? '';
        for (const extension of kind === 'file' ? ['bin', 'json'] : [])
          await writeFile(join(server.place.dir, `${kebab(name)}.${extension}`), content);
      }
    }
  }

  async function runLine(line: string): Promise<RunResult> {
    const command = readShellLine(line, {});
    if (command === undefined) throw new Error(`Only a shell can run: ${line}`);
    const env = {
      ...(server.place.env as Record<string, string>),
      ...{ MUSTER_URL: server.info.http, MUSTER_API_KEY: server.info.apiKey, PWD: server.place.dir },
    };
    return musterInProcess(command.words.slice(1), env);
  }

  /** Replaces the commands in `"$(…)"` by their output, as a shell does. */
  async function substitute(line: string): Promise<string> {
    let text = line;
    for (const [all, inner = ''] of line.matchAll(/"\$\((muster .*?)\)"/gu))
      text = text.replace(all, (await runLine(inner)).stdout.trim() || "''");
    return text;
  }

  async function run(line: string): Promise<string | undefined> {
    const { code, stderr } = await runLine(await substitute(line));
    return code === 0 || (code === MISMATCH && line.includes('--diff')) ? undefined : stderr.trim();
  }

  /** Runs commands until each has succeeded, or none does anymore: an example may need what a later one makes. */
  async function runAll(lines: Map<string, string>): Promise<readonly string[]> {
    const faults = new Map<string, string>();
    for (let left = Infinity; lines.size > 0 && lines.size < left;) {
      left = lines.size;
      for (const [id, line] of lines) {
        const fault = await run(line);
        if (fault === undefined) lines.delete(id);
        else faults.set(id, `${line}\n${fault}`);
      }
    }
    return [...lines.keys()].map((id) => faults.get(id) ?? id);
  }

  it('runs as written against `muster up`, unless it removes something', async () => {
    await writeFiles();
    const examples = Object.entries(await loadAllCommands()).map(
      ([
        id,
        {
          examples: [first = ''],
        },
      ]) => {
        const text = typeof first === 'string' ? first : first.command;
        return [id, text.replace('<%= config.bin %>', 'muster')] as const;
      },
    );
    const own = examples.filter(([id]) => !others.test(id) && !removal.test(id) && needs[id] === undefined);
    const faults = [
      ...(await runAll(new Map(own.filter(([id]) => !renaming.test(id))))),
      ...(await runAll(new Map(own.filter(([id]) => renaming.test(id))))),
    ];
    expect(faults.join('\n\n')).to.equal('');
    expect(own.length).to.be.above(200);
  }).timeout(600_000);
});
