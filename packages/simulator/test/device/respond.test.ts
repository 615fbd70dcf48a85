import type { Message } from '@muster/lwm2m';
import type { LockstepPeer, MessageText, VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { lockstepDevice } from '../support/lockstep-device.ts';
import { RecordingServer } from '../support/recording-server.ts';
import {
  createSimulatedDevice,
  type Cohort,
  type DeviceBehaviour,
  type Fleet,
  type RespondSetting,
  type SimulatedDevice,
} from '../../src/index.ts';

const options = { observe: 6, contentFormat: 12, accept: 17 };
const [text, senmlJson, senmlCbor] = [0, 110, 112];

describe('devices with set answers, in bytes', () => {
  let clock: VirtualClock;
  let link: LockstepPeer;
  let fleet: Fleet;
  let device: SimulatedDevice;
  let id: number;
  let problems: string[];

  afterEach(() => fleet.stop({ deregister: false }));

  async function register(respond: readonly RespondSetting[], cohort: Partial<Cohort> = {}): Promise<void> {
    id = 100;
    problems = [];
    ({ clock, link, fleet, device } = await lockstepDevice({ respond, ...cohort }, (one) =>
      problems.push(one),
    ));
  }

  function ask(code: string, path: string, rest: Partial<MessageText> = {}): void {
    id += 1;
    link.send({ type: 'CON', code, id, token: 'cafe', path: path.split('/').slice(1), ...rest });
  }

  const answer = (wanted: Parameters<LockstepPeer['expect']>[0] = {}): Promise<Message> =>
    link.expect({ type: 'ACK', id, token: 'cafe', ...wanted });
  const on = '/3311/0/5850';
  const switchOn = (value = '1'): void =>
    ask('PUT', on, { payload: value, options: { [options.contentFormat]: text } });

  it('applies by operation and path, at or below it', async () => {
    await register([
      { operation: ['read', 'execute'], path: '/3', code: '4.03' },
      { path: '/3303/0/5700', code: '5.00' },
    ]);
    const cases: readonly [code: string, path: string, rest: Partial<MessageText>, answered: string][] = [
      ['GET', '/3', {}, '4.03'],
      ['GET', '/3/0/0', {}, '4.03'],
      ['POST', '/3/0/12', {}, '4.03'],
      ['GET', '/3/0/0', { options: { [options.observe]: '' } }, '2.05'],
      ['GET', '/3/0', { options: { [options.accept]: 40 } }, '2.05'],
      ['GET', '/3303/0', {}, '2.05'],
      ['GET', '/3303/1/5700', {}, '2.05'],
      ['GET', '/3303/0/5700', {}, '5.00'],
      ['GET', '/3303/0/5700', { options: { [options.accept]: 40 } }, '5.00'],
    ];
    for (const [code, path, rest, answered] of cases) {
      ask(code, path, rest);
      await answer({ code: answered });
    }
    expect(fleet.stats.answersByCode).to.deep.equal({ '2.05': 4, '4.03': 3, '5.00': 2 });
  });

  it('applies to composites and writes that name a path', async () => {
    await register([{ path: on, code: '4.05' }]);
    const json = (paths: readonly string[]): Partial<MessageText> => ({
      payload: JSON.stringify(paths.map((n) => ({ n }))),
      options: { [options.contentFormat]: senmlJson, [options.accept]: senmlJson },
    });
    const fetch = (paths: readonly string[]): void => ask('FETCH', '', { ...json(paths), path: [] });
    fetch(['/3/0/0', on]);
    await answer({ code: '4.05' });
    fetch(['/3/0/0']);
    await answer({ code: '2.05' });
    for (const [record, code] of [
      [{ n: '5850', vb: true }, '4.05'],
      [{ n: '5851', v: 7 }, '2.04'],
    ] as const) {
      const payload = JSON.stringify([{ bn: '/3311/0/', ...record }]);
      ask('POST', '/3311/0', { payload, options: { [options.contentFormat]: senmlJson } });
      await answer({ code });
    }
  });

  it('counts for each rule: the first ones, every so many, and within a period', async () => {
    await register([
      { path: '/3/0/0', first: 2, code: '5.03' },
      { path: '/3/0/0', every: 3, code: '4.29' },
      { path: '/3/0/1', fromSeconds: 60, toSeconds: 120, code: '4.04' },
      { path: '/3/0/2', every: 2, first: 1, code: '4.00' },
    ]);
    const codes = async (path: string, count: number): Promise<string[]> => {
      const seen: string[] = [];
      for (let time = 0; time < count; time += 1) {
        ask('GET', path);
        const { code } = await answer();
        seen.push(`${code >> 5}.${String(code & 31).padStart(2, '0')}`);
      }
      return seen;
    };
    const ok = '2.05';
    expect(await codes('/3/0/0', 8)).to.deep.equal(['5.03', '5.03', ok, ok, '4.29', ok, ok, '4.29']);
    expect(await codes('/3/0/2', 4)).to.deep.equal([ok, '4.00', ok, ok]);
    expect(await codes('/3/0/1', 1)).to.deep.equal([ok]);
    await clock.advance(60_000);
    expect(await codes('/3/0/1', 2)).to.deep.equal(['4.04', '4.04']);
    await clock.advance(60_000);
    expect(await codes('/3/0/1', 1)).to.deep.equal([ok]);
  });

  const contents: readonly [title: string, told: RespondSetting, wanted: object, payload: string | Buffer][] =
    [
      ['text', { payload: 'hello' }, { code: '2.05' }, 'hello'],
      [
        'bytes in hexadecimal',
        { payload: { hex: '00FF' }, contentFormat: 60 },
        { code: '2.05', options: { 12: 60 } },
        Buffer.from([0, 255]),
      ],
      [
        'bytes in base64',
        { payload: { base64: 'AP8=' }, code: '2.03' },
        { code: '2.03' },
        Buffer.from([0, 255]),
      ],
      [
        'values',
        { values: { '/3303/0/5700': 21.5 }, contentFormat: senmlJson },
        { options: { 12: senmlJson } },
        '[{"bn":"/3303/0/5700","v":21.5}]',
      ],
      [
        'values elsewhere',
        { values: { '/3/0/0': 'x' }, contentFormat: senmlJson },
        { code: '2.05' },
        '[{"bn":"/","n":"3/0/0","vs":"x"}]',
      ],
      ['another label', { contentFormat: senmlCbor }, { code: '2.05', options: { 12: senmlCbor } }, '20.5'],
      ['a diagnostic payload', { code: '4.04', payload: 'gone' }, { code: '4.04' }, 'gone'],
      ['another code of success', { code: '2.04' }, { code: '2.04' }, '20.5'],
    ];
  for (const [title, told, wanted, payload] of contents) {
    it(`answers with ${title}`, async () => {
      await register([told], { values: { '/3303/0/5700': 20.5 } });
      ask('GET', '/3303/0/5700', { options: { [options.accept]: text } });
      const message = await answer(wanted);
      expect(message.payload.toString('latin1')).to.equal(Buffer.from(payload).toString('latin1'));
    });
  }

  it('content for a resource that the device does not have', async () => {
    await register([{ path: '/9', values: { '/9/0/7': 3 }, contentFormat: senmlJson }]);
    ask('GET', '/9/0/7');
    expect((await answer({ code: '2.05' })).payload.toString()).to.contain('"v":3');
  });

  it('long content in blocks', async () => {
    await register([{ payload: 'x'.repeat(3000) }]);
    ask('GET', '/3/0/0');
    expect((await answer({ code: '2.05', options: { 23: 0x0e } })).payload).to.have.length(1024);
    ask('GET', '/3/0/0', { options: { 23: 0x26 } });
    expect((await answer({ code: '2.05', options: { 23: 0x26 } })).payload).to.have.length(952);
  });

  it('a code of an error does not carry out the request; a code of success does', async () => {
    const write = (code: string): RespondSetting => ({ operation: 'write', code });
    await register([{ ...write('5.00'), first: 1 }, write('2.01')], { values: { [on]: false } });
    switchOn();
    await answer({ code: '5.00' });
    expect(device.read(on)).to.equal(false);
    switchOn();
    await answer({ code: '2.01' });
    expect(device.read(on)).to.equal(true);
  });

  it('an Observe that is answered with content still notifies', async () => {
    await register([{ operation: 'observe', payload: 'first' }], { notifyIntervalSeconds: 0 });
    ask('GET', '/3311/0/5851', { options: { [options.observe]: '' } });
    expect((await answer({ code: '2.05' })).payload.toString()).to.equal('first');
    device.set('/3311/0/5851', 33);
    await clock.advance(1000);
    const { payload } = await link.expect({ type: 'NON', code: '2.05', token: 'cafe' });
    expect(payload.toString()).to.equal('33');
  });

  it('after a delay: acknowledges before, and carries out the request then', async () => {
    await register([{ operation: 'write', delayMs: 5000 }], { values: { [on]: false } });
    switchOn();
    await clock.advance(4900);
    await link.expect({ type: 'ACK', code: '0.00', id });
    expect(device.read(on)).to.equal(false);
    await clock.advance(100);
    await link.expect({ type: 'CON', code: '2.04', token: 'cafe' });
    expect(device.read(on)).to.equal(true);
  });

  it('silence: no answer and no acknowledgement, also to retransmissions; it is not counted', async () => {
    await register([{ operation: 'write', first: 1, silent: true }], { values: { [on]: false } });
    switchOn();
    await clock.advance(60_000);
    id -= 1;
    switchOn();
    await clock.advance(60_000);
    await link.expectNothing();
    expect(device.read(on)).to.equal(false);
    expect(fleet.stats.answersByCode).to.deep.equal({});
    switchOn();
    await answer({ code: '2.04' });
  });

  it('silence for more requests than a device answers at a time', async () => {
    await register([{ first: 1100, silent: true }]);
    for (let count = 0; count < 1100; count += 1) {
      ask('GET', '/3/0/0');
      await clock.advance(100);
    }
    await link.expectNothing();
    ask('GET', '/3/0/0');
    await answer({ code: '2.05' });
  });

  it('token, Message ID and duplicates: of the answer and its retransmissions only', async () => {
    await register(
      [
        { path: '/3/0/0', token: 'beef' },
        { path: '/3/0/1', messageId: 7 },
        { path: '/3/0/2', duplicates: 2 },
        { path: '/3/0/3', token: '', messageId: 9, delayMs: 5000 },
        { operation: 'observe', token: 'dead' },
      ],
      { notifyIntervalSeconds: 0 },
    );
    for (let copy = 0; copy < 2; copy += 1) {
      id = 200;
      ask('GET', '/3/0/0');
      await answer({ code: '2.05', token: 'beef' });
    }
    ask('GET', '/3/0/1');
    await answer({ code: '2.05', id: 7 });
    ask('GET', '/3/0/2');
    for (let copy = 0; copy < 3; copy += 1) await answer({ code: '2.05' });
    await link.expectNothing();
    ask('GET', '/3/0/3');
    await clock.advance(5000);
    await link.expect({ type: 'ACK', code: '0.00', id });
    await link.expect({ type: 'CON', code: '2.05', token: '', id: 9 });
    await clock.advance(3000);
    await link.expect({ type: 'CON', code: '2.05', token: '', id: 9 });
    link.send({ type: 'ACK', code: '0.00', id: 9, token: '' });
    await clock.advance(60_000);
    await link.expectNothing();
    ask('GET', '/3311/0/5851', { options: { [options.observe]: '' } });
    await answer({ code: '2.05', token: 'dead' });
    device.set('/3311/0/5851', 33);
    await clock.advance(1000);
    await link.expect({ type: 'NON', code: '2.05', token: 'cafe' });
  });

  it('device faults apply to set answers too', async () => {
    const deviceFaults = [{ kind: 'refused-formats', formats: [senmlJson] }] as const;
    await register([{ payload: 'told' }], { deviceFaults });
    ask('GET', '/3/0/0', { options: { [options.accept]: senmlJson } });
    await answer({ code: '4.06' });
    ask('GET', '/3/0/0');
    expect((await answer({ code: '2.05' })).payload.toString()).to.equal('told');
  });

  describe('by a behaviour', () => {
    it('which sees requests and own answers, keeps state for each device, and acts by itself', async () => {
      const seen: unknown[] = [];
      const behaviour: DeviceBehaviour = (context) => {
        const own = context.device;
        let reads = 0;
        return {
          answer: async (request, ownAnswer) => {
            if (request.operation === 'write') {
              seen.push(request.values, (await ownAnswer()).code);
              return { code: '5.00', payload: own.read(on) === true ? 'written' : 'lost' };
            }
            reads += 1;
            return reads === 2 ? { payload: `${(await ownAnswer()).payload.length} bytes` } : undefined;
          },
          stateChanged: (state) => {
            if (state === 'registered') context.later(2000, () => own.update());
          },
        };
      };
      await register([{ path: '/3/0/1', code: '4.01' }], { behaviour, values: { [on]: false } });
      switchOn();
      expect((await answer({ code: '5.00' })).payload.toString()).to.equal('written');
      expect(seen).to.deep.equal([{ [on]: true }, '2.04']);
      ask('GET', '/3/0/1');
      await answer({ code: '4.01' });
      ask('GET', '/3/0/0');
      expect((await answer({ code: '2.05' })).payload.toString()).to.equal('Muster');
      ask('GET', '/3/0/0');
      expect((await answer({ code: '2.05' })).payload.toString()).to.equal('6 bytes');
      ask('GET', '/3/0/99');
      await answer({ code: '4.04' });
      await clock.advance(2000);
      await link.expect({ type: 'CON', code: 'POST' });
      expect(problems).to.deep.equal([]);
    });

    const fail = (): never => {
      throw new Error('out of ideas');
    };
    const unfit = { values: { '/3303/0/5700': 'warm' } };
    for (const [title, told, message] of [
      ['throws', fail, 'out of ideas'],
      ['rejects', () => Promise.reject(new Error('out of time')), 'out of time'],
      ['answers with values that do not fit', () => unfit, 'Sensor Value is of type Float'],
    ] as const) {
      it(`which ${title}: 5.00, and the run fails`, async () => {
        await register([], { behaviour: () => ({ answer: told }) });
        ask('GET', '/3303/0/5700');
        await answer({ code: '5.00' });
        expect(problems).to.have.length(1);
        expect(problems[0]).to.contain(`behaviour-failed ${message}`);
      });
    }

    it('in tests: createSimulatedDevice({ behaviour })', async () => {
      await register([]);
      const server = await RecordingServer.start();
      const states: string[] = [];
      await using own = createSimulatedDevice({
        serverUri: server.uri,
        respond: [{ path: '/3/0/1', code: '4.01' }],
        behaviour: () => ({
          answer: ({ path }) => (path === '/3/0/0' ? { code: '4.03' } : undefined),
          stateChanged: (state) => void states.push(state),
        }),
      });
      await own.start();
      const codes = await Promise.all(
        ['/3/0/0', '/3/0/1', '/3/0/2'].map(async (path) => (await server.read(own.endpointName, path)).code),
      );
      expect(codes).to.deep.equal(['4.03', '4.01', '2.05']);
      expect(states).to.deep.equal(['registering', 'registered']);
      await own.stop();
      await server.close();
    });
  });
});
