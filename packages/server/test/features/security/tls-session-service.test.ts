import { expect } from 'chai';
import { collections } from '../../../src/features/generated/collections.ts';
import { MQTT_BROKER_LISTENER, MQTT_LISTENER } from '../../../src/features/registration/model.ts';
import { deviceSession, TlsSessionService } from '../../../src/features/security/sessions.ts';
import type { TlsSession } from '../../../src/features/security/model.ts';
import type { Store } from '../../../src/store/port.ts';
import { openStore } from '../../../src/store/open-store.ts';

describe('TLS connections of MQTT devices', () => {
  let store: Store;
  let sessions: TlsSessionService;

  beforeEach(async () => {
    store = await openStore('memory:', collections);
    sessions = new TlsSessionService(store);
  });

  afterEach(() => store.close());

  const session = (establishedAt: number, version = 'TLSv1.3'): TlsSession => ({
    id: 'meter',
    deviceNetworkId: 'network',
    version,
    suite: 'TLS_AES_256_GCM_SHA384',
    identity: 'x509:meter',
    establishedAt,
  });
  const shown = (listener = MQTT_LISTENER): Promise<unknown> =>
    deviceSession(store, { deviceId: 'meter', listener });

  it('are shown until they end, the latest of a device first', async () => {
    const [first, second] = [session(1, 'TLSv1.2'), session(2)];
    await sessions.opened(first);
    await sessions.opened(second);
    expect(await shown()).to.deep.include({ protocol: 'TLS 1.3', identity: 'x509:meter', establishedAt: 2 });
    expect(await shown(MQTT_BROKER_LISTENER)).to.equal(undefined);
    await sessions.ended(second);
    expect(await shown()).to.deep.include({ protocol: 'TLS 1.2', establishedAt: 1 });
    await sessions.ended(first);
    expect(await shown()).to.equal(undefined);
  });

  it('of an earlier run are removed before the first one of this run is stored', async () => {
    await sessions.opened(session(1));
    const next = new TlsSessionService(store);
    const cleared = next.clear();
    await next.opened(session(2));
    await cleared;
    expect(await shown()).to.deep.include({ establishedAt: 2 });
    await new TlsSessionService(store).clear();
    expect(await shown()).to.equal(undefined);
  });
});
