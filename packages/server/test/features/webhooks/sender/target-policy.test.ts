import { expect } from 'chai';
import { TargetPolicy } from '../../../../src/features/webhooks/sender/target-policy.ts';

const publicOnes = ['93.184.215.14', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'];
const privateOnes = ['10.0.0.1', '172.31.255.255', '192.168.1.5', '100.64.0.1', 'fd00::1', '::ffff:10.0.0.1'];
const loopbackOnes = ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'];
const neverOnes = [
  '0.0.0.0',
  '169.254.169.254',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '0:0:0:0:0:ffff:a9fe:a9fe',
  'fe80::1%eth0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'ff02::1',
  'nonsense',
];

describe('TargetPolicy', () => {
  for (const [setting, allowed, refused] of [
    ['public', publicOnes, [...privateOnes, ...loopbackOnes, ...neverOnes]],
    ['private', privateOnes, [...publicOnes, ...loopbackOnes, ...neverOnes]],
    ['loopback', loopbackOnes, [...publicOnes, ...privateOnes, ...neverOnes]],
    ['public, private', [...publicOnes, ...privateOnes], [...loopbackOnes, ...neverOnes]],
    [
      'public,10.0.0.0/24,::1',
      [...publicOnes, '10.0.0.200', '::1', '::ffff:10.0.0.1'],
      ['10.0.1.1', '127.0.0.1', '192.168.1.5'],
    ],
    ['any', [...publicOnes, ...privateOnes, ...loopbackOnes, '169.254.169.254'], []],
  ] as const) {
    it(`${setting} allows these and no others`, () => {
      const policy = TargetPolicy.parse(setting);
      for (const address of allowed) expect(policy.allows(address), address).to.equal(true);
      for (const address of refused) expect(policy.allows(address), address).to.equal(false);
    });
  }

  for (const text of ['', 'everything', 'public;private', '10.0.0.0/33', 'example.com', '10.0.0']) {
    it(`"${text}" is refused`, () => {
      expect(() => TargetPolicy.parse(text)).to.throw(/is not one of public/u);
    });
  }
});
