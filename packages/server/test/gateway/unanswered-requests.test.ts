import { expect } from 'chai';
import { freeUdpPort, VirtualClock } from '@muster/testkit';
import { devices } from '../../src/features/devices/model.ts';
import { settings } from '../../src/settings.ts';
import { REGROUP_DELAY_MS } from '../../src/features/observation/desired-observations.ts';
import { BytesDevice, observeOf, option, pathOf, type ReceivedMessage } from '../support/bytes-device.ts';
import { GatewayProcess } from '../support/gateway-process.ts';

const SENML_JSON = 110;
/** The default ACK_TIMEOUT (RFC 7252, 4.8), after which a command without an acknowledgement fails. */
const ACK_TIMEOUT_MS = 2_000;

interface Request {
  readonly method: string;
  readonly path: string;
  readonly observe: boolean;
  readonly received: ReceivedMessage;
}

const METHODS: Readonly<Record<string, string>> = { '0.01': 'GET', '0.03': 'PUT', '0.05': 'FETCH' };

function parse(received: ReceivedMessage): Request {
  const method = METHODS[received.code] ?? received.code;
  return { method, path: pathOf(received), observe: observeOf(received) === 0, received };
}

/** Devices that exchange bytes and leave some requests unanswered. The gateway uses the clock of the test. */
describe('requests that a device leaves unanswered', () => {
  let clock: VirtualClock;
  let server: GatewayProcess;
  let device: BytesDevice;
  let deviceId: string;
  let version: string;
  /** Requests as "GET /3/0/3", in the order of arrival, without retransmissions. */
  let requests: string[];
  let seen: Set<number>;
  /** Reaction of the device to a request that matches `ignores`: none, or an empty acknowledgement. */
  let ignores: (request: Request) => boolean;
  let acknowledges: boolean;
  let stopped: boolean;
  let serving: Promise<void>;

  beforeEach(async () => {
    clock = new VirtualClock(1_790_000_000_000);
    server = await GatewayProcess.inMemory([`coap://127.0.0.1:${await freeUdpPort()}`], { clock });
    deviceId = await server.addDevice('bytes');
    device = await BytesDevice.open();
    version = '1.0.0';
    requests = [];
    seen = new Set();
    ignores = () => false;
    acknowledges = false;
    stopped = false;
  });

  afterEach(async () => {
    stopped = true;
    await serving;
    await server.close();
    await device.close();
    expect(server.errors).to.deep.equal([]);
  });

  async function register(links = '</>;ct=110,</3/0>,</3303/0>,</3303/1>'): Promise<void> {
    expect((await device.register(server.uri, 'bytes', links)).code).to.equal('2.01');
    stopped = false;
    serving = serve();
  }

  /** Answers requests until the test ends it. */
  async function serve(): Promise<void> {
    while (!stopped) {
      const received = await device.receive(20).catch(() => undefined);
      if (received !== undefined && received.code.startsWith('0.') && received.code !== '0.00') {
        await answer(parse(received));
      }
    }
  }

  async function answer(request: Request): Promise<void> {
    const { received, method, path, observe } = request;
    if (!seen.has(received.id)) {
      seen.add(received.id);
      requests.push(`${method} ${path}${observe ? ' observe' : ''}`);
    }
    if (ignores(request)) {
      if (acknowledges) {
        await device.send(server.uri, { type: 'ACK', code: '0.00', id: received.id, token: '' });
      }
      return;
    }
    const value = path === '/3/0/3' ? { vs: version } : { v: 20 };
    const options = { ...(observe ? { [option.observe]: 1 } : {}), [option.contentFormat]: SENML_JSON };
    const isValue = method === 'GET' && path.split('/').length === 4;
    await device.answer(
      server.uri,
      received,
      isValue
        ? { code: '2.05', options, payload: JSON.stringify([{ n: path, ...value }]) }
        : { code: method === 'PUT' ? '2.04' : '4.04' },
    );
  }

  async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
    while (!stopped && !(await condition())) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  const requested = (text: string): Promise<void> => until(() => requests.includes(text));

  async function observeBoth(): Promise<void> {
    for (const instance of [0, 1]) {
      const id = await server.resource(deviceId, 3303, instance, 5700);
      await server.over(await server.domain.resources.observe(server.deviceNetworkId, id));
    }
    await clock.advance(REGROUP_DELAY_MS);
  }

  /** After a registration the gateway observes each resource separately, and then probes the device. */
  async function observedAgain(): Promise<void> {
    await requested('GET /3303/0/5700 observe');
    await requested('GET /3303/1/5700 observe');
    await server.idle();
    await clock.advance(REGROUP_DELAY_MS);
  }

  async function read(rid = 5700): Promise<string> {
    const id = await server.resource(deviceId, 3303, 0, rid);
    return server.domain.resources.read(server.deviceNetworkId, id);
  }

  const support = async (): Promise<unknown> =>
    (await server.store.collection(devices).get(deviceId))?.compositeSupport;
  const isFetch = ({ method }: Request): boolean => method === 'FETCH';

  async function restart(): Promise<void> {
    stopped = true;
    await serving;
    requests.length = 0;
    server = await server.restarted({ clock });
  }

  for (const [title, waitMs] of [
    ['an Observe-Composite without any answer: a command goes out after ACK_TIMEOUT at most', ACK_TIMEOUT_MS],
    ['an Observe-Composite with an empty acknowledgement and no response: a command goes out at once', 0],
  ] as const) {
    it(title, async () => {
      ignores = isFetch;
      acknowledges = waitMs === 0;
      await register();
      await server.idle();
      await observeBoth();
      await requested('FETCH / observe');
      const id = await read();
      await clock.advance(waitMs);
      expect(await server.over(id)).to.include({ status: 'Completed', responseCode: '2.05' });
    });
  }

  it('is given up soon; the result survives a restart, until the device has other software', async () => {
    ignores = isFetch;
    await register();
    await server.idle();
    await observeBoth();
    await requested('FETCH / observe');
    await clock.advance(settings.compositeTimeoutSeconds.default * 1000);
    await until(async () => (await support()) !== undefined);
    expect(await support()).to.deep.equal({
      isSupported: false,
      lwm2mVersion: '1.1',
      softwareVersion: '1.0.0',
    });
    await restart();
    await register();
    await observedAgain();
    await requested('GET /3/0/3');
    await server.idle();
    expect(requests).not.to.include('FETCH / observe');
    version = '1.1.0';
    stopped = true;
    await serving;
    requests.length = 0;
    await register();
    await observedAgain();
    await requested('FETCH / observe');
  });

  it('commands are sent one after the other while the device acknowledges and answers none', async () => {
    await register();
    await server.idle();
    ignores = ({ path }) => path === '/3303/0/5701';
    acknowledges = true;
    await read(5701);
    expect(await server.over(await read())).to.include({ status: 'Completed', responseCode: '2.05' });
  });

  it('a Discover without any answer: a command goes out after ACK_TIMEOUT at most', async () => {
    ignores = ({ path }) => path === '/3303';
    await register('</>;ct=110,</3303/0>');
    await requested('GET /3303');
    const id = await read();
    await clock.advance(ACK_TIMEOUT_MS);
    expect(await server.over(id)).to.include({ status: 'Completed', responseCode: '2.05' });
  });
});
