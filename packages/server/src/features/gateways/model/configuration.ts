export const configurationTypes = ['String', 'Integer', 'Boolean'] as const;
export type ConfigurationType = (typeof configurationTypes)[number];

/** A configuration that gateways of a type have. */
export interface ConfigurationItem {
  readonly key: string;
  readonly type: ConfigurationType;
}

/** Value of a configuration in a template or a gateway. */
export interface ConfigurationValue extends ConfigurationItem {
  /** Text in the form of the type. */
  readonly value?: string;
}

/** A value as a client sends it. */
export interface ConfigurationInput extends Omit<ConfigurationValue, 'type'> {
  /** Defaults to the type of the configuration in the gateway's type. */
  readonly type?: ConfigurationType;
}
