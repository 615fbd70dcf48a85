export * from './value.ts';
export { coerceValue, type TypedResource } from './coerce.ts';
export { parseIsoTime } from './iso-time.ts';
export { formatTextValue, parseTextValue } from './text-value.ts';
export * from './notification-attributes.ts';
