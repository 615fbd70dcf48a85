export { Lanes } from '@muster/net/core';
