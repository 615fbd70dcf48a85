import fc from 'fast-check';
import { words } from './document.ts';

/** Text that programs often mishandle. */
export const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff\ud800y',
    '\u202eRTL \u05d0\u0627',
    '\ufeff',
    '\u2028',
    'e\u0301\u200d\ufe0f',
    '👩‍👩‍👧‍👦',
    '[object Object]',
    "' or 1=1 --",
    '${7*7}{{7*7}}',
    '\r\nX-Injected: 1',
    ...words(
      'NaN Infinity -0 1e999 0x10 null undefined true __proto__ constructor ../../etc/passwd <script> %00',
    ),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer({ min: 256, max: 20_000 }).map((length) => 'ä'.repeat(length)),
);

const nastyNumber = fc.oneof(
  fc.constantFrom(
    ...[0, -0, -1, 0.5, 1e308, -1e308, 5e-324, 65_535, 65_536, 2 ** 31, 2 ** 53, -(2 ** 63), 2 ** 64],
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

export const nastyValue = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  { weight: 3, arbitrary: nastyNumber },
  { weight: 1, arbitrary: fc.constantFrom(true, false, null, [], {}, [[]], [null], { Id: {} }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }) },
);

/** JSON that JSON.stringify never produces. */
export const oddJson: readonly (readonly [text: string, isBroken: boolean])[] = [
  ['{', true],
  ['{"Name":', true],
  ['{"Name":NaN}', true],
  ['{"Name":Infinity}', true],
  ["{'Name':'x'}", true],
  ['{"Name":"x",}', true],
  ['{"Name":"\u0001"}', true],
  ['{"Name":"\\x"}', true],
  ['{"Name":"\\ud8"}', true],
  ['nul', true],
  ['\u0000', true],
  ['<xml/>', true],
  ['Name=x&Name=y', true],
  ['[1,2', true],
  ['{"Name":1e999999}', false],
  ['1e400', false],
  ['{"Name":123456789012345678901234567890}', false],
  [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, false],
  [`${'{"Name":'.repeat(20_000)}1${'}'.repeat(20_000)}`, false],
  ['{"Name":"a","Name":{},"Name":[]}', false],
  [`{"${'n'.repeat(20_000)}":"\\ud800"}`, false],
  [`${'['.repeat(20_000)}"\\ud800"${']'.repeat(20_000)}`, false],
  ['{"\\udfff":1}', false],
  ['"text"', false],
  ['7', false],
  ['null', false],
];

export const pollution = [
  '"__proto__":{"polluted":true}',
  '"constructor":{"prototype":{"polluted":true}}',
  '"prototype":{"polluted":true}',
  '"toString":1,"valueOf":null,"hasOwnProperty":"x"',
  '"toJSON":{"polluted":true},"then":1,"length":-1',
];

export const badEncodings = ['%', '%zz', '%E0%A4%A', '%ff', '%C0%AF', '%ED%A0%80'];

export const badCredentials = [
  '',
  'Bearer',
  'Bearer ',
  'Basic YTpi',
  'bearer bearer x',
  `Bearer ${'a'.repeat(4000)}`,
  ...words('a.b.c null __proto__ \u00e4\u00f6 e30.e30.e30 eyJhbGciOiJub25lIn0.e30.').map(
    (one) => `Bearer ${one}`,
  ),
];

export const otherTypes = [
  '',
  ...words('text/plain application/octet-stream multipart/form-data application/x-www-form-urlencoded'),
  ...words('json / application/json+x'),
  'text/html; charset=utf-16',
  'application/json; charset=utf-16',
];

export const oddTexts = [
  '<LWM2M>',
  '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><LWM2M>&b;</LWM2M>',
  `<LWM2M>${'<Object>'.repeat(5000)}`,
  '<LWM2M><Object ObjectType="MODefinition"><ObjectID>NaN</ObjectID></Object></LWM2M>',
  'DeviceIdentifier,DeviceTypeName\r\n"',
  'DeviceIdentifier,DeviceIdentifier\r\na,b\r\n',
  '__proto__,constructor\r\n1,2\r\n',
  `DeviceIdentifier\r\n${'x'.repeat(70_000)}\r\n`,
  '"'.repeat(2000),
];
