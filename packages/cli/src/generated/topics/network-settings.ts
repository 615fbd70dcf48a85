// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'networkSettings.list',
    topic: 'network-settings',
    command: 'list',
    summary: 'List network settings',
    description:
      'Returns the network settings of the device network. Search matches Name and SSID.\n\nNeeds the permission NetworkSetting.Read.',
    kind: 'page',
    deprecated: { sunset: '2019-03-31' },
    examples: [
      'muster network-settings list',
      'muster network-settings list --filter "Name eq \'Quay wireless\'" --sort -Name',
      'muster network-settings list --all -o csv',
    ],
    args: [],
    query: [
      {
        flag: 'page',
        member: 'Page',
        kind: 'integer',
        min: 1,
        max: 2147483647,
        description: 'Page number, starting at 1. Defaults to 1. A page after the last one is empty.',
      },
      {
        flag: 'page-size',
        member: 'PageSize',
        kind: 'integer',
        min: 1,
        max: 1000,
        description: 'Number of rows per page, 1 to 1000. Defaults to 20.',
      },
      {
        flag: 'filter',
        member: 'Filter',
        kind: 'string',
        description:
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, Name, NetworkType, AuthenticationType, SSID, Priority.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        separated: true,
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Id, Name, NetworkType, AuthenticationType, SSID, Priority.',
      },
      {
        flag: 'search',
        member: 'Search',
        kind: 'string',
        description:
          'Text that one of the searched fields (names and identifiers) must contain, in any case.',
      },
    ],
    columns: ['Id', 'Name', 'NetworkType', 'AuthenticationType', 'SSID', 'LocationIds', 'Priority'],
    secrets: [],
  },
  {
    id: 'networkSettings.create',
    topic: 'network-settings',
    command: 'create',
    summary: 'Create a network setting',
    description:
      'Describes a network that gateways may join, at the given locations or everywhere. The service encrypts the key of the network and never returns it.\n\nNeeds the permission NetworkSetting.Create.',
    kind: 'id',
    writes: true,
    takesKey: true,
    deprecated: { sunset: '2019-03-31' },
    examples: [
      'muster network-settings create --data \'{"Name":"Quay wireless","NetworkType":"WIFI","AuthenticationType":"WPA2PSK","SSID":"quay-7","PreSharedKey":"correct horse","LocationIds":[],"Priority":10}\'',
    ],
    args: [],
    query: [],
    body: {
      required: true,
      isArray: false,
      xml: false,
      csv: false,
      fields: [
        {
          flag: 'name',
          member: 'Name',
          kind: 'string',
          description:
            'Name of the network. Defaults to the SSID, or to the NetworkType if there is none. Empty counts as left out.',
        },
        {
          flag: 'network-type',
          member: 'NetworkType',
          kind: 'string',
          options: ['ETHERNET', 'WIFI', 'WWAN'],
          description: 'Kind of network. Defaults to WIFI with an SSID and to ETHERNET without one.',
        },
        {
          flag: 'authentication-type',
          member: 'AuthenticationType',
          kind: 'string',
          options: ['Disabled', 'WEP64Bits', 'WEP128Bits', 'WPAPSK', 'WPA2PSK'],
          description: 'Authentication of gateways that join the network. Defaults to Disabled.',
        },
        {
          flag: 'ssid',
          member: 'SSID',
          kind: 'string',
          description: 'Name of the wireless network, at most 32 bytes in UTF-8. Wireless networks need it.',
        },
        {
          flag: 'pre-shared-key',
          member: 'PreSharedKey',
          kind: 'string',
          description:
            'Key of the network. Every AuthenticationType except Disabled needs one. Never returned.',
        },
        {
          flag: 'location-ids',
          member: 'LocationIds',
          kind: 'string',
          multiple: true,
          names: 'locations.list',
          description:
            'IDs of the locations that the network is available at. Empty stands for all locations.',
        },
        {
          flag: 'priority',
          member: 'Priority',
          kind: 'integer',
          min: -2147483648,
          max: 2147483647,
          description: 'Priority of the network. Gateways try higher priorities first. Defaults to 0.',
        },
      ],
      shape: {
        Name: null,
        NetworkType: null,
        AuthenticationType: null,
        SSID: null,
        PreSharedKey: null,
        LocationIds: 'locations.list',
        Priority: null,
      },
      example:
        '{"Name":"Quay wireless","NetworkType":"WIFI","AuthenticationType":"WPA2PSK","SSID":"quay-7","PreSharedKey":"correct horse","LocationIds":[],"Priority":10}',
    },
    columns: ['Id'],
    secrets: [],
  },
  {
    id: 'networkSettings.get',
    topic: 'network-settings',
    command: 'get',
    summary: 'Get a network setting',
    description:
      'Returns a network setting without the key of the network.\n\nNeeds the permission NetworkSetting.Read.',
    kind: 'object',
    deprecated: { sunset: '2019-03-31' },
    examples: ["muster network-settings get 'Quay wireless'", 'muster network-settings get - < ids.txt'],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'networkSettings.list',
        description: 'ID of the entity.',
      },
    ],
    query: [],
    columns: ['Id', 'Name', 'NetworkType', 'AuthenticationType', 'SSID', 'LocationIds', 'Priority'],
    secrets: [],
  },
  {
    id: 'networkSettings.update',
    topic: 'network-settings',
    command: 'update',
    summary: 'Update a network setting',
    description:
      'Replaces the stored network setting. The key of the network is unchanged unless PasswordChanged is true or the request contains another key.\n\nFlags change the members that they name and keep the others; --data replaces the whole.\n\nNeeds the permission NetworkSetting.Update.',
    kind: 'none',
    writes: true,
    deprecated: { sunset: '2019-03-31' },
    examples: [
      'muster network-settings update \'Quay wireless\' --data \'{"Name":"Quay wireless","NetworkType":"WIFI","AuthenticationType":"WPA2PSK","SSID":"quay-7","PreSharedKey":"correct horse","LocationIds":[],"Priority":10,"PasswordChanged":true}\'',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'networkSettings.list',
        description: 'ID of the entity.',
      },
    ],
    query: [],
    body: {
      required: true,
      isArray: false,
      xml: false,
      csv: false,
      fields: [
        {
          flag: 'name',
          member: 'Name',
          kind: 'string',
          description:
            'Name of the network. Defaults to the SSID, or to the NetworkType if there is none. Empty counts as left out.',
        },
        {
          flag: 'network-type',
          member: 'NetworkType',
          kind: 'string',
          options: ['ETHERNET', 'WIFI', 'WWAN'],
          description: 'Kind of network. Defaults to WIFI with an SSID and to ETHERNET without one.',
        },
        {
          flag: 'authentication-type',
          member: 'AuthenticationType',
          kind: 'string',
          options: ['Disabled', 'WEP64Bits', 'WEP128Bits', 'WPAPSK', 'WPA2PSK'],
          description: 'Authentication of gateways that join the network. Defaults to Disabled.',
        },
        {
          flag: 'ssid',
          member: 'SSID',
          kind: 'string',
          description: 'Name of the wireless network, at most 32 bytes in UTF-8. Wireless networks need it.',
        },
        {
          flag: 'pre-shared-key',
          member: 'PreSharedKey',
          kind: 'string',
          description:
            'Key of the network. Every AuthenticationType except Disabled needs one. Never returned.',
        },
        {
          flag: 'location-ids',
          member: 'LocationIds',
          kind: 'string',
          multiple: true,
          names: 'locations.list',
          description:
            'IDs of the locations that the network is available at. Empty stands for all locations.',
        },
        {
          flag: 'priority',
          member: 'Priority',
          kind: 'integer',
          min: -2147483648,
          max: 2147483647,
          description: 'Priority of the network. Gateways try higher priorities first. Defaults to 0.',
        },
        {
          flag: 'password-changed',
          member: 'PasswordChanged',
          kind: 'boolean',
          description:
            'Whether PreSharedKey replaces the stored key, even if PreSharedKey is left out. Defaults to false.',
        },
      ],
      shape: {
        Name: null,
        NetworkType: null,
        AuthenticationType: null,
        SSID: null,
        PreSharedKey: null,
        LocationIds: 'locations.list',
        Priority: null,
        PasswordChanged: null,
      },
      example:
        '{"Name":"Quay wireless","NetworkType":"WIFI","AuthenticationType":"WPA2PSK","SSID":"quay-7","PreSharedKey":"correct horse","LocationIds":[],"Priority":10,"PasswordChanged":true}',
    },
    partial: { get: 'networkSettings.get', put: 'networkSettings.update' },
    columns: [],
    secrets: [],
  },
  {
    id: 'networkSettings.delete',
    topic: 'network-settings',
    command: 'delete',
    summary: 'Delete a network setting',
    description:
      'Deletes the network setting. Gateways that have joined the network are not notified.\n\nNeeds the permission NetworkSetting.Delete.',
    kind: 'none',
    writes: true,
    deprecated: { sunset: '2019-03-31' },
    examples: [
      "muster network-settings delete 'Quay wireless'",
      'muster network-settings delete - --yes < ids.txt',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'networkSettings.list',
        description: 'ID of the entity.',
      },
    ],
    query: [],
    columns: [],
    secrets: [],
  },
];
