import type { TreeValue } from '../../src/index.ts';
import { discover, writeAttributes } from './device-management-exchanges.ts';
import type { Procedure } from './exchange.ts';

const voltages = new Map([3800, 5000].entries());

/** "Configuration 4" of the test specification: a Server object with default periods, a Device with two batteries. */
const batteries = (): Record<string, TreeValue | undefined> => ({
  '/1/0/0': 1,
  '/1/0/1': 86_400,
  '/1/0/2': 1,
  '/1/0/3': 10,
  '/3/0/0': 'Muster',
  '/3/0/4': undefined,
  '/3/0/6': new Map([1, 2].entries()),
  '/3/0/7': voltages,
  '/3/0/9': 87,
  '/3/0/11': new Map([[0, 0]]),
});

/** Discover, with attributes. */
export const discoveryProcedures: readonly Procedure[] = [
  {
    id: 'LightweightM2M-1.1-int-260: Discover of an object, an instance and a resource, with attributes',
    content: { '/3/0/0': 'Muster', '/3/0/7': voltages },
    exchanges: [
      discover('/3', '</3>,</3/0>,</3/0/0>,</3/0/7>;dim=2', {
        '/3': {},
        '/3/0': {},
        '/3/0/0': {},
        '/3/0/7': { dim: '2' },
      }),
      writeAttributes('/3/0/7', { pmin: 10, pmax: 60 }),
      discover('/3/0', '</3/0>,</3/0/0>,</3/0/7>;dim=2;pmin=10;pmax=60', {
        '/3/0': {},
        '/3/0/0': {},
        '/3/0/7': { dim: '2', pmin: '10', pmax: '60' },
      }),
      discover('/3/0/7', '</3/0/7>;dim=2;pmin=10;pmax=60,</3/0/7/0>,</3/0/7/1>', {
        '/3/0/7': { dim: '2', pmin: '10', pmax: '60' },
        '/3/0/7/0': {},
        '/3/0/7/1': {},
      }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-261: Write-Attributes of a multiple-instance resource and of one of its instances',
    content: { '/3/0/11': new Map([[0, 0]]) },
    exchanges: [
      writeAttributes('/3', { pmin: 10, pmax: 200 }),
      writeAttributes('/3/0', { pmax: 320 }),
      writeAttributes('/3/0/11/0', { pmax: 100, epmin: 1, epmax: 20 }),
      discover('/3/0/11', '</3/0/11>;dim=1;pmin=10;pmax=320,</3/0/11/0>;pmax=100;epmin=1;epmax=20', {
        '/3/0/11': { dim: '1', pmin: '10', pmax: '320' },
        '/3/0/11/0': { pmax: '100', epmin: '1', epmax: '20' },
      }),
    ],
  },
  {
    id: 'LightweightM2M-1.1-int-261: Write-Attributes of a multiple-instance resource with thresholds of one instance',
    content: { '/3/0/7': voltages },
    exchanges: [
      writeAttributes('/3/0/7', { pmin: 10 }),
      writeAttributes('/3/0/7/1', { gt: 4900, st: 10 }),
      discover('/3/0/7', '</3/0/7>;dim=2;pmin=10,</3/0/7/0>,</3/0/7/1>;gt=4900;st=10', {
        '/3/0/7': { dim: '2', pmin: '10' },
        '/3/0/7/0': {},
        '/3/0/7/1': { gt: '4900', st: '10' },
      }),
    ],
  },
  {
    id: 'LightweightM2M-1.2-int-264: Discover of depth 1 shows the default periods of the object',
    lwm2mVersion: '1.2',
    content: batteries(),
    exchanges: [
      discover('/3', '</3>;pmin=1;pmax=10,</3/0>', { '/3': { pmin: '1', pmax: '10' }, '/3/0': {} }, 1),
      writeAttributes('/3/0', { pmax: 200 }),
      discover(
        '/3',
        '</3>;pmin=1;pmax=10,</3/0>;pmax=200',
        { '/3': { pmin: '1', pmax: '10' }, '/3/0': { pmax: '200' } },
        1,
      ),
    ],
  },
  {
    id: 'LightweightM2M-1.2-int-266: Discover of depth 2 lists resources, of depth 3 their instances',
    lwm2mVersion: '1.2',
    content: batteries(),
    exchanges: [
      discover(
        '/3',
        '</3>;pmin=1;pmax=10,</3/0>,</3/0/0>,</3/0/4>,</3/0/6>;dim=2,</3/0/7>;dim=2,</3/0/9>,</3/0/11>;dim=1',
        {
          '/3': { pmin: '1', pmax: '10' },
          '/3/0': {},
          '/3/0/0': {},
          '/3/0/4': {},
          '/3/0/6': { dim: '2' },
          '/3/0/7': { dim: '2' },
          '/3/0/9': {},
          '/3/0/11': { dim: '1' },
        },
        2,
      ),
      writeAttributes('/3', { pmin: 10, pmax: 200 }),
      writeAttributes('/3/0/7', { gt: 6, lt: 1, st: 1 }),
      writeAttributes('/3/0/7/1', { gt: 8 }),
      discover(
        '/3',
        '</3>;pmin=10;pmax=200,</3/0>,</3/0/0>,</3/0/4>,</3/0/6>;dim=2,</3/0/6/0>,</3/0/6/1>,' +
          '</3/0/7>;dim=2;gt=6;lt=1;st=1,</3/0/7/0>,</3/0/7/1>;gt=8,</3/0/9>,</3/0/11>;dim=1,</3/0/11/0>',
        {
          '/3': { pmin: '10', pmax: '200' },
          '/3/0': {},
          '/3/0/0': {},
          '/3/0/4': {},
          '/3/0/6': { dim: '2' },
          '/3/0/6/0': {},
          '/3/0/6/1': {},
          '/3/0/7': { dim: '2', gt: '6', lt: '1', st: '1' },
          '/3/0/7/0': {},
          '/3/0/7/1': { gt: '8' },
          '/3/0/9': {},
          '/3/0/11': { dim: '1' },
          '/3/0/11/0': {},
        },
        3,
      ),
    ],
  },
];
