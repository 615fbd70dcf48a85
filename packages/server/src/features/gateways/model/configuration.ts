export const configurationTypes = ['String', 'Integer', 'Boolean'] as const;
export type ConfigurationType = (typeof configurationTypes)[number];

/** A configuration of gateways of a type. */
export interface ConfigurationItem {
  readonly key: string;
  readonly type: ConfigurationType;
}

/** What a template or a gateway says to it. */
export interface ConfigurationValue extends ConfigurationItem {
  /** Text in the form of the type. */
  readonly value?: string;
}

/** A value as it comes in. */
export interface ConfigurationInput extends Omit<ConfigurationValue, 'type'> {
  /** That of the type of the gateway when left out. */
  readonly type?: ConfigurationType;
}
