export { findExcess } from '@muster/net/core';
