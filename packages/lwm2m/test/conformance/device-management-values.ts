import { expect } from 'chai';
import { bytes } from '../codec/support.ts';
import { read, record, write } from './device-management-exchanges.ts';
import type { Procedure } from './exchange.ts';

const basic = { '/3/0/0': 'Muster', '/3/0/1': 'M1', '/3/0/9': 87 };

/** Querying and setting basic information, format by format. */
export const valueProcedures: readonly Procedure[] = [
  {
    id: 'LightweightM2M-1.1-int-201: basic information is queried in plain text',
    content: basic,
    exchanges: [
      read('/3/0/0', 0, 'Muster', { '/3/0/0': 'Muster' }),
      read('/3/0/1', 0, 'M1', { '/3/0/1': 'M1' }),
      read('/3/0/9', 0, '87', { '/3/0/9': 87 }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-203: basic information is queried in TLV',
    content: basic,
    exchanges: [
      read('/3/0', 11_542, bytes('c600 4d7573746572 c201 4d31 c109 57'), basic),
      read('/3/0/9', 11_542, bytes('c109 57'), { '/3/0/9': 87 }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-204: basic information is queried in JSON',
    content: basic,
    exchanges: [
      read(
        '/3/0',
        11_543,
        '{"bn":"/3/0/","e":[{"n":"0","sv":"Muster"},{"n":"1","sv":"M1"},{"n":"9","v":87}]}',
        basic,
      ),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-205: basic information is set in plain text',
    exchanges: [write('/1/0/1', 0, '60', [record('/1/0/1', 60)]), read('/1/0/1', 0, '60', { '/1/0/1': 60 })],
  },
  {
    id: 'LightweightM2M-1.1-int-211: basic information is queried in CBOR',
    content: basic,
    exchanges: [
      read('/3/0/0', 60, bytes('66 4d7573746572'), { '/3/0/0': 'Muster' }),
      read('/3/0/9', 60, bytes('18 57'), { '/3/0/9': 87 }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-212: basic information is set in CBOR',
    exchanges: [
      write('/1/0/1', 60, bytes('18 3c'), [record('/1/0/1', 60)]),
      write('/3/0/14', 60, bytes('66 2b30323a3030'), [record('/3/0/14', '+02:00')]),
    ],
    after: (tree) => expect([tree.read(1, 0, 1), tree.read(3, 0, 14)]).to.deep.equal([60, '+02:00']),
  },
  {
    id: 'LightweightM2M-1.1-int-215: basic information is set in TLV',
    exchanges: [
      write(
        '/1/0',
        11_542,
        bytes('c101 3c c107 55'),
        [record('/1/0/1', 60), record('/1/0/7', 'U')],
        'update',
      ),
    ],
    after: (tree) => expect(tree.read(1, 0, 1)).to.equal(60),
  },
  {
    id: 'LightweightM2M-1.1-int-220: basic information is set in JSON',
    exchanges: [
      write(
        '/3/0',
        11_543,
        '{"bn":"/3/0/","e":[{"n":"14","sv":"+02:00"},{"n":"15","sv":"Europe/Berlin"}]}',
        [record('/3/0/14', '+02:00'), record('/3/0/15', 'Europe/Berlin')],
        'update',
      ),
    ],
    after: (tree) => expect(tree.read(3, 0, 15)).to.equal('Europe/Berlin'),
  },
  {
    id: 'LightweightM2M-1.1-int-231: basic information is queried in SenML JSON',
    content: basic,
    exchanges: [
      read('/3/0', 110, '[{"bn":"/3/0/","n":"0","vs":"Muster"},{"n":"1","vs":"M1"},{"n":"9","v":87}]', basic),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-232: basic information is queried in SenML CBOR',
    content: basic,
    exchanges: [
      read(
        '/3/0',
        112,
        bytes(
          '83 a3 21 65 2f332f302f 00 61 30 03 66 4d7573746572 a2 00 61 31 03 62 4d31 a2 00 61 39 02 18 57',
        ),
        basic,
      ),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-233: basic information is set in SenML CBOR',
    exchanges: [
      write(
        '/3/0',
        112,
        bytes('81 a3 21 65 2f332f302f 00 62 3134 03 66 2b30323a3030'),
        [record('/3/0/14', '+02:00')],
        'update',
      ),
    ],
    after: (tree) => expect(tree.read(3, 0, 14)).to.equal('+02:00'),
  },
  {
    id: 'LightweightM2M-1.1-int-234: basic information is set in SenML JSON',
    exchanges: [
      write('/3/0', 110, '[{"bn":"/3/0/","n":"14","vs":"+02:00"}]', [record('/3/0/14', '+02:00')], 'update'),
    ],
    after: (tree) => expect(tree.read(3, 0, 14)).to.equal('+02:00'),
  },
];
