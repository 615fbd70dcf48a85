import { expect } from 'chai';
import { parsePath, type TreeValue } from '../../src/index.ts';
import { readComposite, record, refused, writeComposite } from './device-management-exchanges.ts';
import type { Procedure } from './exchange.ts';

const voltages = new Map([3800, 5000].entries());

/** "Configuration 1": what every device has. */
const basics = (): Record<string, TreeValue | undefined> => ({
  '/1/0/0': 1,
  '/1/0/1': 86_400,
  '/1/0/6': false,
  '/1/0/7': 'U',
  '/1/0/8': undefined,
  '/3/0/0': 'Muster',
  '/3/0/11': new Map([[0, 0]]),
  '/3/0/16': 'U',
});

/** Operations on several paths at once. */
export const compositeProcedures: readonly Procedure[] = [
  {
    id: 'LightweightM2M-1.1-int-229: Read-Composite of resources, instances and resource instances',
    content: { '/3/0/0': 'Muster', '/3/0/7': voltages, '/3303/0/5700': 21.5 },
    exchanges: [
      readComposite(
        ['/3/0/0', '/3/0/7/1', '/3303/0'],
        '[{"bn":"/","n":"3/0/0","vs":"Muster"},{"n":"3/0/7/1","v":5000},{"n":"3303/0/5700","v":21.5}]',
        { '/3/0/0': 'Muster', '/3/0/7/1': 5000, '/3303/0/5700': 21.5 },
      ),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-230: Write-Composite changes several objects at once',
    exchanges: [
      writeComposite(
        [record('/3/0/14', '+02:00'), record('/3311/0/5850', false)],
        '[{"bn":"/","n":"3/0/14","vs":"+02:00"},{"n":"3311/0/5850","vb":false}]',
      ),
    ],
    after: (tree) => expect([tree.read(3, 0, 14), tree.read(3311, 0, 5850)]).to.deep.equal(['+02:00', false]),
  },
  {
    id: 'LightweightM2M-1.1-int-235: Read-Composite of the root is everything that the server may see',
    content: { '/0/0/0': 'coap://192.0.2.99', '/1/0/1': 60, '/3/0/0': 'Muster' },
    exchanges: [
      readComposite(['/'], '[{"bn":"/","n":"1/0/1","v":60},{"n":"3/0/0","vs":"Muster"}]', {
        '/1/0/1': 60,
        '/3/0/0': 'Muster',
      }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-236: Read-Composite leaves out what is not there; 4.04 where nothing is',
    exchanges: [
      readComposite(['/3/0/0', '/9/0/1', '/3/0/4'], '[{"bn":"/","n":"3/0/0","vs":"Muster"}]', {
        '/3/0/0': 'Muster',
      }),
      refused(
        { type: 'readComposite', paths: [parsePath('/9/0/1')] },
        { method: 'FETCH', path: '/', format: 110, accept: 110, payload: '[{"n":"/9/0/1"}]' },
        '4.04',
      ),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-257: Write-Composite to the Server and Device objects',
    content: { '/1/0/2': 1, '/1/0/6': false, '/3/0/13': new Date(1_700_000_000_000) },
    exchanges: [
      writeComposite(
        [record('/1/0/2', 101), record('/1/0/6', true), record('/3/0/13', new Date(0))],
        '[{"bn":"/","n":"1/0/2","v":101},{"n":"1/0/6","vb":true},{"n":"3/0/13","v":0}]',
      ),
    ],
    after: (tree) =>
      expect([tree.read(1, 0, 2), tree.read(1, 0, 6), tree.read(3, 0, 13)]).to.deep.equal([
        101,
        true,
        new Date(0),
      ]),
  },
  {
    id: 'LightweightM2M-1.1-int-257: Write-Composite is all or nothing',
    exchanges: [
      writeComposite(
        [record('/3/0/14', '+02:00'), record('/3/0/0', 'x')],
        '[{"bn":"/","n":"3/0/14","vs":"+02:00"},{"n":"3/0/0","vs":"x"}]',
        '4.05',
      ),
      writeComposite(
        [record('/3/0/14', '+02:00'), record('/9/0/1', 'x')],
        '[{"bn":"/","n":"3/0/14","vs":"+02:00"},{"n":"9/0/1","vs":"x"}]',
        '4.04',
      ),
    ],
    after: (tree) => expect(tree.read(3, 0, 14)).to.equal('+01:00'),
  },
  {
    id: 'LightweightM2M-1.1-int-280: Read-Composite of a resource, a resource instance and an object instance',
    content: basics(),
    exchanges: [
      readComposite(
        ['/3/0/16', '/3/0/11/0', '/1/0'],
        '[{"bn":"/","n":"1/0/0","v":1},{"n":"1/0/1","v":86400},{"n":"1/0/6","vb":false},' +
          '{"n":"1/0/7","vs":"U"},{"n":"3/0/11/0","v":0},{"n":"3/0/16","vs":"U"}]',
        {
          '/3/0/16': 'U',
          '/3/0/11/0': 0,
          '/1/0/0': 1,
          '/1/0/1': 86_400,
          '/1/0/6': false,
          '/1/0/7': 'U',
        },
      ),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-281: Read-Composite leaves out what can only be executed',
    content: basics(),
    exchanges: [
      readComposite(
        ['/1/0/1', '/1/0/7', '/1/0/8'],
        '[{"bn":"/","n":"1/0/1","v":86400},{"n":"1/0/7","vs":"U"}]',
        { '/1/0/1': 86_400, '/1/0/7': 'U' },
      ),
    ],
  },
];
