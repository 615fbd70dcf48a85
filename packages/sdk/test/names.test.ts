import { expect } from 'chai';
import { pageOf, sendJson, startFakeService, type FakeService } from '@muster/testkit';
import { createClient, resolveName, type MusterClient } from '../src/index.ts';
import { rejection } from './support/fixture.ts';

const id = (index: number): string => `c4d7c1f0-6a0e-4b38-9d52-${String(index).padStart(12, '0')}`;

describe('resolveName', () => {
  let service: FakeService;
  let client: MusterClient;

  before(async () => {
    service = await startFakeService();
    client = createClient({ baseUrl: service.url, retries: 0 });
  });
  after(() => service[Symbol.asyncDispose]());
  beforeEach(() => (service.received.length = 0));

  const answer = (rows: (filter: string) => Record<string, unknown>[]): void =>
    service.answer((request, response) =>
      sendJson(response, 200, pageOf(rows(request.query['Filter'] ?? ''), request.query)),
    );
  const failure = (name: string): Promise<Error> => rejection(resolveName(client, 'deviceTypes.list', name));

  it('returns an id without a request', async () => {
    expect(await resolveName(client, 'deviceTypes.list', id(1))).to.equal(id(1));
    expect(service.received).to.have.length(0);
  });

  it('finds an exact name in one request, with its quotes doubled', async () => {
    answer((filter) => (filter === "Name eq 'O''Brien'" ? [{ Id: id(2), Name: "O'Brien" }] : []));
    expect(await resolveName(client, 'deviceTypes.list', " O'Brien ")).to.equal(id(2));
    expect(service.received).to.have.length(1);
  });

  it('compares names as the service does: in any case, after NFC', async () => {
    answer((filter) =>
      filter.includes('startswith')
        ? [
            { Id: id(3), Name: 'Mètre' },
            { Id: id(4), Name: 'Mètre 2' },
          ]
        : [],
    );
    expect(await resolveName(client, 'deviceTypes.list', 'ME\u0300TRE')).to.equal(id(3));
  });

  it('finds rows by number, and by two members joined with a slash', async () => {
    answer((filter) =>
      filter === "TypeId eq '3303'" ? [{ Id: id(5), Name: 'Temperature', TypeId: 3303 }] : [],
    );
    expect(await resolveName(client, 'smartObjectTypes.list', '3303')).to.equal(id(5));
    answer((filter) =>
      filter === "Title eq 'a/b' and Version eq '1.0'" ? [{ Id: id(6), Title: 'a/b', Version: '1.0' }] : [],
    );
    expect(await resolveName(client, 'firmwarePackages.list', 'a/b/1.0')).to.equal(id(6));
  });

  it('suggests similar names', async () => {
    answer((filter) => (filter === '' ? [{ Id: id(1), Name: 'Meter' }] : []));
    expect(await failure('Metre')).to.include({
      name: 'UnknownNameError',
      message: 'Unknown device type "Metre". Did you mean "Meter"?',
    });
  });

  it('suggests names with the same start in a list that is longer than a page', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ Id: id(index), Name: `Buoy ${index}` }));
    answer((filter) =>
      filter === "Name startswith 'Me'" ? [{ Id: id(400), Name: 'Meter' }] : filter ? [] : many,
    );
    expect(await failure('Metr')).to.have.deep.property('suggestions', ['Meter']);
  });

  it('lists the candidates of a name that several have', async () => {
    answer(() => [
      { Id: id(1), Name: 'Meter' },
      { Id: id(2), Name: 'Meter' },
    ]);
    const error = await failure('Meter');
    expect(error.name).to.equal('AmbiguousNameError');
    expect(error.message).to.contain(id(1)).and.to.contain(id(2));
  });

  describe('of resources and object instances', () => {
    const device = {
      Id: id(20),
      DeviceIdentifier: 'hall/press-7',
      SmartObjects: [{ Id: id(21), TypeId: 3303, InstanceNumber: 0 }],
    };
    const object = {
      Id: id(21),
      Resources: [
        { Id: id(22), Url: '/3303/0/5700' },
        { Id: id(23), Url: '/3303/0/6/1' },
      ],
    };
    const answerDevice = (): void =>
      service.answer(({ path, query }, response) => {
        if (path.endsWith(`/devices/${id(20)}`)) {
          sendJson(response, 200, device);
          return;
        }
        if (path.endsWith(`/smartobjects/${id(21)}`)) {
          sendJson(response, 200, object);
          return;
        }
        const rows = (query['Filter'] ?? '').includes("'hall/press-7'") ? [device] : [];
        sendJson(response, 200, pageOf(rows, query));
      });
    const found = async (list: 'resources.get' | 'smartObjects.get', name: string): Promise<string> =>
      resolveName(client, list, name).catch((error: unknown) => (error as Error).message);

    it('finds them by device and path, with slashes in the name of the device', async () => {
      answerDevice();
      expect(await found('resources.get', 'hall/press-7/3303/0/5700')).to.equal(id(22));
      expect(await found('resources.get', 'hall/press-7/3303/0/6/1')).to.equal(id(23));
      expect(await found('smartObjects.get', 'hall/press-7/3303/0')).to.equal(id(21));
      expect(await found('resources.get', id(9))).to.equal(id(9));
    });

    it('names the device, the path or the form that is wrong', async () => {
      answerDevice();
      expect(await found('resources.get', 'hall/press-7/3303/0/570')).to.equal(
        'Device "hall/press-7" has no /3303/0/570. Did you mean "/3303/0/5700" or "/3303/0/6/1"?',
      );
      expect(await found('resources.get', 'hall/press-7/3/0/9')).to.contain('has no /3/0/9');
      expect(await found('smartObjects.get', 'hall/press-7/3')).to.equal(
        '"hall/press-7/3" is not the name of an object instance. Give its ID, or a device and a path, such as press-7/3303/0.',
      );
      expect(await found('resources.get', 'valve/3303/0/5700')).to.contain('Unknown device "valve"');
    });
  });
});
