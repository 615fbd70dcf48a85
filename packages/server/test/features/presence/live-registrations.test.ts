import { expect } from 'chai';
import fc from 'fast-check';
import type { Registration } from '../../../src/features/registration/model.ts';
import { LiveRegistrations } from '../../../src/features/presence/live-registrations.ts';
import type { SourceAddress } from '../../../src/gateway/ports/uplink-requests.ts';
import { objectList } from '../../support/device-world.ts';
import { plainRegistration as plain } from '../../support/plain-registration.ts';

const SEED = Number(process.env['MUSTER_SEED'] ?? 6_161);

describe(`LiveRegistrations (MUSTER_SEED=${SEED})`, () => {
  let live: LiveRegistrations;

  beforeEach(() => {
    live = new LiveRegistrations();
  });

  it('an unsecured address belongs to its latest registration', () => {
    const shared: SourceAddress = { listener: 'coap://127.0.0.1:5683', address: '127.0.0.1', port: 50_000 };
    live.put(plain('a'));
    live.put(plain('b'));
    live.put(plain('a', shared));
    live.put(plain('b', shared));
    expect(live.from(shared)?.endpointName).to.equal('b');
    expect(live.from(plain('b'))).to.equal(undefined);
    live.put(plain('a', { ...shared, updatedAt: 2000 }));
    expect(live.from(shared)?.endpointName).to.equal('a');
    live.delete('location-b');
    expect(live.from(shared)?.endpointName).to.equal('a');
    live.delete('location-a');
    expect(live.from(shared)).to.equal(undefined);
    expect(live.delete('location-a')).to.equal(false);
  });

  it('a secured device is found by its identity, at any address', () => {
    const secured = plain('a', { listener: 'coaps://127.0.0.1:5684', identity: 'psk:a' });
    live.put({ ...secured, session: 'session-a' });
    live.put({ ...secured, address: '2001:db8::2', port: 1, session: 'session-b' });
    expect(live.from({ ...secured, address: '192.0.2.1', port: 2 })?.session).to.equal('session-b');
  });

  it('knows when a device last sent a message, and whether it has left a request unanswered since', () => {
    live.put(plain('a', { updatedAt: 1000 }));
    live.heard('device-a', 5000);
    live.heard('device-a', 4000);
    expect(live.lastHeardAt('device-a')).to.equal(5000);
    live.missed('device-a');
    live.put(plain('a', { updatedAt: 1000, port: 50_000 }));
    expect([live.hasMissed('device-a'), live.lastHeardAt('device-a')]).to.deep.equal([true, 5000]);
    live.put(plain('a', { updatedAt: 3000 }));
    expect([live.hasMissed('device-a'), live.lastHeardAt('device-a')]).to.deep.equal([false, 5000]);
    live.put(plain('a', { updatedAt: 6000 }));
    expect(live.lastHeardAt('device-a')).to.equal(6000);
    live.missed('device-a');
    live.heard('device-a', 6001);
    expect(live.hasMissed('device-a')).to.equal(false);
    expect(live.lastHeardAt('device-b')).to.equal(undefined);
  });

  describe('equal parts of registrations', () => {
    it('one list of objects until an Update changes it: models are cached by it', () => {
      live.put(plain('a'));
      const { objects } = live.at('location-a')!;
      live.put({
        ...live.at('location-a')!,
        updatedAt: 2000,
        listener: ['coap://127.0.0.1', 5683].join(':'),
      });
      expect(live.at('location-a')?.objects).to.equal(objects);
      live.put(plain('a', { updatedAt: 3000 }));
      expect(live.at('location-a')?.objects).to.equal(objects);
    });

    for (const change of [{ lwm2mVersion: '1.0' }, { deviceNetworkId: 'another' }]) {
      it(`no shared list with registrations of another ${Object.keys(change).join()}`, () => {
        live.put(plain('a'));
        const { objects } = live.at('location-a')!;
        live.put(plain('b', { ...change, objects }));
        expect(live.at('location-b')?.objects).to.deep.equal(objects);
        expect(live.at('location-b')?.objects).not.to.equal(objects);
      });
    }
  });

  it('equal the last document of each, after any series of writes and deletions', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const change = fc.record(
      {
        id: fc.constantFrom('first', 'second'),
        port: fc.integer({ min: 1, max: 3 }),
        identity: fc.constantFrom('psk:1', 'psk:2'),
        session: fc.constantFrom('session-a', 'session-b'),
        address: fc.constantFrom('127.0.0.2', '2001:db8::1'),
        lwm2mVersion: fc.constantFrom('1.0', '1.2'),
        binding: fc.constantFrom('U', 'UQ'),
        queueMode: fc.boolean(),
        smsNumber: fc.constant('+491234'),
        rootPath: fc.constant('/lwm2m'),
        contentFormats: fc.constantFrom([], [110, 112]),
        learnedFormats: fc.constantFrom({}, { write: 110 }, { write: null }),
        objects: fc.constantFrom(
          objectList('/3/0'),
          [{ objectId: 3303, version: '1.1', instanceIds: [0, 1] }],
          [],
        ),
        registeredAt: fc.integer({ min: 0, max: 8e12 }),
        lifetimeSeconds: fc.constantFrom(0, 4e9),
        updatedAt: fc.integer({ min: 0, max: 8e12 }),
        expiresAt: fc.integer({ min: 0, max: 8e12 }),
      },
      { requiredKeys: [] },
    );
    const steps = fc.array(fc.record({ name, change: fc.option(change) }), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (all) => {
        const own = new LiveRegistrations();
        const expected = new Map<string, Registration>();
        for (const step of all) {
          if (step.change === null) {
            own.delete(expected.get(step.name)?.id ?? '');
            expected.delete(step.name);
          } else {
            const one = plain(step.name, { ...step.change, id: `${step.name} ${step.change.id ?? 'first'}` });
            own.put(one);
            expected.set(step.name, one);
          }
          expect([...own.all()]).to.have.deep.members([...expected.values()]);
          expect(own.size).to.equal(expected.size);
          for (const one of expected.values()) {
            expect([own.at(one.id), own.ofDevice(one.deviceId)]).to.deep.equal([one, one]);
          }
        }
      }),
      { seed: SEED },
    );
  });
});
