/**
 * Tasks of operators and CI jobs on the command line, with the number of commands and flags that each took before selectors, relative
 * times, and settings and attributes by name. Programs such as date and jq count as commands. None needs a UUID.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { splitWords } from '../../packages/cli/src/config/aliases.ts';
import { firmwareImage, uploadFirmware } from '../support/firmware-image.ts';
import { musterHere } from '../support/muster-in-process.ts';
import { useServer } from '../support/test-server.ts';

interface Task {
  readonly name: string;
  /** Commands and flags before. */
  readonly before: readonly [commands: number, flags: number];
  /** Words after `muster`. */
  readonly run: string;
  /** Default: 0. */
  readonly code?: number;
  readonly shows: RegExp;
}

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/u;

/** In this order: later ones use what earlier ones have made. */
const tasks: readonly Task[] = [
  {
    name: 'create a device of a type at a location',
    before: [1, 3],
    run: "devices create --device-identifier pump-1 --device-type 'Generic LwM2M' --location 'Plant/Hall 1'",
    shows: /"Id"/u,
  },
  {
    name: 'tag two devices and move them to a hall',
    before: [2, 4],
    run: "devices update muster-sim-000001 muster-sim-000002 --tag pilot --location 'Plant/Hall 1' --yes",
    shows: /"Id"[^]*"Id"/u,
  },
  {
    name: 'list the devices of a type that are offline',
    before: [1, 1],
    run: "devices list --type 'Generic LwM2M' --status offline",
    shows: /"NbrOfRows": 1,[^]*"pump-1"/u,
  },
  {
    name: 'list the tagged devices of a plant with all its halls',
    before: [4, 3],
    run: 'devices list --tag pilot --location Plant',
    shows: /"NbrOfRows": 2,/u,
  },
  {
    name: 'find devices that have been silent for two hours',
    before: [2, 4],
    run: "devices list --filter 'LastSeen lt -2h'",
    shows: /"NbrOfRows": 0,/u,
  },
  {
    name: 'read the temperature of all tagged devices',
    before: [3, 5],
    run: 'read --tag pilot /3303/0/5700 -o csv',
    shows: /^Device,[^]*muster-sim-000001,[^]*muster-sim-000002,/u,
  },
  {
    name: 'reboot two devices',
    before: [2, 0],
    run: 'execute muster-sim-000001 muster-sim-000002 /3/0/4 --yes',
    shows: /"Completed"[^]*"Completed"/u,
  },
  {
    name: 'set a setting of a device',
    before: [3, 3],
    run: 'settings set muster-sim-000001 Reporting.interval 30',
    shows: /"30"/u,
  },
  {
    name: 'let every device of a template report at least every minute',
    before: [3, 3],
    run: 'attributes set Default /3303 pmin=10 pmax=60',
    shows: /"pmax"/u,
  },
  {
    name: 'wait in a job until the tagged devices are online',
    before: [3, 4],
    run: 'wait devices --tag pilot --status online --count 2 --timeout 60s',
    shows: /^$/u,
  },
  {
    name: 'update the firmware of the tagged devices',
    before: [3, 5],
    run: 'firmware-packages upgrade Mooring --tag pilot --yes',
    shows: /"ActivityId"/u,
  },
  {
    name: 'see by which fields devices can be filtered',
    before: [2, 1],
    run: 'explain devices.LastSeen',
    shows: /filterable/u,
  },
  {
    name: 'let a job fail when the network differs from its files',
    before: [1, 2],
    run: 'apply -f network.yaml --diff --prune',
    code: 12,
    shows: /stray/u,
  },
  {
    name: 'delete the tags that the files do not have',
    before: [3, 3],
    run: 'apply -f network.yaml --prune --yes',
    shows: /deleted/u,
  },
  {
    name: 'compare two networks',
    before: [3, 2],
    run: 'diff Default Staging',
    code: 12,
    shows: /pilot/u,
  },
];

describe('tasks on the command line', () => {
  const server = useServer({ devices: 2 });
  const muster = (words: readonly string[]) => musterHere(server.place, words);

  before(async () => {
    for (const line of [
      'tags create --name pilot',
      'tags create --name stray',
      'locations create --name Plant',
      "locations create --name 'Hall 1' --parent-location Plant",
      'device-networks create --name Staging',
      `setting-categories create --data '{"Name":"Reporting","DefaultSettings":[{"Name":"interval","DataType":"Integer","Value":"60"}]}'`,
      "device-types add-setting-category 'Generic LwM2M' Reporting",
    ]) {
      const { code, stderr } = await muster(splitWords(line));
      expect(code, `${line}: ${stderr}`).to.equal(0);
    }
    await writeFile(join(server.place.dir, 'network.yaml'), 'Version: 1\nTags:\n  - Name: pilot\n');
    await uploadFirmware(server.client, firmwareImage(1_000));
  });

  for (const {
    name,
    before: [commands, flags],
    run,
    code = 0,
    shows,
  } of tasks)
    it(`${name}: 1 command instead of ${commands}`, async () => {
      expect(run).to.not.match(uuid);
      const words = splitWords(run);
      expect(words.filter((word) => word.startsWith('-')).length).to.be.at.most(flags + 2);
      const result = await muster(words);
      expect(result.code, result.stderr).to.equal(code);
      expect(result.stdout + (shows.source.includes('delete') ? result.stderr : '')).to.match(shows);
    });
});
