export * from './model.ts';
export { ModelRegistry } from './registry.ts';
export { omaCatalogue, omaOlderVersions } from './catalogue.ts';
export { parseNumberRange } from './number-range.ts';
export { decodeXml } from './xml-text.ts';
export { ddfLimits, parseDdf, type DdfLimits } from './ddf.ts';
