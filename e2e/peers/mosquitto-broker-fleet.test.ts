/** Simulated MQTT devices against the mosquitto broker: it knows neither Muster nor the library of the devices. */
import { createFleet, type Cohort, type Fleet, type FleetOptions } from '@muster/simulator';
import { foreignPeer, until } from '@muster/testkit';
import { expect } from 'chai';
import { connectAsync, type MqttClient } from 'mqtt';
import { Mosquitto } from '../support/mosquitto.ts';

const temperature = '/3303/0/5700';
const meters: Cohort = {
  ...{ name: 'meters', count: 3, endpoint: 'meter-{index}' },
  ...{ notifyIntervalSeconds: 0, objects: [3, 3303, 3311] },
};

interface Message {
  readonly topic: string;
  readonly text: string;
  readonly isRepeated: boolean;
}

describe('simulated MQTT devices against mosquitto', () => {
  let broker: Mosquitto;
  let observer: MqttClient;
  let fleet: Fleet | undefined;
  let messages: Message[];

  // Skips the hooks below too.
  before(function () {
    foreignPeer(this, 'mosquitto', 'mosquitto');
  });

  beforeEach(async function () {
    messages = [];
    broker = await Mosquitto.create(this);
    await broker.start();
    await observe();
  });

  afterEach(async () => {
    await fleet?.stop({ deregister: false });
    fleet = undefined;
    observer.end(true);
    await broker.remove();
  });

  const observe = async (): Promise<void> => {
    observer = await connectAsync(broker.url, { reconnectPeriod: 0 });
    observer.on('message', (topic, payload, { dup }) => {
      messages.push({ topic, text: payload.toString(), isRepeated: dup });
    });
    await observer.subscribeAsync('muster/v1/#', { qos: 1 });
  };

  const start = async (cohort: Cohort, options: Partial<FleetOptions> = {}): Promise<Fleet> => {
    fleet = createFleet({
      serverUri: broker.url,
      backOff: { initialSeconds: 0.1, maxSeconds: 0.5 },
      ...options,
      devices: [cohort],
    });
    await fleet.start();
    await fleet.whenRegistered();
    return fleet;
  };

  const payloads = (topic: string): unknown[] =>
    messages
      .filter((one) => one.topic === topic && one.text !== '')
      .map(({ text }) => JSON.parse(text) as unknown);

  const arrives = (topic: string, isWanted: (json: unknown) => boolean): Promise<unknown> =>
    until(() => payloads(topic).some(isWanted));

  for (const qos of [0, 1, 2] as const) {
    it(`births, values, commands and deaths with QoS ${qos}`, async () => {
      const { devices } = await start({ ...meters, mqtt: { qos } });
      const [first] = devices;
      await arrives('muster/v1/meter-1/birth', (json) => {
        expect(json).to.deep.equal({
          objects: ['3/0', '3303/0', '3303/1', '3311/0'],
          lifetime: 300,
          results: true,
        });
        return true;
      });
      first!.set(temperature, 21.5);
      await arrives('muster/v1/meter-1/up', (json) => {
        const { time, values } = json as { time: number; values: Record<string, unknown> };
        return Math.abs(time - Date.now()) < 60_000 && values['3303/0/5700'] === 21.5;
      });
      const commands = [
        { id: 'a', write: { '3311/0/5850': false } },
        { id: 'b', write: { '3303/0/5700': 1 } },
        { id: 'c', execute: '3303/0/5605' },
        { id: 'd', execute: 'nowhere' },
      ];
      for (const command of commands) {
        await observer.publishAsync('muster/v1/meter-1/down', JSON.stringify(command), { qos });
      }
      await arrives('muster/v1/meter-1/result', (json) => (json as { id: string }).id === 'd');
      const results = payloads('muster/v1/meter-1/result') as { id: string; error?: string }[];
      expect(results.map(({ id, error }) => [id, error?.slice(0, 4)])).to.deep.equal([
        ['a', undefined],
        ['b', '4.05'],
        ['c', undefined],
        ['d', '4.00'],
      ]);
      expect(first!.read('/3311/0/5850')).to.equal(false);
      await arrives('muster/v1/meter-1/up', (json) => {
        const { values } = json as { values: Record<string, unknown> };
        return values['3311/0/5850'] === false && Object.keys(values).length === 1;
      });
      await observer.publishAsync('muster/v1/meter-1/down', 'no JSON', { qos });
      await until(() => fleet!.report().problems.length > 0);
      expect(fleet!.report().problems.map(({ kind }) => kind)).to.deep.equal(['message-malformed']);
      await fleet!.stop({ deregister: true });
      const deaths = (): string[] =>
        messages.filter(({ topic }) => topic.endsWith('/death')).map(({ topic }) => topic);
      await until(() => deaths().length === 3);
      expect(fleet!.stats.answersByCode).to.deep.equal({ '2.04': 2, '4.00': 1, '4.05': 1 });
    });
  }

  it('a device without a will that vanishes leaves nothing', async () => {
    const silent = await start({ ...meters, count: 1, endpoint: 'silent', mqtt: { will: false } });
    const [device] = silent.devices;
    device!.goOffline();
    await device!.comeBack();
    await arrives('muster/v1/silent/birth', () => payloads('muster/v1/silent/birth').length === 2);
    expect(messages.filter(({ topic }) => topic === 'muster/v1/silent/death')).to.deep.equal([]);
  });

  it('a broker that goes away and comes back: the report says so, and no value is lost', async () => {
    const { devices } = await start(meters);
    await broker.stop('SIGKILL');
    await until(() => fleet!.stats.registered === 0);
    devices[0]!.set(temperature, 1);
    devices[0]!.set(temperature, 2);
    await broker.start();
    await fleet!.whenRegistered();
    await observe();
    // Births, first values and the two values of the time without a broker.
    await until(
      async () => devices[0]!.counters.mqtt!,
      ({ acknowledged, dropped }) => acknowledged >= 6 && dropped === 0,
    );
    const { problems, stats, cohorts } = fleet!.report();
    // By cause: the connection is reset for a device that was just sending, and closed for the others.
    const lost = problems.filter(({ kind }) => kind === 'connection-lost');
    expect(lost.map(({ cohort }) => cohort)).to.include('meters');
    expect(lost.reduce((sum, { devices: count }) => sum + count, 0)).to.be.at.least(3);
    expect(stats.mqtt!.lostConnections).to.be.at.least(3);
    expect(stats.mqtt!.dropped).to.equal(0);
    expect(cohorts[0]!.registrations).to.equal(6);
  });

  it('faults: repetitions, spoiled payloads, a flood, silence and connections that are cut', async () => {
    const deviceFaults = [{ kind: 'duplicate-messages' }, { kind: 'no-answers' }] as const;
    const { devices } = await start({ ...meters, count: 1, deviceFaults }, { injectFaults: true });
    const [device] = devices;
    device!.set(temperature, 5);
    const isFive = ({ text }: Message): boolean => text.includes('"values":{"3303/0/5700":5}');
    await until(() => messages.filter(isFive).length === 2);
    await observer.publishAsync('muster/v1/meter-1/down', '{"id":"x","write":{"3311/0/5850":false}}', {
      qos: 1,
    });
    device!.injectFault({ kind: 'flood', messagesPerSecond: 200 }, 1);
    await until(() => messages.length > 50);
    expect(device!.read('/3311/0/5850')).to.equal(true);
    expect(payloads('muster/v1/meter-1/result')).to.deep.equal([]);
    device!.injectFault({ kind: 'connection-cuts', everySeconds: 0.3 }, 1);
    await until(() => device!.counters.registrations >= 2);
    await fleet!.whenRegistered();
    expect(fleet!.report().problems).to.deep.equal([]);
    device!.clearInjected();
    await fleet!.whenRegistered();
    device!.injectFault({ kind: 'truncated-payloads' });
    device!.set(temperature, 77);
    await until(() => messages.some(({ topic, text }) => topic.endsWith('/up') && !text.endsWith('}')));
  });
});
