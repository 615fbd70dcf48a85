export { DecodeError, EncodeError, type DecodeCoapCode, type DecodeErrorCode } from './decode-error.ts';
export { ContentFormat, contentFormatName } from './content-format.ts';
export { codecLimits } from './limits.ts';
export { lineOutsideUtf8 } from './utf8.ts';
export {
  decodeInstances,
  decodeSenml,
  decodeValues,
  encodeInstance,
  encodeValues,
  valueContentFormats,
  type DecodedInstance,
  type DecodeOptions,
} from './values.ts';
export {
  compositeContentFormats,
  compositeValueFormat,
  decodePaths,
  encodePaths,
  withoutCovered,
} from './path-list.ts';
export {
  formatLinkFormat,
  linkFormatLimits,
  parseLinkFormat,
  type LinkFormatLimits,
  type LinkValue,
  type ParsedLinks,
} from './link-format.ts';
export {
  discoverLink,
  objectLinks,
  parseObjectLinks,
  type DiscoverLinkOptions,
  type ObjectEntry,
  type ObjectLinks,
} from './object-links.ts';
export { fitValue, type LabelledValue } from './labelled-value.ts';
export type { SenmlValue } from './senml-content.ts';
export { decodeChanges, encodeChanges, type Changes } from './senml-etch.ts';
