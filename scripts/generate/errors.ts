import { readFile } from 'node:fs/promises';
import type { Contract, ErrorExtension } from './contract.ts';

interface DescribedError extends Required<Omit<ErrorExtension, 'coap'>> {
  readonly code: string;
  readonly coap: string | undefined;
}

const NOT_FOUND = '-not-found';
const REMEDY = 'Check the ID and the device network. Entities of other networks are not found either.';

/** @throws Error with the codes that are listed but not described, or described but not listed */
function errorsOf(contract: Contract): DescribedError[] {
  const { enum: codes = [], 'x-errors': extensions = {} } = contract.schemas['ErrorCode'] ?? {};
  const unlisted = Object.keys(extensions).filter((code) => !codes.includes(code));
  if (unlisted.length > 0)
    throw new Error(`x-errors has codes that ErrorCode lacks: ${unlisted.join(', ')}.`);
  return codes.map((one) => {
    const code = String(one);
    const isNotFound = code.endsWith(NOT_FOUND);
    const name = code.slice(0, -NOT_FOUND.length).replaceAll('-', ' ');
    const { coap, ...given } = extensions[code] ?? {};
    const { status, message, remedy } = isNotFound
      ? {
          status: 404,
          message: `There is no ${name} with this ID. Check the ID and the device network.`,
          remedy: REMEDY,
          ...given,
        }
      : given;
    if (status === undefined || message === undefined || remedy === undefined) {
      throw new Error(`${code} needs status, message and remedy in x-errors of ErrorCode.`);
    }
    return { code, status, coap, message, remedy };
  });
}

/** Generates the error table of the server. */
export function errorTable(contract: Contract, banner: string): string {
  const rows = errorsOf(contract).map(({ code, status, coap, message }) => {
    const definition = { status, ...(coap === undefined ? {} : { coapCode: coap }), message };
    return `${JSON.stringify(code)}: ${JSON.stringify(definition)},`;
  });
  return `${banner}
/** All errors of the service: HTTP status, CoAP code for faults that a device can cause, and default message. */
export const errors = {
${rows.join('\n')}
};
`;
}

/** Returns `docs/errors.md` with an updated table of errors. */
export async function errorPage(contract: Contract, file: URL): Promise<string> {
  const text = await readFile(file, 'utf8');
  const rows = errorsOf(contract).map(({ code, status, coap = '', message, remedy }) =>
    [`\`${code}\``, status, coap, message, remedy].join(' | '),
  );
  return `${text.slice(0, text.indexOf('| Code'))}| Code | HTTP | CoAP | Meaning | What to do |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}
