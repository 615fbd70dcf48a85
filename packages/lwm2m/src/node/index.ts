export * from './value.ts';
export { coerceValue, type TypedResource } from './coerce.ts';
export { formatTextValue, parseTextValue } from './text-value.ts';
export * from './notification-attributes.ts';
