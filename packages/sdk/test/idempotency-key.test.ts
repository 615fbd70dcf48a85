import { sendJson, type Answer, type FakeService } from '@muster/testkit';
import { expect } from 'chai';
import { ConflictError, ServerError } from '../src/index.ts';
import { cut, done, json, inTurn, otherId, rejection, someId, withService } from './support/fixture.ts';

const device = { DeviceIdentifier: 'crane-7', DeviceTypeId: otherId };
const created: Answer = (_request, response) => sendJson(response, 201, { Id: someId });
const refused =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    sendJson(response, status, { Message: 'No.', Code: 'some-code' }, headers);

function keysOf({ received }: FakeService): unknown[] {
  return received.map(({ headers }) => headers['idempotency-key']);
}

describe('an Idempotency-Key', () => {
  it('lets a create whose answer was lost be tried again, as the same request', () =>
    withService(async (service, client) => {
      for (const status of [502, 503, 504]) {
        service.received.length = 0;
        service.answer(inTurn(cut, refused(status, { 'Retry-After': '0' }), created));
        expect(await client.devices.create(device), String(status)).to.deep.equal({ Id: someId });
        expect(service.received).to.have.length(3);
        expect(new Set(keysOf(service)).size).to.equal(1);
        expect(keysOf(service)[0]).to.match(/^"[0-9a-f]{32}"$/u);
        expect(service.received.map(({ body }) => body)).to.deep.equal(Array(3).fill(JSON.stringify(device)));
      }
    }));

  it('waits for a first try that is under way still, and for no other conflict', () =>
    withService(async (service, client) => {
      service.answer(inTurn(cut, refused(409, { 'Retry-After': '0' }), created));
      expect(await client.devices.create(device)).to.deep.equal({ Id: someId });
      service.received.length = 0;
      service.answer(refused(409));
      expect(await rejection(client.devices.create(device))).to.be.instanceOf(ConflictError);
      expect(service.received).to.have.length(1);
    }));

  it('is another one for each call, or chosen by the caller, and sent without retries too', () =>
    withService(async (service, client) => {
      service.answer(created);
      await client.devices.create(device);
      await client.devices.create(device);
      expect(new Set(keysOf(service)).size).to.equal(2);
      await client.devices.create(device, { idempotencyKey: 'set up, crane-7', retries: 0 });
      expect(keysOf(service)[2]).to.equal('"set up, crane-7"');
    }));

  it('goes with commands, and with creates that respond with 200 or 204', () =>
    withService(async (service, client) => {
      const tag: Answer = (_request, response) => sendJson(response, 200, { Id: someId, Name: 'in repair' });
      const resource = { SmartObjectTypeId: someId, ResourceTypeId: someId };
      const condition = { ...resource, TriggerOperator: 'GreaterThan', TriggerMinValue: 1 } as const;
      const setting = [someId, someId, someId, { Value: '1' }] as const;
      const calls: readonly (readonly [Answer, () => Promise<unknown>])[] = [
        [done(), () => client.resources.execute(someId)],
        [tag, () => client.tags.create({ Name: 'in repair' })],
        [tag, () => client.rules.addCondition(someId, condition)],
        [done(), () => client.deviceTemplates.createSettingValue(...setting)],
        [done(), () => client.dataCollectorTemplates.createSettingValue(...setting)],
      ];
      for (const [answer, call] of calls) {
        service.received.length = 0;
        service.answer(inTurn(cut, answer));
        await call();
        expect(new Set(keysOf(service)).size).to.equal(1);
        expect(keysOf(service)).to.have.length(2).and.not.include(undefined);
      }
    }));

  it('is not sent where it has no use', () =>
    withService(async (service, client) => {
      service.answer(created);
      await client.devices.create(device, { retries: 0 });
      service.answer(json(200, { Version: '1', Description: 'x' }));
      await client.version.get();
      expect(keysOf(service)).to.deep.equal([undefined, undefined]);
    }));

  it('comes with a form when asked for, and the form is sent once', () =>
    withService(async (service, client) => {
      service.answer(refused(503, { 'Retry-After': '0' }));
      const form = { firmware: new Blob(['x']), request: { DeviceTypeId: someId, Title: 't', Version: '1' } };
      for (const options of [{}, { idempotencyKey: 'form' }]) {
        expect(await rejection(client.firmwarePackages.create(form, options))).to.be.instanceOf(ServerError);
      }
      expect(keysOf(service)).to.deep.equal([undefined, '"form"']);
    }));

  it('is refused when it cannot be one, or the operation takes none', () =>
    withService(async (service, client) => {
      for (const idempotencyKey of ['', 'k'.repeat(256), '"quoted"', 'a\\b', 'a\nb', '\u00e9']) {
        expect(await rejection(client.devices.create(device, { idempotencyKey })), idempotencyKey)
          .to.be.instanceOf(TypeError)
          .with.property('message')
          .that.includes('idempotencyKey');
      }
      // @ts-expect-error the operation takes no key
      const work = client.devices.get(someId, { idempotencyKey: 'a' });
      expect(await rejection(work)).to.be.instanceOf(TypeError);
      expect(service.received).to.have.length(0);
    }));
});
