import { expect } from 'chai';
import {
  createLwm2mClient,
  ContentFormat,
  DeviceUnreachableError,
  formatPath,
  Lwm2mRefusal,
  parsePath,
  PathError,
  type DeviceOperation,
  type OperationAnswer,
  type ResourceValue,
  type ValueRecord,
} from '../../src/index.ts';
import { record } from '../codec/support.ts';
import { failureOf, MemoryTree, models, Pair, TestServer } from './support.ts';

/** The values of an answer by path. */
function valuesOf(answer: OperationAnswer): Record<string, ResourceValue> {
  return Object.fromEntries((answer.records ?? []).map(({ path, value }) => [formatPath(path), value]));
}

const versions = [
  { lwm2mVersion: '1.0', many: [11_542, 11_543] },
  { lwm2mVersion: '1.1', many: [11_542, 11_543, 110, 112, 11_544] },
] as const;

for (const { lwm2mVersion, many } of versions) {
  describe(`server and device, LwM2M ${lwm2mVersion}`, () => {
    let pair: Pair;

    beforeEach(async () => {
      pair = await Pair.open({ lwm2mVersion });
    });

    afterEach(() => pair.close());

    const perform = (operation: DeviceOperation, options = {}): Promise<OperationAnswer> =>
      pair.perform(operation, options);

    const read = (path: string, options = {}): Promise<OperationAnswer> =>
      perform({ type: 'read', path: parsePath(path) }, options);
    const write = (
      path: string,
      records: readonly ValueRecord[],
      mode: 'replace' | 'update' = 'replace',
      options = {},
    ): Promise<OperationAnswer> => perform({ type: 'write', path: parsePath(path), mode, records }, options);

    /** The instances of 3303 in the Update that the device sends. */
    async function updatedSensors(): Promise<readonly number[] | undefined> {
      await pair.server.until(() => pair.server.updates.length > 0);
      return pair.server.updates[0]?.objects?.find(({ objectId }) => objectId === 3303)?.instanceIds;
    }

    for (const accept of many) {
      it(`Read in format ${accept}, at every level`, async () => {
        for (const path of ['/3', '/3/0', '/3/0/7', '/3/0/7/1', '/3/0/9', '/3311/0']) {
          const answer = await read(path, { accept });
          expect(answer, path).to.include({ code: '2.05', success: true, contentFormat: accept });
          expect(Object.keys(valuesOf(answer)), path).to.have.length.greaterThan(0);
        }
        expect(valuesOf(await read('/3/0/7/1', { accept }))).to.deep.equal({ '/3/0/7/1': 5000 });
      });

      it(`Write of an instance in format ${accept}`, async () => {
        const records = [record('/3/0/14', '+02:00'), record('/3/0/15', 'Europe/Berlin')];
        const answer = await write('/3/0', records, 'update', { contentFormat: accept });
        expect(answer).to.deep.equal({ code: '2.04', success: true });
        expect(pair.tree.read(3, 0, 14)).to.equal('+02:00');
        expect(pair.tree.read(3, 0, 15)).to.equal('Europe/Berlin');
        expect(pair.tree.read(3, 0, 0)).to.equal('Muster');
      });
    }

    it('one value as opaque bytes', async () => {
      const image = Buffer.from('00ff10', 'hex');
      const path = '/5/0/0';
      await write(path, [record(path, image)], 'replace', { contentFormat: ContentFormat.opaque });
      expect(Buffer.from(pair.tree.read(5, 0, 0) as Uint8Array).toString('hex')).to.equal('00ff10');
    });

    it('Write of a resource finds a format for any type', async () => {
      const values: [string, ResourceValue][] = [
        ['/3/0/14', '+03:00'],
        ['/3/0/13', new Date(1_800_000_000_000)],
        ['/3311/0/5850', false],
        ['/3311/0/5851', 99],
      ];
      for (const [path, value] of values) {
        expect(await write(path, [record(path, value)]), path).to.include({ code: '2.04' });
        expect(valuesOf(await read(path))[path], path).to.deep.equal(value);
      }
    });

    it('a value that the device refuses comes back with its reason', async () => {
      const answer = await write('/3/0/15', [record('/3/0/15', 'refused')]);
      expect(answer).to.deep.equal({ code: '4.00', success: false, diagnostic: 'not that value' });
    });

    it('LightweightM2M-1.1-int-241: Execute, with and without arguments', async () => {
      const execute = { type: 'execute', path: parsePath('/3/0/4') } as const;
      expect(await perform(execute)).to.deep.equal({ code: '2.04', success: true });
      await perform({ ...execute, arguments: "0='a',1" });
      expect(pair.tree.executed).to.deep.equal(['/3/0/4 ', "/3/0/4 0='a',1"]);
    });

    it('Create, with the instance id left to the device', async () => {
      const records = [{ path: { objectId: 3303, resourceId: 5701 }, value: 'F' }];
      const answer = await perform({ type: 'create', path: parsePath('/3303'), records });
      expect(answer).to.deep.equal({ code: '2.01', success: true, createdInstanceId: 2 });
      expect(pair.tree.read(3303, 2, 5701)).to.equal('F');
    });

    it('Create with an id, which the object list then tells', async () => {
      const records = [record('/3303/7/5701', 'K')];
      const answer = await perform({ type: 'create', path: parsePath('/3303/7'), records });
      expect(answer).to.deep.equal({ code: '2.01', success: true, createdInstanceId: 7 });
      expect(await updatedSensors()).to.deep.equal([0, 1, 7]);
      const again = await perform({ type: 'create', path: parsePath('/3303/7'), records });
      expect(again).to.include({ code: '4.00', success: false });
    });

    it('Delete, which the object list then tells', async () => {
      const remove = { type: 'delete', path: parsePath('/3303/1') } as const;
      expect(await perform(remove)).to.deep.equal({ code: '2.02', success: true });
      expect(await updatedSensors()).to.deep.equal([0]);
      expect(await perform(remove)).to.include({ code: '4.04' });
    });

    it('LightweightM2M-1.1-int-261: Write-Attributes, seen by Discover and taken away again', async () => {
      const set = (path: string, attributes: object): Promise<OperationAnswer> =>
        perform({ type: 'writeAttributes', path: parsePath(path), attributes });
      const discover = async (path: string): Promise<Record<string, unknown>> =>
        Object.fromEntries(
          ((await perform({ type: 'discover', path: parsePath(path) })).links ?? [])[0]?.attributes ?? [],
        );
      expect(await set('/3303/0', { pmin: 10, pmax: 60 })).to.deep.equal({ code: '2.04', success: true });
      expect(await set('/3303/0/5700', { gt: 50, lt: 42.2, pmax: 30 })).to.include({ code: '2.04' });
      expect(await discover('/3303/0')).to.deep.equal({ pmin: '10', pmax: '60' });
      expect(await discover('/3303/0/5700')).to.deep.equal({ pmin: '10', pmax: '30', gt: '50', lt: '42.2' });
      expect(await set('/3303/0/5700', { unset: ['gt', 'lt', 'pmax'] })).to.include({ code: '2.04' });
      expect(await discover('/3303/0/5700')).to.deep.equal({ pmin: '10', pmax: '60' });
      const refused = { code: '4.00', diagnostic: 'pmax must not be less than pmin' };
      expect(await set('/3303/0/5700', { pmax: 5 })).to.include(refused);
      expect(await set('/3303/9', { pmin: 5 })).to.include({ code: '4.04' });
    });

    it('attributes that contradict each other, or the path, are not even sent', async () => {
      const set = (path: string, attributes: object): Promise<unknown> =>
        failureOf(perform({ type: 'writeAttributes', path: parsePath(path), attributes }));
      expect(await set('/3303/0/5700', { pmin: 5, pmax: 1 })).to.be.instanceOf(Lwm2mRefusal);
      expect(await set('/3303/0', { gt: 5 })).to.be.instanceOf(Lwm2mRefusal);
    });

    it('a path that does not fit is not sent', async () => {
      const path = parsePath('/3');
      expect(await failureOf(perform({ type: 'read', path: {} }))).to.be.instanceOf(PathError);
      expect(await failureOf(perform({ type: 'delete', path }))).to.be.instanceOf(PathError);
      expect(await failureOf(perform({ type: 'observe', path }))).to.be.instanceOf(TypeError);
    });
  });
}

describe('reaching a device', () => {
  it('below an alternate root path', async () => {
    await using pair = await Pair.open({ rootPath: '/lwm2m/a' });
    const { server } = pair.server;
    expect(pair.server.target.rootPath).to.equal('/lwm2m/a');
    const read = { type: 'read', path: parsePath('/3/0/0') } as const;
    expect((await pair.perform(read)).records?.[0]?.value).to.equal('Muster');
    const { links } = await pair.perform({ type: 'discover', path: parsePath('/3/0/7') });
    expect(links?.map(({ target }) => target)).to.deep.equal(['/3/0/7', '/3/0/7/0', '/3/0/7/1']);
    const target = { ...pair.server.target, rootPath: '/' };
    expect(await server.perform(target, read)).to.include({ code: '4.04' });
  });

  it('over IPv6', async () => {
    await using server = await TestServer.open();
    const serverUri = server.server.addresses[1] ?? '';
    const client = createLwm2mClient({ endpointName: 'six', serverUri, tree: new MemoryTree(), models });
    await client.start();
    expect(server.target).to.include({ address: '::1', listener: serverUri });
    const answer = await server.server.perform(server.target, { type: 'read', path: parsePath('/3/0/9') });
    expect(answer.records?.[0]?.value).to.equal(87);
    await client.close();
  });

  it('onExchanged counts requests that were sent, with and without a response', async () => {
    const pair = await Pair.open();
    const { server, target } = pair.server;
    const exchanged: boolean[] = [];
    const abort = new AbortController();
    const read = (signal?: AbortSignal): Promise<unknown> =>
      server
        .perform(
          target,
          { type: 'read', path: parsePath('/3/0/9') },
          { ...(signal && { signal }), onExchanged: (isAnswered) => exchanged.push(isAnswered) },
        )
        .catch((reason: unknown) => reason);
    await read();
    expect(exchanged, 'answered').to.deep.equal([true]);
    await pair.client.close();
    const sent = read();
    // Waits for the response to the one before (NSTART).
    const waiting = read(abort.signal);
    abort.abort();
    expect(await waiting).to.have.property('name', 'AbortError');
    expect(exchanged, 'aborted before it was sent').to.deep.equal([true]);
    await pair.close();
    expect(await sent)
      .to.be.instanceOf(DeviceUnreachableError)
      .with.property('kind', 'closed');
    expect(exchanged, 'sent, and not answered when the server closed').to.deep.equal([true, false]);
  });

  it('a closed server, an unknown listener and an address that is none are `closed`', async () => {
    const pair = await Pair.open();
    const { target } = pair.server;
    const kind = (change: object): Promise<unknown> =>
      pair.server.server
        .perform({ ...target, ...change }, { type: 'read', path: parsePath('/3/0') })
        .catch((reason: unknown) => (reason instanceof DeviceUnreachableError ? reason.kind : reason));
    expect(await kind({ listener: 'coap://127.0.0.1:1' })).to.equal('closed');
    expect(await kind({ address: 'example.org' })).to.equal('closed');
    expect(await kind({ port: 0 })).to.equal('closed');
    await pair.close();
    expect(await kind({})).to.equal('closed');
  });
});
