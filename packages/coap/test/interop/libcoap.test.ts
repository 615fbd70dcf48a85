import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { foreignPeer } from '@muster/testkit';
import { expect } from 'chai';
import type { CoapReply, RequestHandler } from '../../src/index.ts';
import { closeAll, startUdp, text } from '../support/lockstep.ts';

const run = promisify(execFile);
const CLIENT = 'coap-client-notls';

describe(`interoperation with libcoap (${CLIENT})`, () => {
  before(function () {
    foreignPeer(this, CLIENT, 'libcoap3-bin');
  });

  afterEach(closeAll);

  async function ask(handler: RequestHandler, path: string, ...flags: string[]): Promise<string> {
    const { transport } = await startUdp(handler);
    const uri = `coap://127.0.0.1:${transport.localAddress.port}/${path}`;
    const { stdout } = await run(CLIENT, ['-B', '30', ...flags, uri], { timeout: 60_000 });
    return stdout;
  }

  it('TD_COAP_CORE_01 GET, confirmable', async () => {
    expect(await ask(({ path }) => text(path.join('+')), 'a/b')).to.contain('a+b');
  });

  it('TD_COAP_CORE_05 GET, non-confirmable', async () => {
    expect(await ask(({ confirmable }) => text(`confirmable ${confirmable}`), 'a', '-N')).to.contain(
      'confirmable false',
    );
  });

  it('TD_COAP_CORE_09 GET with a separate response', async () => {
    const handler: RequestHandler = async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return text('separate');
    };
    expect(await ask(handler, 'slow')).to.contain('separate');
  });

  it('POST with payload and query', async () => {
    const handler: RequestHandler = ({ method, payload, query }) =>
      text(`${method} ${payload.toString()} ${query.join()}`);
    expect(await ask(handler, 'p?x=1', '-m', 'post', '-e', 'body')).to.contain('POST body x=1');
  });

  it('TD_COAP_BLOCK_02 GET of a long body', async () => {
    const body = Array.from({ length: 600 }, (_, at) => `line ${at}`).join('\n');
    expect((await ask(() => text(body), 'big')).trim()).to.contain(body);
  });

  it('TD_COAP_BLOCK_03 PUT of a long body', async () => {
    const handler: RequestHandler = ({ payload }) => text(`received ${payload.length}`);
    expect(await ask(handler, 'up', '-m', 'put', '-b', '64', '-e', 'u'.repeat(1_000))).to.contain(
      'received 1000',
    );
  });

  it('TD_COAP_OBS_01 observes, and ends it', async () => {
    const ends: string[] = [];
    const handler: RequestHandler = (request) => {
      const observer = request.acceptObserve({ onEnd: (reason) => ends.push(reason) });
      // Each state follows as soon as the one before it is acknowledged.
      const state = (number: number): CoapReply => ({
        ...text(`state ${number}\n`),
        afterSent: () =>
          number < 3 ? observer?.notify(state(number + 1), { confirmable: true }) : undefined,
      });
      return state(0);
    };
    const output = await ask(handler, 'o', '-s', '2');
    for (const state of ['state 0', 'state 1', 'state 3']) expect(output).to.contain(state);
    expect(ends).to.have.length(1);
  });
});
