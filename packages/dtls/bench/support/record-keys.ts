import { trafficKeys } from '../../src/crypto/key-schedule.ts';
import { suiteByName } from '../../src/crypto/suites/suite.ts';
import type { CipherSuite } from '../../src/crypto/suites/suite.ts';
import { createProtection } from '../../src/record/create-protection.ts';
import type { Protection } from '../../src/record/protection.ts';
import { RecordLayer } from '../../src/record/record-layer.ts';

const NO_CID = Buffer.alloc(0);

/** LwM2M's mandatory suite. */
export function benchSuite(): CipherSuite {
  const suite = suiteByName('TLS_PSK_WITH_AES_128_CCM_8');
  if (!suite) throw new Error('the suite is not there');
  return suite;
}

/** The same keys on both sides, in all processes of a run. */
export function benchKeys(): ReturnType<typeof trafficKeys> {
  return trafficKeys(benchSuite(), Buffer.alloc(48, 1), Buffer.alloc(32, 2), Buffer.alloc(32, 3));
}

const keys = benchKeys();
const protections = new Map<'client' | 'server', Protection>();

function protectionOf(side: 'client' | 'server'): Protection {
  const known = protections.get(side);
  if (known) return known;
  const protection = createProtection(benchSuite(), keys[side], { encryptThenMac: false });
  protections.set(side, protection);
  return protection;
}

/** One end of a connection whose handshake is over. */
export function recordLayer(side: 'client' | 'server'): RecordLayer {
  const layer = new RecordLayer();
  layer.enableWrite(protectionOf(side), NO_CID);
  layer.enableRead(protectionOf(side === 'client' ? 'server' : 'client'), NO_CID);
  return layer;
}
