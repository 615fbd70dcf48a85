import { expect } from 'chai';
import { Lwm2mRefusal } from '@muster/lwm2m';
import { UplinkRefusal } from '../../../src/kernel/errors.ts';
import { noUsage } from '../../../src/kernel/ports.ts';
import { StoreError } from '../../../src/store/port.ts';
import { Admission, uplinkHandlers, type UplinkServices } from '../../../src/gateway/uplink-handlers.ts';

const source = { listener: 'coap://127.0.0.1:5683', address: '127.0.0.1', port: 40_000 };
const update = { source, location: 'x', warnings: [] };

function services(onUpdate: () => Promise<{ afterSent: () => void }>): UplinkServices {
  const unused = (): never => {
    throw new Error('not expected');
  };
  return {
    registrations: { register: unused, update: onUpdate, deregister: unused },
    measurements: { takeSend: unused },
    observations: { recall: async () => 'unknown' as const },
    formats: { remember: unused },
    downloads: { fetch: async () => undefined },
    live: { from: () => undefined, networkAt: () => undefined, networkFrom: () => undefined },
  };
}

async function refusal(work: Promise<unknown>): Promise<Lwm2mRefusal> {
  try {
    await work;
  } catch (error) {
    expect(error).to.be.instanceOf(Lwm2mRefusal);
    return error as Lwm2mRefusal;
  }
  throw new Error('It was not refused.');
}

describe('uplink handlers', () => {
  for (const [title, fault, expected, logged] of [
    [
      'a refusal of the rules goes to the device with its code',
      new UplinkRefusal('4.04', 'There is no such registration.'),
      { coapCode: '4.04' },
      0,
    ],
    [
      'a store that cannot write is a 5.03 with Max-Age, and is logged',
      new StoreError('disk-full', 'The disk is full.'),
      { coapCode: '5.03', maxAgeSeconds: 30 },
      1,
    ],
  ] as const) {
    it(title, async () => {
      const errors: unknown[] = [];
      const failing = services(() => Promise.reject(fault));
      const handlers = uplinkHandlers(failing, {
        admission: new Admission(),
        usage: noUsage,
        onError: (error) => errors.push(error),
      });
      expect(await refusal(handlers.update(update))).to.include(expected);
      expect(errors).to.have.length(logged);
    });
  }

  it('above its bound the gateway responds with 5.03, and accepts requests again after some have ended', async () => {
    const waiting: (() => void)[] = [];
    const admission = new Admission(2);
    const handlers = uplinkHandlers(
      services(() => new Promise((resolve) => waiting.push(() => resolve({ afterSent: () => undefined })))),
      { admission, usage: noUsage, onError: () => undefined },
    );
    const first = [handlers.update(update), handlers.update(update)];
    expect((await refusal(handlers.update(update))).coapCode).to.equal('5.03');
    expect([admission.underWay, admission.refused]).to.deep.equal([2, 1]);
    waiting.forEach((answer) => answer());
    await Promise.all(first);
    expect(admission.underWay).to.equal(0);
  });
});
