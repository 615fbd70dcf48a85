import { expect } from 'chai';
import { TestAuthority } from '../support/identities.ts';
import { Pair, sessionCache, withRawPublicKeys, type PairOptions } from '../support/pair.ts';

const SEED = Number(process.env.MUSTER_SEED ?? 61_347);
const HANDSHAKES = 25;

describe(`loss matrix of handshakes, with duplicates and changed order (seed ${SEED})`, () => {
  const kinds = new Map<string, PairOptions>();

  before(async () => {
    const sessions = sessionCache();
    kinds.set('PSK', { client: {}, server: {} });
    const first = new Pair({ server: { sessions } });
    await first.expectEstablished();
    const resume = first.client.resumableSession!;
    kinds.set('resumption', { client: { resume }, server: { sessions } });
    kinds.set('RPK', withRawPublicKeys());
    const authority = new TestAuthority();
    const trustedCertificates = () => [authority.root];
    const holder = (name: string) => ({ certificate: authority.issue(name), trustedCertificates });
    kinds.set('X.509', {
      client: { credentials: holder('sensor-1'), maxDatagramBytes: 400 },
      server: { credentials: holder('server'), maxDatagramBytes: 400, clientAuthentication: 'require' },
    });
  });

  for (const kind of ['PSK', 'resumption', 'RPK', 'X.509']) {
    for (const percent of [0, 10, 20, 50]) {
      it(`${kind}, ${percent} % loss: both sides are established, and agree`, async () => {
        const { client, server } = kinds.get(kind)!;
        let retransmissions = 0;
        for (let round = 0; round < HANDSHAKES; round += 1) {
          const patient = { handshakeTimeoutMs: 3_600_000, retransmission: { attempts: 60, maxMs: 8_000 } };
          const conditions = {
            lossRate: percent / 100,
            duplicationRate: 0.1,
            minDelayMs: 5,
            maxDelayMs: 400,
          };
          const pair = new Pair({
            link: { ...conditions, seed: SEED + round },
            client: { ...client, ...patient },
            server: { ...server, ...patient },
          });
          await pair.clock.advance(3_700_000);
          const name = `round ${round}`;
          expect(pair.clientHost.error, name).to.equal(undefined);
          expect(pair.client.state, name).to.equal('established');
          expect(pair.server.state, name).to.equal('established');
          const ofClient = pair.client.exportState();
          const ofServer = pair.server.exportState();
          expect(ofClient.clientKeys, name).to.deep.equal(ofServer.clientKeys);
          expect(ofClient.serverKeys, name).to.deep.equal(ofServer.serverKeys);
          expect(pair.client.resumed).to.equal(kind === 'resumption');
          expect(pair.clock.pendingTimers, name).to.equal(0);
          retransmissions += pair.client.counters.retransmissions + pair.server.counters.retransmissions;
        }
        if (percent >= 20) expect(retransmissions).to.be.greaterThan(0);
      });
    }
  }
});
