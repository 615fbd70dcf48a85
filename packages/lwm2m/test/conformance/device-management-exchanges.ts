/** What the procedures of device management are made of: an operation, its bytes, and what comes of it. */
import { parsePath, type NotificationAttributes, type ValueRecord } from '../../src/index.ts';
import type { Exchange } from './exchange.ts';

export const record = (path: string, value: ValueRecord['value']): ValueRecord => ({
  path: parsePath(path),
  value,
});

/** A Read in one format. */
export function read(
  path: string,
  format: number,
  payload: string | Uint8Array,
  values: Record<string, unknown>,
): Exchange {
  return {
    operation: { type: 'read', path: parsePath(path) },
    request: { method: 'GET', path, accept: format },
    reply: { code: '2.05', format, payload },
    values,
  };
}

/** A Write in one format. */
export function write(
  path: string,
  format: number,
  payload: string | Uint8Array,
  records: readonly ValueRecord[],
  mode: 'replace' | 'update' = 'replace',
): Exchange {
  return {
    operation: { type: 'write', path: parsePath(path), mode, records },
    request: { method: mode === 'replace' ? 'PUT' : 'POST', path, format, payload },
    reply: { code: '2.04' },
  };
}

/** A Read in SenML JSON. */
export const readSenml = (path: string, payload: string, values: Record<string, unknown>): Exchange =>
  read(path, 110, payload, values);

export function readComposite(
  paths: readonly string[],
  payload: string,
  values: Record<string, unknown>,
): Exchange {
  return {
    operation: { type: 'readComposite', paths: paths.map(parsePath) },
    request: {
      method: 'FETCH',
      path: '/',
      format: 110,
      accept: 110,
      payload: JSON.stringify(paths.map((n) => ({ n }))),
    },
    reply: { code: '2.05', format: 110, payload },
    values,
  };
}

export function writeComposite(records: readonly ValueRecord[], payload: string, code = '2.04'): Exchange {
  return {
    operation: { type: 'writeComposite', records },
    request: { method: 'iPATCH', path: '/', format: 110, payload },
    reply: { code },
  };
}

export function refused(
  operation: Exchange['operation'],
  request: Exchange['request'],
  code: string,
): Exchange {
  return { operation, request, reply: { code } };
}

export function discover(
  path: string,
  payload: string,
  values: Record<string, unknown>,
  depth?: 1 | 2 | 3,
): Exchange {
  const operation = { type: 'discover', path: parsePath(path) } as const;
  return {
    operation: depth === undefined ? operation : { ...operation, depth },
    request: {
      method: 'GET',
      path,
      accept: 40,
      ...(depth === undefined ? {} : { query: [`depth=${depth}`] }),
    },
    reply: { code: '2.05', format: 40, payload },
    values,
  };
}

export function writeAttributes(path: string, attributes: NotificationAttributes): Exchange {
  return {
    operation: { type: 'writeAttributes', path: parsePath(path), attributes },
    request: {
      method: 'PUT',
      path,
      query: Object.entries(attributes).map(([name, value]) => `${name}=${value}`),
    },
    reply: { code: '2.04' },
  };
}
