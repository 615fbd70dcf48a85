/** mosquitto's clients against the MQTT broker. */
import { expect } from 'chai';
import type { MusterClient } from '@muster/sdk';
import { foreignPeer, until } from '@muster/testkit';
import { runForeign as run, type Outcome } from '../support/mosquitto.ts';
import { createMqttDevice } from '../support/mqtt-devices.ts';
import { settings } from '../support/settings.ts';
import { useServer } from '../support/test-server.ts';

const debianPackage = 'mosquitto-clients';
const PASSWORD = 'correct horse';

describe("mosquitto's clients against the MQTT broker", () => {
  const server = useServer({ enrols: false, mqtt: true });
  let publisher: string;
  let subscriber: string;
  let port: string;
  let client: MusterClient;
  let lamp: string;

  before(async function () {
    publisher = foreignPeer(this, 'mosquitto_pub', debianPackage);
    subscriber = foreignPeer(this, 'mosquitto_sub', debianPackage);
    ({ client } = server);
    ({ port } = new URL(server.info.mqtt!));
    for (const name of ['meter', 'lamp'])
      lamp = await createMqttDevice(client, name, settings('MQTT', { username: name, password: PASSWORD }));
  });

  const argsOf = (name: string, args: readonly string[], password = PASSWORD): string[] => [
    ...['-h', '127.0.0.1', '-p', port, '-u', name, '-P', password],
    ...args,
  ];

  const publish = (name: string, args: readonly string[], input = ''): Promise<Outcome> =>
    run(publisher, argsOf(name, args), input);

  it('publishes with QoS 0, 1 and 2, and line by line', async () => {
    for (const qos of ['1', '2']) {
      const message = `{"3303/0/5700": ${qos}}`;
      expect(await publish('meter', ['-t', 'muster/v1/meter/up', '-q', qos, '-m', message])).to.deep.equal({
        code: 0,
        output: '',
      });
    }
    const lines = Array.from({ length: 50 }, (_, at) => `{"3303/0/5700": ${at + 10}}\n`).join('');
    expect(await publish('meter', ['-t', 'muster/v1/meter/up', '-q', '1', '-l'], lines)).to.include({
      code: 0,
    });
    const values = () => server.values('meter', '/3303/0/5700');
    const acknowledged = [1, 2, ...Array.from({ length: 50 }, (_, at) => at + 10)];
    expect(await values()).to.deep.equal(acknowledged);
    await publish('meter', ['-t', 'muster/v1/meter/up', '-q', '0', '-m', '{"3303/0/5700": -1}']);
    await until(values, (all) => all.includes(-1));
    expect(await server.status('meter')).to.equal('online');
  });

  it('receives a Write that has waited for it, and acknowledges it', async () => {
    await publish('lamp', ['-t', 'muster/v1/lamp/up', '-q', '1', '-m', '{"3311/0/5850": false}']);
    const id = await server.findResource('lamp', '/3311/0/5850');
    await client.resources.write(id!, { Value: '1' });
    const args = ['-t', 'muster/v1/lamp/down', '-q', '1', '-C', '1', '-W', '60'];
    const { output } = await run(subscriber, argsOf('lamp', args));
    expect(JSON.parse(output)).to.deep.include({ write: { '3311/0/5850': true } });
    await until(
      () => client.queueItems.list({ Filter: `DeviceId eq ${lamp}` }),
      ({ Rows }) => Rows.length === 0,
    );
  });

  it('is refused with a wrong password, MQTT 5, and the topics of another device', async () => {
    const message = ['-t', 'muster/v1/meter/up', '-q', '1', '-m', '{"3303/0/5700": 1}'];
    const wrong = await run(publisher, argsOf('meter', message, 'incorrect'));
    expect(wrong.code).to.not.equal(0);
    expect(wrong.output).to.match(/not authori[sz]ed|bad user name or password/iu);
    expect((await publish('meter', ['-V', 'mqttv5', ...message])).output).to.match(/protocol version/iu);
    const other = await run(
      subscriber,
      argsOf('meter', ['-t', 'muster/v1/lamp/down', '-q', '1', '-C', '1', '-W', '60']),
    );
    expect(other.output).to.match(/denied/iu);
  });
});
