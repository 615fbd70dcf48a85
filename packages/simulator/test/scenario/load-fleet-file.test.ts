import { writeFile } from 'node:fs/promises';
import { tempDir, type TempDir } from '@muster/testkit';
import { expect } from 'chai';
import {
  createFleet,
  fleetOptions,
  FleetConfigError,
  loadFleetFile,
  parseFleetFile,
} from '../../src/index.ts';
import { rejection } from '../support/rejection.ts';

const valve = `<?xml version="1.0" encoding="UTF-8"?>
<LWM2M><Object ObjectType="MODefinition">
  <Name>Valve</Name><ObjectID>26241</ObjectID><ObjectURN>urn:oma:lwm2m:x:26241</ObjectURN>
  <MultipleInstances>Multiple</MultipleInstances><Mandatory>Optional</Mandatory>
  <Resources>
    <Item ID="1"><Name>Pressure</Name><Operations>R</Operations><MultipleInstances>Single</MultipleInstances>
      <Mandatory>Mandatory</Mandatory><Type>Float</Type><RangeEnumeration>0..8</RangeEnumeration><Units>bar</Units></Item>
    <Item ID="2"><Name>Position</Name><Operations>RW</Operations><MultipleInstances>Single</MultipleInstances>
      <Mandatory>Optional</Mandatory><Type>String</Type></Item>
  </Resources>
</Object></LWM2M>`;

/** What a text is refused with. */
const refusal = async (text: string): Promise<FleetConfigError> => {
  const error = await rejection((async () => parseFleetFile(text, 'fleet.yaml'))());
  if (error instanceof FleetConfigError) return error;
  throw error;
};

describe('fleet files', () => {
  it('reads JSON as well', () => {
    const file = parseFleetFile('{"version": 1, "cohorts": [{"name": "a", "count": 2}]}');
    expect(file.cohorts[0]?.count).to.equal(2);
  });

  it('makes options of a file, which the caller may override', () => {
    const file = parseFleetFile(
      'version: 1\nseed: 7\nserver: coap://127.0.0.1\ncohorts: [{ name: a, count: 1 }]',
    );
    expect(fleetOptions(file)).to.include({ seed: 7, serverUri: 'coap://127.0.0.1' });
    expect(fleetOptions(file, { seed: 8, serverUri: 'coap://[::1]' })).to.include({
      seed: 8,
      serverUri: 'coap://[::1]',
    });
    const homeless = parseFleetFile('version: 1\ncohorts: [{ name: a, count: 1 }]');
    expect(() => fleetOptions(homeless)).to.throw(TypeError, 'has no server');
  });

  it('refuses an empty file and a list, and says where and what to do', async () => {
    expect((await refusal('')).message)
      .to.contain('fleet.yaml: null has the wrong type')
      .and.contain('Give object');
    expect((await refusal('- 1')).message)
      .to.contain('fleet.yaml:1:1: ')
      .and.contain('Give object');
  });

  it('stops at 20 issues, and says how many more there are', async () => {
    const cohorts = Array.from({ length: 100 }, () => '{}').join(', ');
    const { issues, message } = await refusal(`{"version": 1, "cohorts": [${cohorts}]}`);
    expect(issues).to.have.length(21);
    expect(message).to.contain('there are 180 more mistakes. Correct these first.');
  });

  it('refuses aliases that unfold without end', async () => {
    const nine = (item: string): string => `[${Array(9).fill(item).join(', ')}]`;
    const steps = ['a', 'b', 'c', 'd'].map((name, at) => `${'bcde'[at]}: &${'bcde'[at]} ${nine(`*${name}`)}`);
    expect((await refusal(['a: &a x', ...steps].join('\n'))).message).to.match(/alias/i);
  });

  describe('on disk', () => {
    let folder: TempDir;
    before(async () => {
      folder = await tempDir();
    });
    after(() => folder.remove());

    const failure = (path: string): Promise<Error> => rejection(loadFleetFile(path));

    it('reads object definitions beside it', async () => {
      await writeFile(folder.join('valve.xml'), valve);
      const path = folder.join('valves.yaml');
      await writeFile(
        path,
        'version: 1\nserver: coap://127.0.0.1\nmodels: [valve.xml]\ncohorts: [{ name: a, count: 1, objects: [3, 26241] }]',
      );
      const file = await loadFleetFile(path);
      expect(file.objectModels.map(({ name }) => name)).to.deep.equal(['Valve']);
      const [device] = createFleet(fleetOptions(file)).devices;
      expect(device?.read('/26241/0/1')).to.be.within(0, 8);
      device?.set('/26241/0/2', 'open');
      expect(device?.read('/26241/0/2')).to.equal('open');
    });

    it('says which definition is wrong', async () => {
      await writeFile(folder.join('broken.xml'), '<LWM2M><Object>');
      const path = folder.join('broken.yaml');
      await writeFile(path, 'version: 1\nmodels: [absent.xml, broken.xml]\ncohorts: [{ name: a, count: 1 }]');
      const error = await failure(path);
      expect(error).to.be.instanceOf(FleetConfigError);
      expect(error.message).to.match(/broken\.yaml:2:\d+ models\[0\]: absent\.xml: .*ENOENT/);
      expect(error.message).to.match(/models\[1\]: broken\.xml: /);
    });

    it('says so when the file is not there', async () => {
      const error = await failure(folder.join('absent.yaml'));
      expect(error).to.be.instanceOf(FleetConfigError);
      expect(error.message).to.match(/absent\.yaml: the file cannot be read \(ENOENT\)/);
    });

    it('refuses huge files unread', async () => {
      const path = folder.join('huge.yaml');
      await writeFile(path, ' '.repeat(5 * 1024 * 1024));
      expect((await failure(path)).message).to.match(/5242880 bytes/);
    });
  });
});
