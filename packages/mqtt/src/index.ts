export { MqttGateway } from './mqtt-gateway.ts';
export type { MqttGatewayOptions } from './mqtt-gateway.ts';
export type { MqttWarning } from './mqtt-dialect.ts';
export type { BrokerCertificate } from './mqtt-listeners.ts';
export { isEndpointName, MAX_ENDPOINT_LENGTH, NAMES_CATEGORY } from './ports.ts';
export type {
  MqttAccessPort,
  MqttBirth,
  MqttClient,
  MqttConnection,
  MqttDevicesPort,
  MqttLogin,
  MqttServices,
  MqttValue,
  NamedDevice,
  Refusal,
  RefusedValue,
  TlsDescription,
  ValueNamesPort,
} from './ports.ts';
