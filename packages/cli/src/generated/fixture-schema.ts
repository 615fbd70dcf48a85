// Made from openapi.yaml by `pnpm generate`; do not edit.
/** The JSON Schema of the files of `muster apply`. */
export const fixtureSchema: Readonly<Record<string, unknown>> = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Entities of a Muster device network',
  description: 'A file of `muster apply` and `muster export`.',
  type: 'object',
  additionalProperties: false,
  required: ['Version'],
  properties: {
    Version: { description: 'Version of the format.', const: 1 },
    DeviceNetwork: {
      description: 'Name of the device network. Defaults to the one of the profile or the API key.',
      type: 'string',
      minLength: 1,
    },
    Tags: {
      description: 'Each tag of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description: 'Name of the tag. Unique in the device network.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
        },
      },
    },
    TransformerTypes: {
      description: 'Each transformer type of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description: 'Name of the transformer type, the Transformer of transformers.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          Version: {
            description: 'Version of the package.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          DisplayName: {
            description: 'Name of the transformer type for people.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          Description: {
            description: 'Description of the transformer type.',
            maxLength: 10000,
            type: 'string',
          },
          Preview: { description: 'Whether the transformer type may still change.', type: 'boolean' },
          ConfigurationDefinitions: {
            description: 'Configuration keys of the transformer type.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['Key', 'Name', 'DataType'],
              properties: {
                Key: {
                  description:
                    'Key that identifies the configuration. Formulas read its value as $config.Key.',
                  pattern:
                    '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
                  minLength: 1,
                  maxLength: 255,
                  type: 'string',
                },
                Name: {
                  description: 'Display name of the key.',
                  pattern:
                    '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
                  minLength: 1,
                  maxLength: 255,
                  type: 'string',
                },
                Description: { description: 'Description of the key.', maxLength: 10000, type: 'string' },
                DataType: {
                  description: 'Data type of the value.',
                  type: 'string',
                  enum: ['Boolean', 'String', 'Int', 'Double', 'Enum'],
                },
                DefaultValue: {
                  description:
                    'Value of transformers that set none. Without it, transformers have to set the value.',
                  type: ['string', 'number', 'boolean'],
                },
                MinValue: { description: 'Smallest value of an Int or Double.', type: 'number' },
                MaxValue: { description: 'Largest value of an Int or Double.', type: 'number' },
                Options: {
                  description: 'Values of an Enum.',
                  maxItems: 100,
                  type: 'array',
                  items: {
                    description: 'A value of an Enum.',
                    type: 'object',
                    additionalProperties: false,
                    required: ['Id'],
                    properties: {
                      Id: {
                        description: 'Value that a configuration of type Enum can have.',
                        pattern:
                          '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
                        minLength: 1,
                        maxLength: 255,
                        type: 'string',
                      },
                      DisplayName: {
                        description: 'Name of the value for people.',
                        pattern:
                          '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
                        minLength: 1,
                        maxLength: 255,
                        type: 'string',
                      },
                    },
                  },
                },
                RegExp: {
                  description: 'Regular expression in RE2 syntax that a whole String has to match.',
                  maxLength: 200,
                  type: 'string',
                },
              },
            },
          },
          SourceTypeDefinitions: {
            description:
              'Sources that the transformer type demands. Empty for JSONata, which takes any sources.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: [],
              properties: {
                Description: { description: 'Purpose of the source.', maxLength: 10000, type: 'string' },
                SmartObjectTypeTypeId: {
                  description:
                    'LwM2M object ID of its resources, 0 to 65534. Without it, resources of any object.',
                  minimum: 0,
                  maximum: 65534,
                  type: 'integer',
                },
                ResourceTypeTypeId: {
                  description: 'LwM2M resource ID of its resources, 0 to 65534. Without it, any resources.',
                  minimum: 0,
                  maximum: 65534,
                  type: 'integer',
                },
                MinNumberOfResources: {
                  description:
                    'Smallest number of resources with values, 1 to 1000. With fewer, the service computes nothing. Defaults to 1.',
                  minimum: 1,
                  maximum: 1000,
                  type: 'integer',
                },
                MaxNumberOfResources: {
                  description:
                    'Largest number of resources with values, 1 to 1000. With more, the transformer fails. Defaults to 1000.',
                  minimum: 1,
                  maximum: 1000,
                  type: 'integer',
                },
              },
            },
          },
          TargetTypeDefinitions: {
            description: 'Outputs of the transformer type. Empty for JSONata, which takes any targets.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['OutputIndex', 'ResourceDataType', 'Formula'],
              properties: {
                OutputIndex: {
                  description: 'Index that transformers refer to, 0 to 1000. Unique in the transformer type.',
                  minimum: 0,
                  maximum: 1000,
                  type: 'integer',
                },
                Description: { description: 'Purpose of the output.', maxLength: 10000, type: 'string' },
                ResourceDataType: {
                  description: 'Data type of the output. Targets must have the same one.',
                  type: 'string',
                  enum: [
                    'String',
                    'Integer',
                    'UnsignedInteger',
                    'Float',
                    'Boolean',
                    'Opaque',
                    'Time',
                    'Objlnk',
                    'Corelnk',
                  ],
                },
                SmartObjectTypeTypeId: {
                  description: 'LwM2M object ID of its target, 0 to 65534. Without it, any object.',
                  minimum: 0,
                  maximum: 65534,
                  type: 'integer',
                },
                ResourceTypeTypeId: {
                  description: 'LwM2M resource ID of its target, 0 to 65534. Without it, any resource.',
                  minimum: 0,
                  maximum: 65534,
                  type: 'integer',
                },
                Formula: {
                  description:
                    'JSONata expression over sources and $config. Its result is the value of the output.',
                  minLength: 1,
                  maxLength: 4096,
                  type: 'string',
                },
              },
            },
          },
          TransformerTypeExternalLinks: {
            description: 'Web pages about the transformer type.',
            maxItems: 20,
            type: 'array',
            items: {
              description: 'A web page about a transformer type.',
              type: 'object',
              additionalProperties: false,
              required: ['Label', 'Link'],
              properties: {
                Label: {
                  description: 'Text of the link.',
                  pattern:
                    '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
                  minLength: 1,
                  maxLength: 255,
                  type: 'string',
                },
                Link: {
                  description: 'URL of the page.',
                  pattern: '^https?://[^\\s]+$',
                  minLength: 8,
                  maxLength: 2048,
                  type: 'string',
                },
              },
            },
          },
          IsActivated: {
            description: 'Whether the transformer type is activated. It can be used if it is approved too.',
            type: 'boolean',
          },
        },
      },
    },
    SettingCategories: {
      description: 'Each setting category of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description: 'Name of the setting category. Unique in the device network.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          IsHardwareSettings: {
            description: 'Whether the settings describe hardware. Defaults to false.',
            type: 'boolean',
          },
          IsSecuritySettings: {
            description: 'Whether the values are secrets, which are never returned. Defaults to false.',
            type: 'boolean',
          },
          DefaultSettings: {
            description: 'Default settings of the category. Defaults to none.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['Name'],
              properties: {
                Name: {
                  description: 'Key of the setting. Unique in its category.',
                  pattern: '^[^\\u0000-\\u001f\\u007f]*$',
                  minLength: 1,
                  maxLength: 255,
                  type: 'string',
                },
                DataType: {
                  description:
                    'Data type of the value. Defaults to the data type in the category, or to String. For credentials, String means that the text itself is the value, and HexString that its bytes are in hexadecimal digits. A preSharedKey of DataType String is the UTF-8 bytes of the text. Without DataType, a preSharedKey is HexString.',
                  type: 'string',
                  enum: ['String', 'Integer', 'Boolean', 'HexString'],
                },
                IsMandatory: {
                  description: 'Whether the category requires a value for the setting. Defaults to false.',
                  type: 'boolean',
                },
                IsReadonly: {
                  description: 'Whether the default value cannot be overridden. Defaults to false.',
                  type: 'boolean',
                },
                Value: {
                  description: 'Value that applies where no other value is set. Defaults to no value.',
                  type: ['string', 'number', 'boolean'],
                },
              },
            },
          },
        },
      },
    },
    SmartObjectTypes: {
      description: 'Each smart object type of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['ObjectUrn'],
        properties: {
          Name: {
            description: 'Name of the LwM2M object.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          TypeId: {
            description: 'LwM2M object ID, 0 to 65534.',
            minimum: 0,
            maximum: 65534,
            type: 'integer',
          },
          ObjectUrn: {
            description: 'URN of the object. A version other than 1.0 is the last part of the URN.',
            pattern: '^[^\\u0000-\\u0020\\u007f]+$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          Description: { description: 'Description of the object.', maxLength: 10000, type: 'string' },
          MultipleInstances: {
            description: 'Whether a device can have several instances of the object. Defaults to false.',
            type: 'boolean',
          },
          ResourceTypes: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['TypeId', 'Name', 'ResourceDataType'],
              properties: {
                TypeId: {
                  description: 'LwM2M resource ID, 0 to 65534.',
                  minimum: 0,
                  maximum: 65534,
                  type: 'integer',
                },
                Name: {
                  description: 'Name of the resource.',
                  pattern:
                    '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
                  minLength: 1,
                  maxLength: 255,
                  type: 'string',
                },
                Operations: {
                  description:
                    'Operations that a server may perform on the resource. Takes precedence over AccessType.',
                  type: 'string',
                  enum: ['R', 'W', 'RW', 'E', 'RE', 'WE', 'RWE'],
                },
                ResourceDataType: {
                  description: 'LwM2M data type of the values.',
                  type: 'string',
                  enum: [
                    'String',
                    'Integer',
                    'UnsignedInteger',
                    'Float',
                    'Boolean',
                    'Opaque',
                    'Time',
                    'Objlnk',
                    'Corelnk',
                    'None',
                  ],
                },
                MultipleInstances: {
                  description:
                    'Whether an object instance can have several instances of the resource. Defaults to false.',
                  type: 'boolean',
                },
                Mandatory: {
                  description: 'Whether every object instance must have the resource. Defaults to false.',
                  type: 'boolean',
                },
                IsReusable: {
                  description: 'Whether other objects can use the resource type too. Defaults to false.',
                  type: 'boolean',
                },
                Range: {
                  description: 'Range of valid values, as the object definition states it.',
                  maxLength: 1000,
                  type: 'string',
                },
                Units: { description: 'Unit of the values.', maxLength: 64, type: 'string' },
                Description: {
                  description: 'Description of the resource.',
                  maxLength: 10000,
                  type: 'string',
                },
              },
            },
          },
        },
      },
    },
    SmartObjectTemplates: {
      description: 'Each smart object template of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name', 'SmartObjectType'],
        properties: {
          Name: {
            description:
              'Name of the template. Unique among the templates of the smart object type. Defaults to the name of the type for a new template, and to the current name in an update.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            maxLength: 255,
            type: 'string',
          },
          SmartObjectType: { description: 'Name of the smart object type.', type: ['string', 'integer'] },
          Tags: { description: 'Name of each tag.', type: 'array', items: { type: ['string', 'integer'] } },
          ResourceTemplates: {
            description: 'Resource templates of the object instance. Each resource type may appear once.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['ResourceType'],
              properties: {
                ResourceType: {
                  description:
                    'Name of the resource type, with its smart object type and a slash before it where the entry has no SmartObjectType.',
                  type: ['string', 'integer'],
                },
                IsRequestObserve: {
                  description: 'Whether the service observes the resource. Defaults to false.',
                  type: 'boolean',
                },
                Value: {
                  description: 'Value to write, as text of the data type of the resource.',
                  type: ['string', 'number', 'boolean'],
                },
              },
            },
          },
          Attributes: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['Attribute', 'Value'],
              properties: {
                Attribute: { description: 'Name of the attribute.', type: ['string', 'integer'] },
                ResourceType: {
                  description:
                    'Name of the resource type, with its smart object type and a slash before it where the entry has no SmartObjectType.',
                  type: ['string', 'integer'],
                },
                InstanceNumber: {
                  description:
                    'Object Instance ID, 0 to 65534. If left out, the attribute applies to all object instances of the template.',
                  minimum: 0,
                  maximum: 65534,
                  type: 'integer',
                },
                Value: {
                  description: 'Value of the attribute, as text or as a number. A Boolean is 0 or 1.',
                  type: ['string', 'number', 'boolean'],
                },
              },
            },
          },
        },
      },
    },
    Resolutions: {
      description: 'Each resolution of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Title'],
        properties: {
          Title: {
            description: 'Title of the resolution.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            maxLength: 255,
            type: 'string',
          },
          Timespan: {
            description:
              'Length of a period in milliseconds, 1000 to 31536000000. Defaults to 3600000 (one hour).',
            minimum: 1000,
            maximum: 31536000000,
            type: 'integer',
          },
          RetentionDays: {
            description:
              'Retention of aggregated values in days. Stored and returned, but without effect, as the service aggregates values on request.',
            minimum: 0,
            maximum: 1000000,
            type: 'integer',
          },
          ResourceTypeInstances: {
            description: 'Resource types that the resolution is for. Empty or left out stands for all.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['SmartObjectType', 'ResourceType'],
              properties: {
                SmartObjectType: {
                  description: 'Name of the smart object type.',
                  type: ['string', 'integer'],
                },
                ResourceType: {
                  description:
                    'Name of the resource type, with its smart object type and a slash before it where the entry has no SmartObjectType.',
                  type: ['string', 'integer'],
                },
              },
            },
          },
        },
      },
    },
    DeviceTypes: {
      description: 'Each device type of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description: 'Name of the device type. Unique in the device network.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          DeviceStandard: {
            description: 'Protocol of the devices of the type. Defaults to LWM2M.',
            type: 'string',
            enum: ['LWM2M', 'Legacy', 'MQTT', 'Transformer', 'Statistics', 'AppIoTInternal'],
          },
          HardwareTypeId: {
            description: 'Hardware type number, defined by you.',
            minimum: 0,
            maximum: 2147483647,
            type: 'integer',
          },
          IsRequestDiscovery: {
            description:
              'Whether the service sends a Discover to devices of this type when they register. Defaults to false.',
            type: 'boolean',
          },
          Discovery: {
            description:
              'Devices to which the service sends a Discover when they register. If left out, IsRequestDiscovery decides: false means never, and true means sampled for a type that is sampled, else always. If the two contradict each other, an update applies the one that differs from the device type. Returns 400 if both differ.',
            type: 'string',
            enum: ['always', 'sampled', 'never'],
          },
          SettingCategories: {
            description: 'Name of each setting category.',
            type: 'array',
            items: { type: ['string', 'integer'] },
          },
          SmartObjectTypeInstances: {
            description: 'Object instances of devices of this type.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['SmartObjectType'],
              properties: {
                SmartObjectType: {
                  description: 'Name of the smart object type.',
                  type: ['string', 'integer'],
                },
                InstanceId: {
                  description: 'Object Instance ID, 0 to 65534. Defaults to 0.',
                  minimum: 0,
                  maximum: 65534,
                  type: 'integer',
                },
                Label: { description: 'Label of the object instance.', maxLength: 255, type: 'string' },
              },
            },
          },
        },
      },
    },
    DeviceTemplates: {
      description: 'Each device template of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name', 'DeviceType'],
        properties: {
          Name: {
            description: 'Name of the device template. Unique among the templates of the device type.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          DeviceType: { description: 'Name of the device type.', type: ['string', 'integer'] },
          ContactLostThreshold: {
            description:
              'Seconds of silence after which contact with a device counts as lost. Stored and returned, but not evaluated by this service.',
            minimum: 0,
            maximum: 2147483647,
            type: 'integer',
          },
          Tags: { description: 'Name of each tag.', type: 'array', items: { type: ['string', 'integer'] } },
          SmartObjectTypeInstanceTemplates: {
            description:
              'Object instances of devices of this template. Defaults to those of the device type.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: [],
              properties: {
                SmartObjectType: {
                  description: 'Name of the smart object type.',
                  type: ['string', 'integer'],
                },
                InstanceId: {
                  description: 'Object Instance ID, 0 to 65534. Defaults to 0.',
                  minimum: 0,
                  maximum: 65534,
                  type: 'integer',
                },
                SmartObjectTemplate: {
                  description:
                    'Name of the smart object template, with its smart object type and a slash before it where the entry has no SmartObjectType.',
                  type: ['string', 'integer'],
                },
              },
            },
          },
          SettingValues: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['Setting', 'Value'],
              properties: {
                Setting: {
                  description:
                    'Name of the default setting, with its setting category and a slash before it where the entry has no Category.',
                  type: ['string', 'integer'],
                },
                Value: { description: 'Value as text.', type: ['string', 'number', 'boolean'] },
              },
            },
          },
          Transformers: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: [
                'Name',
                'Transformer',
                'TransformerSourceTypeConfigurations',
                'TransformerTargetTypeConfigurations',
              ],
              properties: {
                Name: {
                  description: 'Name of the transformer. Unique in the device template.',
                  pattern:
                    '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
                  minLength: 1,
                  maxLength: 255,
                  type: 'string',
                },
                Transformer: {
                  description:
                    'Name or ID of the transformer type, such as JSONata. It has to be approved and activated.',
                  pattern:
                    '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
                  minLength: 1,
                  maxLength: 255,
                  type: 'string',
                },
                Configurations: {
                  description:
                    'Configuration of the transformer, by the definitions of its type. Expression of JSONata is the formula.',
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    required: ['Key', 'Value'],
                    properties: {
                      Key: {
                        description: 'Configuration key, such as Expression.',
                        pattern:
                          '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
                        minLength: 1,
                        maxLength: 255,
                        type: 'string',
                      },
                      Value: {
                        description: 'Configuration value. For Expression, a JSONata expression.',
                        type: ['string', 'number', 'boolean'],
                      },
                    },
                  },
                },
                TransformerSourceTypeConfigurations: {
                  description: 'Sources of the formula, in the order of the array sources in the formula.',
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    required: ['ResourceType'],
                    properties: {
                      ResourceType: {
                        description:
                          'Name of the resource type, with its smart object type and a slash before it where the entry has no SmartObjectType.',
                        type: ['string', 'integer'],
                      },
                      SmartObjectTypeInstance: {
                        description:
                          'Name of the object instance, with its device type and a slash before it where the entry has no DeviceType.',
                        type: ['string', 'integer'],
                      },
                      Aggregation: {
                        description:
                          'Aggregation of the values. Realtime, the default, is the latest value. Other aggregations cover the last complete period, as in measurements. All is an array of all of them.',
                        type: 'string',
                        enum: [
                          'Realtime',
                          'TimeWeightedAverage',
                          'MaxValue',
                          'MinValue',
                          'StartValue',
                          'EndValue',
                          'TimeWeightedVariance',
                          'NbrOfMeasurements',
                          'Length',
                          'All',
                          'ArithmeticMean',
                          'Variance',
                        ],
                      },
                      Resolution: {
                        description:
                          'Length of a period in milliseconds, 1000 to 2678400000 (31 days). Defaults to 3600000 (one hour). Periods are counted from 1970-01-01T00:00:00Z. Ignored with Realtime.',
                        minimum: 1000,
                        maximum: 2678400000,
                        type: 'integer',
                      },
                      ResolutionTitle: {
                        description: 'Name of the resolution.',
                        type: ['string', 'integer'],
                      },
                    },
                  },
                },
                TransformerTargetTypeConfigurations: {
                  description: 'Virtual resources that the formula computes.',
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    required: ['SmartObjectType', 'ResourceType'],
                    properties: {
                      SmartObjectType: {
                        description: 'Name of the smart object type.',
                        type: ['string', 'integer'],
                      },
                      ResourceType: {
                        description:
                          'Name of the resource type, with its smart object type and a slash before it where the entry has no SmartObjectType.',
                        type: ['string', 'integer'],
                      },
                      OutputIndex: {
                        description:
                          'Index of the value in the result of the formula, if the result is an array, 0 to 1000. Defaults to the index in this list.',
                        minimum: 0,
                        maximum: 1000,
                        type: 'integer',
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    Locations: {
      description: 'Each location of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description: 'Name of the location.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          ParentLocation: {
            description: 'Path of the location, such as Plant/Hall. The root is /.',
            type: ['string', 'integer'],
          },
          ExternalId: {
            description: 'ID of the location in another system.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            maxLength: 255,
            type: 'string',
          },
          TimeZone: {
            description: 'Time zone name of the IANA time zone database.',
            maxLength: 64,
            type: 'string',
          },
          LocationType: {
            description:
              'Type number that your application defines. The service stores it without interpreting it.',
            minimum: -2147483648,
            maximum: 2147483647,
            type: 'integer',
          },
          Tags: { description: 'Name of each tag.', type: 'array', items: { type: ['string', 'integer'] } },
          Settings: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['Category', 'Key'],
              properties: {
                Category: { description: 'Name of the setting category.', type: ['string', 'integer'] },
                Key: {
                  description: 'Key of the setting. Unique in its category.',
                  pattern: '^[^\\u0000-\\u001f\\u007f]*$',
                  minLength: 1,
                  maxLength: 255,
                  type: 'string',
                },
                DataType: {
                  description:
                    'Data type of the value. Defaults to the data type in the category, or to String. For credentials, String means that the text itself is the value, and HexString that its bytes are in hexadecimal digits. A preSharedKey of DataType String is the UTF-8 bytes of the text. Without DataType, a preSharedKey is HexString.',
                  type: 'string',
                  enum: ['String', 'Integer', 'Boolean', 'HexString'],
                },
                Value: {
                  description: 'Value of the setting. If null or left out, the setting is deleted.',
                  type: ['string', 'number', 'boolean'],
                },
              },
            },
          },
        },
      },
    },
    DataCollectorTypes: {
      description: 'Each gateway type of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description: 'Name of the data collector type. Unique in the device network.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          HardwareTypeId: {
            description:
              'Number that identifies the type on labels and in exports. Unique in the device network.',
            minimum: 0,
            maximum: 2147483647,
            type: 'integer',
          },
          IsLegacy: {
            description: 'Whether such gateways use a protocol older than LwM2M. Defaults to false.',
            type: 'boolean',
          },
          IsVirtual: {
            description: 'Whether such gateways are software only. Defaults to false.',
            type: 'boolean',
          },
          InternalDeviceType: { description: 'Name of the device type.', type: ['string', 'integer'] },
          SettingCategories: {
            description: 'Name of each setting category.',
            type: 'array',
            items: { type: ['string', 'integer'] },
          },
          Configurations: {
            description: 'Configuration keys that such gateways support. Defaults to none.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['Key'],
              properties: {
                Key: {
                  description: 'Key that identifies the configuration.',
                  pattern:
                    '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
                  minLength: 1,
                  maxLength: 255,
                  type: 'string',
                },
                Type: {
                  description: 'Data type of the values. Defaults to String.',
                  type: 'string',
                  enum: ['String', 'Integer', 'Boolean'],
                },
              },
            },
          },
        },
      },
    },
    DataCollectorTemplates: {
      description: 'Each gateway template of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name', 'DataCollectorType'],
        properties: {
          Name: {
            description: 'Name of the data collector template. Unique in the data collector type.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          DataCollectorType: { description: 'Name of the gateway type.', type: ['string', 'integer'] },
          Config: {
            description: 'Configuration as text, in the format that the gateways read.',
            maxLength: 10000,
            type: 'string',
          },
          ContactLostThreshold: {
            description:
              'Seconds of silence after which a gateway is marked offline. Stored and returned, but not evaluated by this service.',
            minimum: 0,
            maximum: 2147483647,
            type: 'integer',
          },
          InternalDeviceTemplate: {
            description:
              'Name of the device template, with its device type and a slash before it where the entry has no DeviceType.',
            type: ['string', 'integer'],
          },
          Configurations: {
            description: 'Configuration values for keys of the type. Defaults to none.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['Key'],
              properties: {
                Key: {
                  description: 'Key that identifies the configuration.',
                  pattern:
                    '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
                  minLength: 1,
                  maxLength: 255,
                  type: 'string',
                },
                Type: {
                  description:
                    'Data type of the value. Must equal the type of the key in the data collector type, which is the default.',
                  type: 'string',
                  enum: ['String', 'Integer', 'Boolean'],
                },
                Value: {
                  description: 'Value as text. Defaults to no value.',
                  type: ['string', 'number', 'boolean'],
                },
              },
            },
          },
          Tags: { description: 'Name of each tag.', type: 'array', items: { type: ['string', 'integer'] } },
          SettingValues: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['Setting', 'Value'],
              properties: {
                Setting: {
                  description:
                    'Name of the default setting, with its setting category and a slash before it where the entry has no Category.',
                  type: ['string', 'integer'],
                },
                Value: { description: 'Value as text.', type: ['string', 'number', 'boolean'] },
              },
            },
          },
        },
      },
    },
    DataCollectors: {
      description: 'Each gateway of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description: 'Name of the data collector. Unique in the cloud region.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          DataCollectorType: { description: 'Name of the gateway type.', type: ['string', 'integer'] },
          DataCollectorTemplate: {
            description:
              'Name of the gateway template, with its gateway type and a slash before it where the entry has no DataCollectorType.',
            type: ['string', 'integer'],
          },
          Location: {
            description: 'Path of the location, such as Plant/Hall. The root is /.',
            type: ['string', 'integer'],
          },
          MACAddress: {
            description: 'MAC address, if the gateway has one.',
            pattern: '^(([0-9A-Fa-f]{2}[:-]?){5,7}[0-9A-Fa-f]{2})?$',
            maxLength: 23,
            type: 'string',
          },
          ExternalId: {
            description: 'ID of the data collector in another system.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            maxLength: 255,
            type: 'string',
          },
          Note: { description: 'Free-form note on the data collector.', maxLength: 10000, type: 'string' },
          Config: {
            description: 'Configuration as text, in the format that the gateway reads.',
            maxLength: 10000,
            type: 'string',
          },
          IsBlacklisted: {
            description: 'Whether devices of the gateway are barred from registering. Defaults to false.',
            type: 'boolean',
          },
          Configurations: {
            description:
              'Configuration values that override those of the template. Keys come from the data collector type.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['Key'],
              properties: {
                Key: {
                  description: 'Key that identifies the configuration.',
                  pattern:
                    '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
                  minLength: 1,
                  maxLength: 255,
                  type: 'string',
                },
                Type: {
                  description:
                    'Data type of the value. Must equal the type of the key in the data collector type, which is the default.',
                  type: 'string',
                  enum: ['String', 'Integer', 'Boolean'],
                },
                Value: {
                  description: 'Value as text. Defaults to no value.',
                  type: ['string', 'number', 'boolean'],
                },
              },
            },
          },
          Tags: { description: 'Name of each tag.', type: 'array', items: { type: ['string', 'integer'] } },
          Settings: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['Category', 'Key'],
              properties: {
                Category: { description: 'Name of the setting category.', type: ['string', 'integer'] },
                Key: {
                  description: 'Key of the setting. Unique in its category.',
                  pattern: '^[^\\u0000-\\u001f\\u007f]*$',
                  minLength: 1,
                  maxLength: 255,
                  type: 'string',
                },
                DataType: {
                  description:
                    'Data type of the value. Defaults to the data type in the category, or to String. For credentials, String means that the text itself is the value, and HexString that its bytes are in hexadecimal digits. A preSharedKey of DataType String is the UTF-8 bytes of the text. Without DataType, a preSharedKey is HexString.',
                  type: 'string',
                  enum: ['String', 'Integer', 'Boolean', 'HexString'],
                },
                Value: {
                  description: 'Value of the setting. If null or left out, the setting is deleted.',
                  type: ['string', 'number', 'boolean'],
                },
              },
            },
          },
        },
      },
    },
    NetworkSettings: {
      description: 'Each network setting of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description:
              'Name of the network. Defaults to the SSID, or to the NetworkType if there is none. Empty counts as left out.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            maxLength: 255,
            type: 'string',
          },
          NetworkType: {
            description: 'Kind of network. Defaults to WIFI with an SSID and to ETHERNET without one.',
            type: 'string',
            enum: ['ETHERNET', 'WIFI', 'WWAN'],
          },
          SSID: {
            description:
              'Name of the wireless network, at most 32 bytes in UTF-8. Wireless networks need it.',
            maxLength: 32,
            type: 'string',
          },
          AuthenticationType: {
            description: 'Authentication of gateways that join the network. Defaults to Disabled.',
            type: 'string',
            enum: ['Disabled', 'WEP64Bits', 'WEP128Bits', 'WPAPSK', 'WPA2PSK'],
          },
          PreSharedKey: {
            description:
              'Key of the network. Every AuthenticationType except Disabled needs one. Never returned.',
            type: ['string', 'number', 'boolean'],
          },
          Priority: {
            description: 'Priority of the network. Gateways try higher priorities first. Defaults to 0.',
            minimum: -2147483648,
            maximum: 2147483647,
            type: 'integer',
          },
          Locations: {
            description: 'Path of each location, such as Plant/Hall. The root is /.',
            type: 'array',
            items: { type: ['string', 'integer'] },
          },
        },
      },
    },
    BootstrapServers: {
      description: 'Each bootstrap server of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description:
              'Name of the bootstrap server. Unique in the device network. Devices refer to it as BootstrapServerName.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          Description: {
            description: 'Description of the bootstrap server.',
            maxLength: 10000,
            type: 'string',
          },
          RemoveExisting: {
            description:
              'Whether the bootstrap server first deletes the objects at RemovePaths from the device. Defaults to true.',
            type: 'boolean',
          },
          RemovePaths: {
            description:
              'Paths to delete from the device before accounts are written, if RemoveExisting is true. Defaults to the objects that are written, /0 and /1, and /2 if there are AccessControls. A device always keeps the account of the bootstrap server and the Device object.',
            maxItems: 32,
            type: 'array',
            items: {
              description:
                'Path of a Bootstrap-Delete: / for everything, /{Object ID} for all instances of an object, or /{Object ID}/{Object Instance ID}.',
              minLength: 1,
              maxLength: 12,
              type: 'string',
            },
          },
          Servers: {
            description: 'LwM2M servers to provision, 1 to 16.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['ShortServerId', 'ServerUri'],
              properties: {
                ShortServerId: {
                  description: 'Short Server ID, 1 to 65534. Unique in this list.',
                  minimum: 1,
                  maximum: 65534,
                  type: 'integer',
                },
                ServerUri: {
                  description: 'URI of the LwM2M server. The scheme is coap with NoSec and coaps with PSK.',
                  pattern: '^coaps?://[^\\s/?#@]+$',
                  maxLength: 255,
                  type: 'string',
                },
                SecurityMode: {
                  description: 'Security mode that devices use with the server. Defaults to NoSec.',
                  type: 'string',
                  enum: ['NoSec', 'PSK'],
                },
                Identity: {
                  description:
                    'PSK identity that all devices use with the server. Without Identity and SecretKey, each device gets its own PSK settings.',
                  pattern:
                    '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
                  minLength: 1,
                  maxLength: 255,
                  type: 'string',
                },
                SecretKey: {
                  description: 'PSK in hexadecimal digits. Never returned.',
                  type: ['string', 'number', 'boolean'],
                },
                Lifetime: {
                  description: 'Lifetime of registrations in seconds, 1 to 4294967295. Defaults to 86400.',
                  minimum: 1,
                  maximum: 4294967295,
                  type: 'integer',
                },
                Binding: {
                  description: 'Binding mode of the device. Defaults to U.',
                  pattern: '^[UTSNMHQ]{1,8}$',
                  maxLength: 8,
                  type: 'string',
                },
                DefaultMinimumPeriod: {
                  description:
                    'Minimum time between notifications in seconds, 0 to 2147483647, for observations without a minimum period of their own.',
                  minimum: 0,
                  maximum: 2147483647,
                  type: 'integer',
                },
                DefaultMaximumPeriod: {
                  description:
                    'Maximum time between notifications in seconds, 0 to 2147483647, for observations without a maximum period of their own.',
                  minimum: 0,
                  maximum: 2147483647,
                  type: 'integer',
                },
                StoreNotifications: {
                  description:
                    'Whether the device stores notifications while the server is unreachable. Defaults to true.',
                  type: 'boolean',
                },
              },
            },
          },
          AccessControls: {
            description: 'Instances of the Access Control object to provision. Defaults to none.',
            maxItems: 256,
            type: 'array',
            items: {
              description:
                'An instance of the Access Control object, with the access rights for one object instance of the device.',
              type: 'object',
              additionalProperties: false,
              required: ['ObjectId', 'InstanceId', 'OwnerId'],
              properties: {
                ObjectId: {
                  description: 'Object ID, 1 to 65534.',
                  minimum: 1,
                  maximum: 65534,
                  type: 'integer',
                },
                InstanceId: {
                  description: 'Object Instance ID, 0 to 65535. 65535 controls who may create instances.',
                  minimum: 0,
                  maximum: 65535,
                  type: 'integer',
                },
                OwnerId: {
                  description: 'Short Server ID of the owner, one of Servers.',
                  minimum: 1,
                  maximum: 65534,
                  type: 'integer',
                },
                Rights: {
                  description: 'Access rights of servers.',
                  maxItems: 64,
                  type: 'array',
                  items: {
                    description: 'Access rights of one server.',
                    type: 'object',
                    additionalProperties: false,
                    required: ['ShortServerId', 'Mask'],
                    properties: {
                      ShortServerId: {
                        description:
                          'Short Server ID of the server, 0 to 65534. 0 stands for all servers that are not listed.',
                        minimum: 0,
                        maximum: 65534,
                        type: 'integer',
                      },
                      Mask: {
                        description:
                          'Sum of 1 (read and observe), 2 (write), 4 (execute), 8 (delete) and 16 (create).',
                        minimum: 0,
                        maximum: 31,
                        type: 'integer',
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    Devices: {
      description: 'Each device of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['DeviceIdentifier'],
        properties: {
          DeviceIdentifier: {
            description:
              'LwM2M endpoint client name that the device registers with, 1 to 255 characters. Unique in the service.',
            pattern: '^[^\\u0000-\\u001f\\u007f]+$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          Name: {
            description: 'Name of the device. Defaults to the DeviceIdentifier.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            maxLength: 255,
            type: 'string',
          },
          DeviceType: { description: 'Name of the device type.', type: ['string', 'integer'] },
          DeviceTemplate: {
            description:
              'Name of the device template, with its device type and a slash before it where the entry has no DeviceType.',
            type: ['string', 'integer'],
          },
          DataCollector: { description: 'Name of the gateway.', type: ['string', 'integer'] },
          Location: {
            description: 'Path of the location, such as Plant/Hall. The root is /.',
            type: ['string', 'integer'],
          },
          BootstrapServerName: {
            description:
              'Name of the bootstrap server that provisions the device. Defaults to none, as does an empty name. With an unknown name the request fails and nothing is provisioned. In a request for many devices, only that device fails.',
            pattern: '^[^\\u0000-\\u001f\\u007f]*$',
            maxLength: 255,
            type: 'string',
          },
          Tags: { description: 'Name of each tag.', type: 'array', items: { type: ['string', 'integer'] } },
          Settings: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['Category', 'Key'],
              properties: {
                Category: { description: 'Name of the setting category.', type: ['string', 'integer'] },
                Key: {
                  description: 'Key of the setting. Unique in its category.',
                  pattern: '^[^\\u0000-\\u001f\\u007f]*$',
                  minLength: 1,
                  maxLength: 255,
                  type: 'string',
                },
                DataType: {
                  description:
                    'Data type of the value. Defaults to the data type in the category, or to String. For credentials, String means that the text itself is the value, and HexString that its bytes are in hexadecimal digits. A preSharedKey of DataType String is the UTF-8 bytes of the text. Without DataType, a preSharedKey is HexString.',
                  type: 'string',
                  enum: ['String', 'Integer', 'Boolean', 'HexString'],
                },
                Value: {
                  description: 'Value of the setting. If null or left out, the setting is deleted.',
                  type: ['string', 'number', 'boolean'],
                },
              },
            },
          },
        },
      },
    },
    Responsibilities: {
      description: 'Each responsibility of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description: 'Name of the responsibility. Unique in the device network.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          Permissions: {
            description: 'Permissions that the responsibility grants. Defaults to none.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['EntityName', 'Permission'],
              properties: {
                EntityName: {
                  description:
                    'Kind of entity, or name of the custom permission, as listed by permissions.list.',
                  maxLength: 64,
                  type: 'string',
                },
                Permission: {
                  description: 'Access that is granted. All for a custom permission.',
                  type: 'string',
                  enum: ['Create', 'Read', 'Update', 'Delete', 'All'],
                },
              },
            },
          },
        },
      },
    },
    Roles: {
      description: 'Each role of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description: 'Name of the role. Unique in the device network.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          Responsibilities: {
            description: 'Name of each responsibility.',
            type: 'array',
            items: { type: ['string', 'integer'] },
          },
        },
      },
    },
    EventConsumers: {
      description: 'Each event consumer of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description:
              'Name of the event consumer. Unique in the device network. Defaults to the host of HttpEndpoint for a new one, and to the current name in an update.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            maxLength: 255,
            type: 'string',
          },
          HttpEndpoint: {
            description:
              'URL that events are delivered to. May be left out or empty if UsingHttpEndpoint is false. The server restricts the addresses that it delivers to.',
            pattern: '^(https?://[^\\s]+)?$',
            maxLength: 2048,
            type: 'string',
          },
          HttpMethod: {
            description:
              'HTTP method of deliveries, POST or PUT in any case. Defaults to POST. Empty counts as left out.',
            pattern: '^([Pp][Oo][Ss][Tt]|[Pp][Uu][Tt])?$',
            maxLength: 4,
            type: 'string',
          },
          HttpHeaders: {
            description:
              'Additional headers of deliveries. A header without a value keeps the stored value, unless HttpEndpoint changes to another origin.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['Key'],
              properties: {
                Key: {
                  description: 'Name of the header.',
                  pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$",
                  minLength: 1,
                  maxLength: 128,
                  type: 'string',
                },
                Value: {
                  description:
                    'Value of the header. Never returned. If left out, the stored value does not change.',
                  type: ['string', 'number', 'boolean'],
                },
              },
            },
          },
          HttpUsername: {
            description: 'User name for Basic authentication. Defaults to none.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            maxLength: 255,
            type: 'string',
          },
          HttpPassword: {
            description:
              'Password for Basic authentication. Never returned. If left out, the stored password does not change, unless HttpEndpoint changes to another origin.',
            type: ['string', 'number', 'boolean'],
          },
          UsingHttpEndpoint: {
            description:
              'Whether the service collects and delivers events. Defaults to true. If deliveries are switched off, pending events are kept.',
            type: 'boolean',
          },
          Secret: {
            description:
              'Secret that signs deliveries, whsec_ followed by the base64 of 24 to 64 bytes. Never returned. Defaults to a random secret, so set one in order to verify signatures.',
            type: ['string', 'number', 'boolean'],
          },
          EventTypes: {
            description: 'Event types to deliver. Empty or left out stands for all types.',
            maxItems: 20,
            type: 'array',
            items: {
              description: 'Type of an event.',
              type: 'string',
              enum: [
                'device.registered',
                'device.updated',
                'device.deregistered',
                'device.offline',
                'smartObject.available',
                'smartObject.unavailable',
                'measurement',
                'event.active',
                'event.reset',
                'activityLog',
              ],
            },
          },
          Devices: {
            description: 'Name of each device.',
            type: 'array',
            items: { type: ['string', 'integer'] },
          },
        },
      },
    },
    EventCategories: {
      description: 'Each event category of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description: 'Name of the event category. Unique in the device network.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          EventConsumers: {
            description: 'Name of each event consumer.',
            type: 'array',
            items: { type: ['string', 'integer'] },
          },
        },
      },
    },
    ResourceCollections: {
      description: 'Each resource collection of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description: 'Name of the resource collection. Defaults to "Resource collection".',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            maxLength: 255,
            type: 'string',
          },
          Devices: {
            description: 'Name of each device.',
            type: 'array',
            items: { type: ['string', 'integer'] },
          },
          DeviceTypes: {
            description: 'Name of each device type.',
            type: 'array',
            items: { type: ['string', 'integer'] },
          },
          DeviceTemplates: {
            description:
              'Name of each device template, with its device type and a slash before it where the entry has no DeviceType.',
            type: 'array',
            items: { type: ['string', 'integer'] },
          },
          Locations: {
            description: 'Path of each location, such as Plant/Hall. The root is /.',
            type: 'array',
            items: { type: ['string', 'integer'] },
          },
          IncludeChildLocations: {
            description: 'Whether LocationIds include the locations below them. Defaults to false.',
            type: 'boolean',
          },
          SmartObjectTypes: {
            description: 'Name of each smart object type.',
            type: 'array',
            items: { type: ['string', 'integer'] },
          },
          SmartObjectTemplates: {
            description:
              'Name of each smart object template, with its smart object type and a slash before it where the entry has no SmartObjectType.',
            type: 'array',
            items: { type: ['string', 'integer'] },
          },
          ResourceTypes: {
            description:
              'Name of each resource type, with its smart object type and a slash before it where the entry has no SmartObjectType.',
            type: 'array',
            items: { type: ['string', 'integer'] },
          },
          Tags: { description: 'Name of each tag.', type: 'array', items: { type: ['string', 'integer'] } },
        },
      },
    },
    LocationTransformers: {
      description: 'Each transformer of a location of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name', 'Location'],
        properties: {
          Name: {
            description: 'Name of the transformer and of its device. Unique in the location.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          Location: {
            description: 'Path of the location, such as Plant/Hall. The root is /.',
            type: ['string', 'integer'],
          },
          TransformerType: {
            description:
              'Name or ID of the transformer type, such as JSONata. It has to be approved and activated.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          ResourceCollection: {
            description: 'Name of the resource collection.',
            type: ['string', 'integer'],
          },
          Configurations: {
            description:
              'Configuration of the transformer, by the definitions of its type. Expression of JSONata is the formula.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['Key', 'Value'],
              properties: {
                Key: {
                  description: 'Configuration key, such as Expression.',
                  pattern:
                    '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
                  minLength: 1,
                  maxLength: 255,
                  type: 'string',
                },
                Value: {
                  description: 'Configuration value. For Expression, a JSONata expression.',
                  type: ['string', 'number', 'boolean'],
                },
              },
            },
          },
          TransformerTargetTypeConfigurations: {
            description: 'Virtual resources that the formula computes.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['SmartObjectType', 'ResourceType'],
              properties: {
                SmartObjectType: {
                  description: 'Name of the smart object type.',
                  type: ['string', 'integer'],
                },
                ResourceType: {
                  description:
                    'Name of the resource type, with its smart object type and a slash before it where the entry has no SmartObjectType.',
                  type: ['string', 'integer'],
                },
                OutputIndex: {
                  description:
                    'Index of the value in the result of the formula, if the result is an array, 0 to 1000. Defaults to the index in this list.',
                  minimum: 0,
                  maximum: 1000,
                  type: 'integer',
                },
              },
            },
          },
        },
      },
    },
    Actuators: {
      description: 'Each actuator of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description: 'Name of the actuator.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          EventCategory: { description: 'Name of the event category.', type: ['string', 'integer'] },
          ResourceCollection: {
            description: 'Name of the resource collection.',
            type: ['string', 'integer'],
          },
          ActuatorResourceValues: {
            description: 'Actions by resource type. Resources of other types do not change.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['SmartObjectType', 'ResourceType'],
              properties: {
                SmartObjectType: {
                  description: 'Name of the smart object type.',
                  type: ['string', 'integer'],
                },
                ResourceType: {
                  description:
                    'Name of the resource type, with its smart object type and a slash before it where the entry has no SmartObjectType.',
                  type: ['string', 'integer'],
                },
                ExecuteOnActivate: {
                  description: 'Whether activation executes the resources. Defaults to false.',
                  type: 'boolean',
                },
                Value: {
                  description: 'Value that activation writes, as text of the data type of the resource.',
                  type: ['string', 'number', 'boolean'],
                },
                ExecuteOnReset: {
                  description:
                    'Whether the resources are executed when the last active event of the category is reset.',
                  type: 'boolean',
                },
                ResetValue: {
                  description:
                    'Value to write when the last active event of the category is reset, as text of the data type of the resource.',
                  type: ['string', 'number', 'boolean'],
                },
              },
            },
          },
        },
      },
    },
    Rules: {
      description: 'Each rule of the device network.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name'],
        properties: {
          Name: {
            description: 'Name of the rule. Unique in the device network.',
            pattern:
              '^$|^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
            minLength: 1,
            maxLength: 255,
            type: 'string',
          },
          Description: { description: 'Description of the rule.', maxLength: 10000, type: 'string' },
          ResourceCollection: {
            description: 'Name of the resource collection.',
            type: ['string', 'integer'],
          },
          EventCategory: { description: 'Name of the event category.', type: ['string', 'integer'] },
          SeverityLevel: {
            description: 'Severity of its events, 0 to 100. Defaults to 0.',
            minimum: 0,
            maximum: 100,
            type: 'integer',
          },
          Message: {
            description:
              'Text for the Information of its events, with placeholders in braces such as {DeviceName} and {Value}. The guide of rules lists them.',
            maxLength: 2000,
            type: 'string',
          },
          IsDeactivated: {
            description: 'Whether the rule is switched off. Defaults to false.',
            type: 'boolean',
          },
          TriggerType: {
            description:
              'Number of events while the conditions are met. OnlyFirstTime raises one event for the device, smart object or collection. ForEveryResource raises one for each resource whose value meets a condition.',
            type: 'string',
            enum: ['OnlyFirstTime', 'ForEveryResource'],
          },
          TriggerByDevice: {
            description:
              'Whether the conditions are compared with the resources of each device on its own. Defaults to false.',
            type: 'boolean',
          },
          TriggerBySmartObject: {
            description:
              'Whether the conditions are compared with the resources of each smart object on its own. Wins over TriggerByDevice. Defaults to false. With neither, all resources of the collection count together.',
            type: 'boolean',
          },
          TriggerResetMethod: {
            description:
              'Whether events stay active until they are reset by hand, or until values meet the reset operators. Defaults to Threshold.',
            type: 'string',
            enum: ['Manually', 'Threshold'],
          },
          Condition: {
            description: 'Whether all conditions have to be met (And) or one of them (Or). Defaults to And.',
            pattern: '^(?:[Aa][Nn][Dd]|[Oo][Rr])?$',
            maxLength: 3,
            type: 'string',
          },
          Resolution: { description: 'Name of the resolution.', type: ['string', 'integer'] },
          TriggerOn: {
            description:
              'Cause of events. Values are compared with the conditions. NoValue is a resource of the collection without a new value for TriggerAfterSeconds. DeviceOffline is a device with such a resource that has had no registration for TriggerAfterSeconds. RegistrationLost is one whose registration ended without a Deregister. FirmwareUpdateFailed is one whose firmware update failed. All but Values take no conditions. Defaults to Values.',
            type: 'string',
            enum: ['Values', 'NoValue', 'DeviceOffline', 'RegistrationLost', 'FirmwareUpdateFailed'],
          },
          TriggerAfterSeconds: {
            description:
              'Seconds that have to pass before NoValue or DeviceOffline raises an event, 1 to 31536000. Defaults to 3600.',
            minimum: 1,
            maximum: 31536000,
            type: 'integer',
          },
          Conditions: {
            description: 'Conditions of the rule. They replace its conditions.',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['SmartObjectType', 'ResourceType', 'TriggerOperator'],
              properties: {
                SmartObjectType: {
                  description: 'Name of the smart object type.',
                  type: ['string', 'integer'],
                },
                ResourceType: {
                  description:
                    'Name of the resource type, with its smart object type and a slash before it where the entry has no SmartObjectType.',
                  type: ['string', 'integer'],
                },
                TriggerOperator: {
                  description: 'Operator that a value has to meet to raise an event.',
                  type: 'string',
                  enum: [
                    'Equals',
                    'NotEquals',
                    'GreaterThan',
                    'GreaterEqual',
                    'LowerThan',
                    'LowerEqual',
                    'InsideRange',
                    'InsideRangeStrict',
                    'OutsideRange',
                    'StringEquals',
                    'StringNotEquals',
                    'StringStartsWith',
                    'StringNotStartsWith',
                    'StringEndsWith',
                    'StringNotEndsWith',
                    'StringContains',
                    'StringNotContains',
                    'StringRegexMatch',
                    'StringNotRegexMatch',
                    'BooleanIsTrue',
                    'BooleanIsFalse',
                    'None',
                  ],
                },
                TriggerMinValue: { description: 'Lower limit of the trigger.', type: 'number' },
                TriggerMaxValue: { description: 'Upper limit of the trigger.', type: 'number' },
                TriggerStringValue: {
                  description: 'Text or regular expression of the trigger.',
                  maxLength: 1000,
                  type: 'string',
                },
                ResetOperator: {
                  description:
                    'Operator that a value has to meet to reset the event. With None, or left out, a value that does not meet the trigger resets it. A value that meets both resets nothing.',
                  type: 'string',
                  enum: [
                    'Equals',
                    'NotEquals',
                    'GreaterThan',
                    'GreaterEqual',
                    'LowerThan',
                    'LowerEqual',
                    'InsideRange',
                    'InsideRangeStrict',
                    'OutsideRange',
                    'StringEquals',
                    'StringNotEquals',
                    'StringStartsWith',
                    'StringNotStartsWith',
                    'StringEndsWith',
                    'StringNotEndsWith',
                    'StringContains',
                    'StringNotContains',
                    'StringRegexMatch',
                    'StringNotRegexMatch',
                    'BooleanIsTrue',
                    'BooleanIsFalse',
                    'None',
                  ],
                },
                ResetMinValue: { description: 'Lower limit of the reset.', type: 'number' },
                ResetMaxValue: { description: 'Upper limit of the reset.', type: 'number' },
                ResetStringValue: {
                  description: 'Text or regular expression of the reset.',
                  maxLength: 1000,
                  type: 'string',
                },
                ResolutionAggregationType: {
                  description:
                    'Aggregation whose result is compared at the end of each period. Defaults to Realtime, which compares each value. All counts as Realtime, because a condition has one limit.',
                  type: 'string',
                  enum: [
                    'Realtime',
                    'TimeWeightedAverage',
                    'MaxValue',
                    'MinValue',
                    'StartValue',
                    'EndValue',
                    'TimeWeightedVariance',
                    'NbrOfMeasurements',
                    'Length',
                    'All',
                    'ArithmeticMean',
                    'Variance',
                  ],
                },
                Resolution: { description: 'Name of the resolution.', type: ['string', 'integer'] },
              },
            },
          },
        },
      },
    },
  },
};
