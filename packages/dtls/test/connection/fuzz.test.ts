import { expect } from 'chai';
import fc from 'fast-check';
import { DecodeError } from '../../src/errors.ts';
import { readClientHelloExtensions } from '../../src/handshake/extensions/client-hello-extensions.ts';
import { readServerHelloExtensions } from '../../src/handshake/extensions/server-hello-extensions.ts';
import { decodeFragments } from '../../src/handshake/handshake-header.ts';
import { decodeClientHello } from '../../src/handshake/messages/client-hello.ts';
import { decodeServerHello } from '../../src/handshake/messages/server-hello.ts';
import { foreignMessages } from '../support/foreign-messages.ts';
import { handshakeMessages } from '../support/handshake-messages.ts';
import { Pair, withRawPublicKeys, type PairOptions } from '../support/pair.ts';

/** `MUSTER_FUZZ_RUNS` raises it. */
const RUNS = Number(process.env.MUSTER_FUZZ_RUNS ?? 2_000);
const SEED = Number(process.env.MUSTER_SEED ?? 9_146);

const decoders: readonly ((body: Buffer) => unknown)[] = [
  decodeFragments,
  (body) => readClientHelloExtensions(decodeClientHello(body).extensions),
  (body) => readServerHelloExtensions(decodeServerHello(body).extensions),
  ...handshakeMessages.map(({ recode }) => recode),
];

/** What happens to a datagram: bytes are changed, it is cut, or longer. */
interface Mutation {
  readonly changes: readonly (readonly [number, number])[];
  readonly cut: number;
  readonly tail: Uint8Array;
}

const mutations = fc.record<Mutation>({
  changes: fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 6 }),
  cut: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(60) }),
  tail: fc.uint8Array({ maxLength: 4 }),
});

function mutate(original: Buffer, { changes, cut, tail }: Mutation): Buffer {
  const kept = original.subarray(0, Math.max(0, original.length - cut));
  const bytes = Buffer.concat([kept, tail]);
  if (bytes.length > 0) for (const [at, value] of changes) bytes[at % bytes.length] = value;
  return bytes;
}

describe(`mutated handshakes (${RUNS} runs, seed ${SEED})`, () => {
  it('decoders throw DecodeError, or nothing', () => {
    const messages = fc.constantFrom(...Object.values(foreignMessages));
    fc.assert(
      fc.property(messages, mutations, fc.boolean(), (message, mutation, whole) => {
        const bytes = mutate(whole ? message : message.subarray(12), mutation);
        for (const decode of decoders) {
          try {
            decode(bytes);
          } catch (error) {
            expect(error).to.be.instanceOf(DecodeError);
          }
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  const kinds: readonly [string, PairOptions][] = [
    ['PSK', {}],
    ['RPK', withRawPublicKeys()],
  ];

  for (const [name, options] of kinds) {
    it(`${name}: a datagram of a handshake is changed on its way: established, or one clear error, and no leftovers`, async () => {
      const scenario = fc.record({ at: fc.nat(5), mutation: mutations, extra: fc.boolean() });
      const ends = { established: 0, alert: 0, timeout: 0 };
      await fc.assert(
        fc.asyncProperty(scenario, async ({ at, mutation, extra }) => {
          let count = 0;
          const change = (datagram: Buffer): Buffer | Buffer[] => {
            if (count++ !== at) return datagram;
            // Injected beside the true one, or in its place.
            return extra ? [mutate(datagram, mutation), datagram] : mutate(datagram, mutation);
          };
          const timing = { handshakeTimeoutMs: 8_000 };
          const pair = new Pair({
            toServer: change,
            toClient: change,
            client: { ...options.client, ...timing },
            server: { ...options.server, ...timing },
          });
          await pair.clock.advance(20_000);
          const { state } = pair.client;
          expect(state).to.be.oneOf(['established', 'closed']);
          const end = state === 'established' ? state : pair.clientHost.error?.kind;
          expect(end).to.be.oneOf(['established', 'alert-sent', 'alert-received', 'timeout', 'closed']);
          if (end === 'established' || end === 'timeout') ends[end] += 1;
          else ends.alert += 1;
          for (const error of [pair.clientHost.error, pair.hasServer ? pair.serverHost.error : undefined]) {
            expect(error?.message).not.to.equal('The handshake failed inside');
          }
          await pair.clock.advance(600_000);
          expect(pair.clock.pendingTimers).to.equal(0);
        }),
        { numRuns: Math.ceil(RUNS / 10), seed: SEED },
      );
      expect(ends.established).to.be.greaterThan(0);
      expect(ends.alert).to.be.greaterThan(0);
    });
  }
});
