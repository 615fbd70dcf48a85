import { expect } from 'chai';
import { topics } from '../src/operation-table.ts';
import { useCli } from './support/cli.ts';

interface Explained {
  readonly Resource: string;
  readonly Fields?: readonly Readonly<Record<string, unknown>>[];
}

describe('muster explain', () => {
  const sandbox = useCli();

  const explain = async (resource: string): Promise<Explained> =>
    JSON.parse(await sandbox.prints(`explain ${resource} -o json`)) as Explained;

  it('lists the fields of a resource with types, values and uses, without a server', async () => {
    const text = await sandbox.prints('explain devices');
    expect(text)
      .to.contain('  DeviceIdentifier <string> required, filterable, sortable\n')
      .and.match(
        /^ {2}Status <string> read-only, filterable, sortable\n(?: {6}.*\n)+? {6}One of: online, offline/mu,
      )
      .and.contain('  SettingCategories <list of object> write-only\n')
      .and.contain('OTHER FIELDS OF FILTERS\n  DeviceType.Id');
    for (const line of text.split('\n')) expect(line.length, line).to.be.most(80);
    expect(await sandbox.prints('explain Device')).to.equal(text);
  });

  it('follows dots in any case, and marks secrets', async () => {
    expect(await sandbox.prints('explain device.status')).to.match(/^devices\.Status <string> read-only/u);
    const { Resource, Fields = [] } = await explain('devices.smartobjects');
    expect(Resource).to.equal('devices.SmartObjects');
    expect(Fields.map(({ Name }) => Name)).to.include('InstanceNumber');
    const consumer = await explain('event-consumer');
    expect(consumer.Fields?.find(({ Name }) => Name === 'HttpPassword')).to.include({
      IsSecret: true,
      IsWriteOnly: true,
    });
    expect(consumer.Fields?.find(({ Name }) => Name === 'EventTypes')).to.have.property('Values');
  });

  it('has fields for every resource whose operations return objects', async () => {
    const empty: string[] = [];
    for (const topic of Object.keys(topics)) {
      const { code, stdout } = await sandbox.run(`explain ${topic} -o json`);
      if (code === 0) expect((JSON.parse(stdout) as Explained).Fields, topic).not.to.be.empty;
      else empty.push(topic);
    }
    // They have commands to devices, and a list of texts.
    expect(empty).to.have.members(['resource-attributes', 'time-zones']);
  });

  it('names the closest resource or field', async () => {
    expect(await sandbox.fails(2, 'explain devces')).to.contain('Did you mean "devices"?');
    expect(await sandbox.fails(2, 'explain device.Stats')).to.contain('Did you mean "Status"?');
    expect(await sandbox.fails(2, 'explain device.Name.First')).to.contain('devices.Name has no fields');
  });
});
