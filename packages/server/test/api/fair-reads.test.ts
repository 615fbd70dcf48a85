import { until } from '@muster/testkit';
import { expect } from 'chai';
import { MusterError } from '../../src/kernel/errors.ts';
import { read } from '../../src/http/handler.ts';
import { TestApp } from '../support/app.ts';
import { SecondNetwork } from '../support/second-network.ts';

describe('reads of device networks', () => {
  it('take turns: one of each network at a time, and another network does not wait for a long line', async () => {
    const begun: string[] = [];
    const waiting: (() => void)[] = [];
    const list = async ({ principal }: { principal: { deviceNetworkId: string } }): Promise<never> => {
      begun.push(principal.deviceNetworkId);
      await new Promise<void>((resolve) => waiting.push(resolve));
      throw new MusterError('too-many-requests');
    };
    const app = await TestApp.start({}, { routes: { 'tags.list': read(list) } });
    const other = await SecondNetwork.create(app.world);
    const first = app.deviceNetworkId;
    const busy = Array.from({ length: 5 }, () => app.get('/tags'));
    await until(() => begun.length > 0);
    const quick = app.get('/tags', { headers: other.headers });
    await until(() => begun.includes(other.id));
    expect(begun).to.deep.equal([first, other.id]);
    waiting[1]?.();
    expect((await quick).status).to.equal(429);
    expect(begun).to.deep.equal([first, other.id]);
    for (let count = 0; count < 5; count += 1) {
      await until(() => begun.length === 2 + count);
      waiting[count === 0 ? 0 : count + 1]?.();
    }
    expect((await Promise.all(busy)).map(({ status }) => status)).to.deep.equal(Array(5).fill(429));
    await app.close();
  });
});
