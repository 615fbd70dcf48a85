import { expect } from 'chai';
import { until } from '@muster/testkit';
import { decodeBlock } from '@muster/coap';
import {
  option,
  optionsOf,
  pathOf,
  type BytesDevice,
  type ReceivedMessage,
} from '../support/bytes-device.ts';
import { BytesWorld } from '../support/bytes-world.ts';

const [ETAG, BLOCK2, UNKNOWN_CRITICAL] = [4, 23, 65_001];
const SIZE = 64;
const TEXT = 0;

type Answer = NonNullable<Parameters<BytesDevice['answer']>[2]>;

/** A block of a text, with more after it. */
function block(number: number, bytes = SIZE, options: Answer['options'] = {}): Answer {
  const block2 = number * 16 + 8 + Math.log2(SIZE) - 4;
  return {
    code: '2.05',
    options: { [option.contentFormat]: TEXT, [BLOCK2]: block2, ...options },
    payload: '2'.repeat(bytes),
  };
}

const asked = (request: ReceivedMessage): number => {
  const [value] = optionsOf(request, BLOCK2);
  return value === undefined ? 0 : (decodeBlock(value)?.number ?? 0);
};
let sent = 0;
const nextTag = (): Answer['options'] => ({ [ETAG]: `v${(sent += 1)}` });

const UNUSABLE = 'The response of the device cannot be used: ';

describe('devices whose block-wise responses are faulty', () => {
  let world: BytesWorld;
  let serving: Promise<unknown>;
  let reads = 0;

  before(async () => {
    world = await BytesWorld.start({ coapMaxBodyBytes: 65_536 });
    await world.register('</>;ct=0,</3303/0>');
    serving = world.answeredUntil(() => false).catch(() => undefined);
  });

  after(async () => {
    await world.close();
    await serving;
  });

  for (const [fault, answer, message] of [
    [
      'an ETag on the first block only',
      (number: number) => block(number, SIZE, number === 0 ? { [ETAG]: 'v' } : {}),
      `${UNUSABLE}Block 1 has no ETag, although the first block has one.`,
    ],
    [
      'a repeated block',
      () => block(0),
      `${UNUSABLE}The peer sent block 0 of 64 bytes when it was asked for block 1.`,
    ],
    [
      'a short block',
      (number: number) => block(number, number === 0 ? SIZE : 5),
      `${UNUSABLE}Block 1 has 5 bytes of 64, although it is not the last.`,
    ],
    [
      'another ETag on each block',
      (number: number) => block(number, SIZE, nextTag()),
      `${UNUSABLE}The representation changed twice during the transfer (another ETag).`,
    ],
    [
      'an unknown critical option',
      () => ({ code: '2.05', options: { [UNKNOWN_CRITICAL]: 'x' }, payload: '20' }),
      `${UNUSABLE}The response has a critical option 65001.`,
    ],
    [
      'no end',
      (number: number) => block(number),
      'The response of the device is too large: The body is longer than 65536 bytes (maxBodyBytes). Read less at a time, or start the server with a larger --coap-max-body-bytes.',
    ],
  ] as const) {
    it(`a Read fails at once with the cause: ${fault}`, async () => {
      world.answerOf = (request) => (pathOf(request) === '/3303/0/5700' ? answer(asked(request)) : undefined);
      const id = await world.resource(3303, 0, 5700);
      await world.call('GET', `/resources/${id}/read`);
      reads += 1;
      const failed = await until(
        () => world.show('/activitylogs?Filter=Status eq Failed'),
        ({ Rows }) => Rows.length === reads,
      );
      expect(failed.Rows.map((one) => one.ResponseMessage)).to.include(message);
    });
  }
});
