export { shownText, shownValue } from '@muster/net/core';
