import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { appPerTest, expectDone, expectFaults, typeOf } from '../../../support/app-of-tests.ts';
import { expectError, type ResponseObject, type TestApp } from '../../../support/app.ts';
import { formula, typed, type TypeIds } from '../../../support/transformer-world.ts';

describe('routes of resolutions', () => {
  let app: TestApp;
  let temperature: ResponseObject;
  let humidity: ResponseObject;

  appPerTest(async (one) => {
    app = one;
    temperature = await typeOf(app, 3303);
    humidity = await typeOf(app, 3304);
  });

  const resourceOf = (type: ResponseObject, typeId: number): string =>
    type.ResourceTypes.find((one) => one.TypeId === typeId)!.Id;
  const idsIn = (type: ResponseObject): TypeIds => ({ object: type.Id, resource: resourceOf(type, 5700) });
  const valueOf = (type: ResponseObject): object => typed(idsIn(type));
  const titles = async (path: string): Promise<unknown[]> =>
    (await app.get(path)).list.map((one) => one['Title']);

  it('create, get, update and delete', async () => {
    const id = await app.create('/resolutions', {
      Title: 'Minute',
      Timespan: 60_000,
      RetentionDays: 30,
      ResourceTypeInstances: [valueOf(temperature)],
    });
    const { body } = await app.get(`/resolutions/${id}`);
    expect(body).to.deep.include({ Id: id, Title: 'Minute', Timespan: 60_000, RetentionDays: 30 });
    const [use] = body['ResourceTypeInstances'] as readonly ResponseObject[];
    const uses = temperature['ResourceTypeInstances'] as readonly ResponseObject[];
    expect(uses).to.deep.include(use).and.to.have.length.above(1);
    await expectDone(app.put(`/resolutions/${id}`, body));
    expect((await app.get(`/resolutions/${id}`)).body).to.deep.equal(body);
    await expectDone(app.put(`/resolutions/${id}`, {}));
    const plain = { Id: id, Timespan: 3_600_000, ResourceTypeInstances: [] };
    expect((await app.get(`/resolutions/${id}`)).body).to.deep.equal(plain);
  });

  it('list the shortest first, all of them or those for a resource', async () => {
    await app.create('/resolutions', { Title: 'Day', Timespan: 86_400_000 });
    const warm = { Title: 'Warm', Timespan: 60_000, ResourceTypeInstances: [valueOf(temperature)] };
    await app.create('/resolutions', warm);
    const damp = { Title: 'Damp', Timespan: 3_600_000, ResourceTypeInstances: [valueOf(humidity)] };
    await app.create('/resolutions', damp);
    expect(await titles('/resolutions')).to.deep.equal(['Warm', 'Damp', 'Day']);
    expect(await titles('/deviceNetwork/list/resolutions')).to.deep.equal(['Warm', 'Damp', 'Day']);
    const ofType = `/resolutions?smartObjectTypeId=${temperature.Id.toUpperCase()}`;
    expect(await titles(ofType)).to.deep.equal(['Warm', 'Day']);
    const other = resourceOf(temperature, 5701);
    expect(await titles(`${ofType}&resourceTypeId=${other}`)).to.deep.equal(['Day']);
    expect(await titles(`/resolutions?resourceTypeId=${resourceOf(humidity, 5700)}`)).to.include('Damp');
  });

  it('names the members at fault', async () => {
    const strange = { SmartObjectTypeId: randomUUID(), ResourceTypeId: resourceOf(temperature, 5700) };
    const elsewhere = { SmartObjectTypeId: temperature.Id, ResourceTypeId: randomUUID() };
    expectFaults(
      await app.post('/resolutions', { ResourceTypeInstances: [strange, elsewhere] }),
      'ResourceTypeInstances[0].SmartObjectTypeId',
      'ResourceTypeInstances[1].ResourceTypeId',
    );
    for (const Timespan of [0, 999, 31_536_000_001, 1.5]) {
      expect((await app.post('/resolutions', { Timespan })).body.ModelState).to.have.all.keys('Timespan');
    }
  });

  it('a device network has 200 at most', async () => {
    for (let count = 0; count < 200; count += 1) await app.create('/resolutions', { Timespan: 1000 + count });
    expectError(await app.post('/resolutions', {}), 409, 'limit-reached');
    expect((await app.get('/resolutions')).list).to.have.lengthOf(200);
  });

  describe('used by a transformer', () => {
    let path: string;

    const transformer = (ResolutionId: string | undefined, rest: object = {}): object => {
      const { resource: ResourceTypeId } = idsIn(temperature);
      const mean = { ResourceTypeId, Aggregation: 'ArithmeticMean', ResolutionId, ...rest };
      const sources = { TransformerSourceTypeConfigurations: [mean] };
      return formula('Mean', 'sources[0].value', idsIn(temperature), idsIn(humidity), sources);
    };
    const source = async (): Promise<ResponseObject> => {
      const [first] = (await app.get(path)).list;
      return (first!['TransformerSourceTypeConfigurations'] as readonly ResponseObject[])[0]!;
    };

    beforeEach(async () => {
      const { Rows } = (await app.get('/devicetemplates')).body;
      path = `/devicetemplates/${Rows[0]!.Id}/transformerTemplates`;
    });

    it('is the length of its periods, and cannot be deleted or changed while in use', async () => {
      const minute = await app.create('/resolutions', { Title: 'Minute', Timespan: 60_000 });
      await expectDone(app.post(path, transformer(minute, { Resolution: 1000 })));
      expect(await source()).to.deep.include({ ResolutionId: minute, Resolution: 60_000 });
      const used = `/resolutions/${minute}`;
      expectError(await app.delete(used), 409, 'in-use');
      expectError(await app.put(used, { Timespan: 30_000 }), 409, 'in-use');
      await expectDone(app.put(used, { Title: 'A minute', Timespan: 60_000 }));
      const { Id } = (await app.get(path)).list[0]!;
      await expectDone(app.put(`${path}/${Id}`, transformer(undefined)));
      expect(await source())
        .to.include({ Resolution: 3_600_000 })
        .and.not.have.property('ResolutionId');
      await expectDone(app.delete(used));
    });

    it('must exist, and must not be longer than formulas can read', async () => {
      const year = await app.create('/resolutions', { Timespan: 31_536_000_000 });
      for (const id of [year, randomUUID()]) {
        expectFaults(
          await app.post(path, transformer(id)),
          'TransformerSourceTypeConfigurations[0].ResolutionId',
        );
      }
    });
  });
});
