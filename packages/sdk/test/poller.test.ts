import { expect } from 'chai';
import { pageOf, sendJson, type Answer } from '@muster/testkit';
import { ActivityFailedError, TimeoutError } from '../src/index.ts';
import { json, otherId, rejection, someId, withService } from './support/fixture.ts';

interface Part {
  readonly Id: string;
  readonly Status: string;
  readonly EntityIdentifier: string;
  readonly ResponseMessage?: string;
}

const part = (index: number, Status: string): Part => ({
  Id: `part-${index}`,
  Status,
  EntityIdentifier: `buoy-${index}`,
  ...(Status === 'Failed' ? { ResponseMessage: 'The name is taken.' } : {}),
});

const count = (parts: readonly Part[]): object => {
  const of = (wanted: string): number => parts.filter(({ Status }) => Status === wanted).length;
  return { Children: { Total: parts.length, Completed: of('Completed'), Failed: of('Failed') } };
};

/** A service with one campaign, whose parts move on by one state with each look at it. */
function campaign(...states: readonly (readonly string[])[]): Answer {
  let looks = -1;
  return (request, response) => {
    const { Filter = '' } = request.query;
    if (!Filter.includes('ParentId eq')) looks = Math.min(looks + 1, states.length - 1);
    const parts = states[looks]?.map((status, index) => part(index, status)) ?? [];
    const isOver = parts.every(({ Status }) => Status === 'Completed' || Status === 'Failed');
    const Status = !isOver
      ? 'InProgress'
      : parts.some((one) => one.Status === 'Failed')
        ? 'Failed'
        : 'Completed';
    const of = { Id: someId, Description: 'Create devices', EntityType: 'Multiple' };
    const entry = { ...of, Status, ...count(parts) };
    const status = /Status eq '(\w+)'/u.exec(Filter)?.[1];
    const found = parts.filter((one) => status === undefined || one.Status === status);
    const rows = Filter.includes('ParentId exists false') ? [entry] : found;
    sendJson(response, 200, request.path.endsWith(someId) ? entry : pageOf(rows, request.query));
  };
}

describe('activityLogs.poll', () => {
  it('gives progress of a campaign when it changes, and its entry at the end', () =>
    withService(async (service, client) => {
      const states = [
        ['Pending', 'Pending'],
        ['Completed', 'Pending'],
        ['Completed', 'Pending'],
        ['Completed', 'Completed'],
      ];
      service.answer(campaign(...states));
      const poller = client.activityLogs.poll(someId, { pollMs: 1 });
      const seen: string[] = [];
      for await (const { completed, failed, total } of poller) seen.push(`${completed} ${failed} ${total}`);
      expect(seen).to.deep.equal(['0 0 2', '1 0 2', '2 0 2']);
      expect(await poller.result()).to.include({ Id: someId, Status: 'Completed' });
      const resumed = client.activityLogs.poll(poller.target);
      expect(await resumed.result()).to.include({ Id: someId, Status: 'Completed' });
    }));

  it('finds a mass registration by its CorrelationId, and says why rows failed', () =>
    withService(async (service, client) => {
      service.answer(campaign(['Pending', 'Pending'], ['Completed', 'Failed']));
      const poller = client.activityLogs.poll({ correlationId: otherId }, { pollMs: 1 });
      const error = await rejection(poller.result());
      expect(error).to.be.instanceOf(ActivityFailedError);
      expect(error.message).to.equal('Create devices: 1 of 2 failed, first: buoy-1 The name is taken.');
      expect(error).to.have.deep.property('reasons', [
        { activityId: 'part-1', entity: 'buoy-1', code: undefined, message: 'The name is taken.' },
      ]);
      expect(error).to.have.deep.nested.property('progress.completed', 1);
      expect(service.received[0]?.query['Filter']).to.equal(
        `CorrelationId eq '${otherId}' and ParentId exists false`,
      );
      service.answer((request, response) => sendJson(response, 200, pageOf([], request.query)));
      expect((await rejection(poller.result())).message).to.contain(otherId);
    }));

  it('counts the rows of a mass registration without the entry about their reading', () =>
    withService(async (service, client) => {
      const entry = { Id: someId, Description: 'Create devices from CSV', EntityType: 'Multiple' };
      const rows = [part(0, 'Completed'), part(1, 'Completed')];
      const reading = { ...part(2, 'Failed'), EntityIdentifier: undefined, ResponseMessage: 'After 2 rows.' };
      service.answer((request, response) => {
        const { Filter = '' } = request.query;
        const status = /Status eq '(\w+)'/u.exec(Filter)?.[1];
        const parts = Filter.includes("EntityType ne 'Multiple'") ? rows : [...rows, reading];
        const found = Filter.includes('exists')
          ? [{ ...entry, Status: 'Failed', ...count(rows) }]
          : parts.filter((one) => status === undefined || one.Status === status);
        sendJson(response, 200, pageOf(found, request.query));
      });
      const error = await rejection(client.activityLogs.poll({ correlationId: otherId }).result());
      expect(error).to.have.deep.nested.property('progress.total', 2);
      expect(error).to.have.deep.nested.property('progress.failed', 0);
      expect(error.message).to.equal('Create devices from CSV: After 2 rows.');
    }));

  it('counts a single command as one part, with the answer of the device as the reason', () =>
    withService(async (service, client) => {
      const failed = { Id: someId, Description: 'Read', Status: 'Failed', ResponseCode: '4.04' };
      service.answer(json(200, { ...failed, EntityType: 'Resource', EntityIdentifier: '/3303/0/5700' }));
      const error = await rejection(client.activityLogs.poll(someId).result());
      expect(error.message).to.equal('Read: 1 of 1 failed, first: /3303/0/5700 4.04.');
      expect(service.received).to.have.length(1);
    }));

  it('stops polling with the signal or the time, and sends nothing else', () =>
    withService(async (service, client) => {
      service.answer(campaign(['Pending']));
      const controller = new AbortController();
      const pending = client.activityLogs.poll(someId, { pollMs: 60_000, signal: controller.signal });
      const reason = new Error('Enough.');
      const seen: number[] = [];
      const work = (async () => {
        for await (const { total } of pending) {
          seen.push(total);
          controller.abort(reason);
        }
      })();
      expect(await rejection(work)).to.equal(reason);
      expect(seen).to.deep.equal([1]);
      const late = client.activityLogs.poll(someId, { pollMs: 20, timeoutMs: 10 });
      expect(await rejection(late.result())).to.be.instanceOf(TimeoutError);
      expect(service.received.every(({ method }) => method === 'GET')).to.equal(true);
    }));
});
