/**
 * SenML labels (RFC 8428 section 4: https://www.rfc-editor.org/rfc/rfc8428#section-4; `vlo`: OMA TS 1.1, 7.4.4).
 *
 *     JSON  CBOR  meaning                    JSON  CBOR  meaning
 *     bver   -1   base version               n       0   name
 *     bn     -2   base name                  u       1   unit (read, not kept)
 *     bt     -3   base time, seconds         v       2   number
 *     bu     -4   base unit (not kept)       vs      3   string
 *     bv     -5   base value                 vb      4   boolean
 *     bs     -6   base sum                   s       5   sum
 *     vlo   "vlo" object link, "10:0"        t       6   time, seconds
 *                                            ut      7   update time (not kept)
 *                                            vd      8   data: base64url in JSON, bytes in CBOR
 */
export const CborLabel = {
  bver: -1,
  bn: -2,
  bt: -3,
  bu: -4,
  bv: -5,
  bs: -6,
  n: 0,
  u: 1,
  v: 2,
  vs: 3,
  vb: 4,
  s: 5,
  t: 6,
  ut: 7,
  vd: 8,
} as const;

export type SenmlLabel = keyof typeof CborLabel | 'vlo';

const byNumber = new Map<unknown, SenmlLabel>();
const byName = new Map<unknown, SenmlLabel>([['vlo', 'vlo']]);
for (const name of Object.keys(CborLabel) as (keyof typeof CborLabel)[]) {
  byNumber.set(CborLabel[name], name);
  byName.set(name, name);
}

/** Returns the label of a key of a JSON record; undefined if it is unknown. */
export function jsonLabel(key: string): SenmlLabel | undefined {
  return byName.get(key);
}

/** Returns the label of a key of a CBOR record: a number, or a name, which is legal too; undefined if unknown. */
export function cborLabel(key: unknown): SenmlLabel | undefined {
  return byNumber.get(key) ?? byName.get(key);
}
