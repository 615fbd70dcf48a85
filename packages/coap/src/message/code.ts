/** Request methods (RFC 7252 section 12.1.1, RFC 8132 section 6). */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'FETCH' | 'PATCH' | 'iPATCH';

/** A response code as class.detail, such as '2.05' (RFC 7252 section 12.1.2). */
export type ResponseCode = `${2 | 4 | 5}.${string}`;

const methodCodes: Readonly<Record<Method, number>> = {
  GET: 1,
  POST: 2,
  PUT: 3,
  DELETE: 4,
  FETCH: 5,
  PATCH: 6,
  iPATCH: 7,
};
const methods: readonly (Method | undefined)[] = [
  undefined,
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'FETCH',
  'PATCH',
  'iPATCH',
];
const texts: readonly string[] = Array.from(
  { length: 256 },
  (_, code) => `${code >> 5}.${String(code & 31).padStart(2, '0')}`,
);
const responseCodes: ReadonlyMap<string, number> = new Map(
  texts.map((text, code) => [text, code] as const).filter(([, code]) => isResponseCode(code)),
);

/** Codes as bytes, for the layers. */
export const Code = {
  empty: 0,
  created: 0x41,
  valid: 0x43,
  content: 0x45,
  continue: 0x5f,
  badRequest: 0x80,
  unauthorized: 0x81,
  badOption: 0x82,
  methodNotAllowed: 0x85,
  requestEntityIncomplete: 0x88,
  requestEntityTooLarge: 0x8d,
  tooManyRequests: 0x9d,
  internalServerError: 0xa0,
  serviceUnavailable: 0xa3,
  proxyingNotSupported: 0xa5,
} as const;

/** Returns the code of a request, class 0 (RFC 7252 section 12.1.1, RFC 8132 section 6). */
export function codeOfMethod(method: Method): number {
  return methodCodes[method];
}

/**
 * Returns the method of a request code.
 *
 * @returns undefined for a method without an RFC, which is answered with 4.05
 */
export function methodOfCode(code: number): Method | undefined {
  return methods[code];
}

/** Formats a code: 0x45 is '2.05'. */
export function codeText(code: number): string {
  return texts[code & 0xff] ?? '0.00';
}

/** Formats a response code; `code` must be one. */
export function responseCodeText(code: number): ResponseCode {
  return codeText(code) as ResponseCode;
}

/**
 * Parses a response code such as '2.05' (RFC 7252 section 12.1.2). Returns the byte.
 *
 * @throws TypeError if the text is not a response code of class 2, 4 or 5
 */
export function parseResponseCode(text: string): number {
  const code = responseCodes.get(text);
  if (code === undefined) throw new TypeError(`Not a CoAP response code: ${text.slice(0, 20)}`);
  return code;
}

export function isRequestCode(code: number): boolean {
  return code >= 1 && code < 32;
}

export function isResponseCode(code: number): boolean {
  const codeClass = code >> 5;
  return codeClass === 2 || codeClass === 4 || codeClass === 5;
}

export function isSuccessCode(code: number): boolean {
  return code >> 5 === 2;
}
