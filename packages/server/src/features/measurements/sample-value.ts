export { toJsonValue as sampleValue } from '@muster/lwm2m/core';
