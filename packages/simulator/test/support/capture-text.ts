/** Capture files as text, written by hand. */
const header = {
  format: 'muster-capture',
  version: 1,
  startedAt: '2026-01-01T00:00:00.000Z',
  listen: 'coap://127.0.0.1:5783',
  server: 'coap://127.0.0.1:5683',
};

/** One message: `[ms, from, type, code, id, token, options, payload]`. */
export type CaptureRow = readonly [
  ms: number,
  from: 'device' | 'server',
  type: 'CON' | 'NON' | 'ACK' | 'RST',
  code: string,
  id: number,
  token: string,
  options?: Readonly<Record<string, unknown>>,
  payload?: string,
];

/** A capture of one device. */
export function captureText(rows: readonly CaptureRow[], device = 'meter-1'): string {
  const lines = rows.map(([ms, from, type, code, id, token, options, text]) => ({
    ms,
    device,
    link: 1,
    from,
    type,
    code,
    id,
    token,
    ...(options === undefined ? {} : { options }),
    ...(text === undefined ? {} : { payload: { text } }),
  }));
  return [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** A Register and its response, at 0 ms; the location is `/rd/old`. */
export const registered: readonly CaptureRow[] = [
  [
    0,
    'device',
    'CON',
    'POST',
    1,
    '01',
    { 'Uri-Path': '/rd', 'Content-Format': 40, 'Uri-Query': ['ep=meter-1', 'lt=60'] },
    '</3/0>',
  ],
  [5, 'server', 'ACK', '2.01', 1, '01', { 'Location-Path': '/rd/old' }],
];
