// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'networkSettings.list',
    topic: 'network-settings',
    command: 'list',
    summary: 'List network settings',
    description:
      'The network settings of the device network. Search looks into Name and SSID.\n\nNeeds the permission NetworkSetting.Read.',
    kind: 'page',
    deprecated: { sunset: '2019-03-31' },
    args: [],
    query: [
      {
        flag: 'page',
        member: 'Page',
        kind: 'integer',
        min: 1,
        max: 2147483647,
        description: 'The number of the page, from 1. A page behind the last one has no rows.',
      },
      {
        flag: 'page-size',
        member: 'PageSize',
        kind: 'integer',
        min: 1,
        max: 1000,
        description: 'How many rows a page has.',
      },
      {
        flag: 'filter',
        member: 'Filter',
        kind: 'string',
        description:
          'Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        description:
          'Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id.',
      },
      {
        flag: 'search',
        member: 'Search',
        kind: 'string',
        description:
          'Text that rows must contain in one of their searched fields (names and identifiers), whatever the case.',
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
      'A network that gateways may join, at some locations or at all. The key is sealed and never shown.\n\nNeeds the permission NetworkSetting.Create.',
    kind: 'id',
    takesKey: true,
    deprecated: { sunset: '2019-03-31' },
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
            'What people call the network; its SSID, or else its NetworkType, when left out or empty.',
        },
        {
          flag: 'network-type',
          member: 'NetworkType',
          kind: 'string',
          options: ['ETHERNET', 'WIFI', 'WWAN'],
          description: 'Over what it is reached; WIFI with an SSID and ETHERNET without one when left out.',
        },
        {
          flag: 'authentication-type',
          member: 'AuthenticationType',
          kind: 'string',
          options: ['Disabled', 'WEP64Bits', 'WEP128Bits', 'WPAPSK', 'WPA2PSK'],
          description: 'How gateways prove that they may join; Disabled when left out.',
        },
        {
          flag: 'ssid',
          member: 'SSID',
          kind: 'string',
          description: 'The name of a wireless network, which has one; 32 bytes (UTF-8) at most.',
        },
        {
          flag: 'pre-shared-key',
          member: 'PreSharedKey',
          kind: 'string',
          description: 'The key, for every authentication but Disabled; never shown.',
        },
        {
          flag: 'location-ids',
          member: 'LocationIds',
          kind: 'string',
          multiple: true,
          description: 'The locations it is for; all when there are none.',
        },
        {
          flag: 'priority',
          member: 'Priority',
          kind: 'integer',
          min: -2147483648,
          max: 2147483647,
          description: 'The higher the sooner it is tried; 0 when left out.',
        },
      ],
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
    description: 'One network setting; its key is never shown.\n\nNeeds the permission NetworkSetting.Read.',
    kind: 'object',
    deprecated: { sunset: '2019-03-31' },
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
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
      'Replaces what is stored. The key stays unless PasswordChanged is true or another one is given.\n\nNeeds the permission NetworkSetting.Update.',
    kind: 'none',
    deprecated: { sunset: '2019-03-31' },
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
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
            'What people call the network; its SSID, or else its NetworkType, when left out or empty.',
        },
        {
          flag: 'network-type',
          member: 'NetworkType',
          kind: 'string',
          options: ['ETHERNET', 'WIFI', 'WWAN'],
          description: 'Over what it is reached; WIFI with an SSID and ETHERNET without one when left out.',
        },
        {
          flag: 'authentication-type',
          member: 'AuthenticationType',
          kind: 'string',
          options: ['Disabled', 'WEP64Bits', 'WEP128Bits', 'WPAPSK', 'WPA2PSK'],
          description: 'How gateways prove that they may join; Disabled when left out.',
        },
        {
          flag: 'ssid',
          member: 'SSID',
          kind: 'string',
          description: 'The name of a wireless network, which has one; 32 bytes (UTF-8) at most.',
        },
        {
          flag: 'pre-shared-key',
          member: 'PreSharedKey',
          kind: 'string',
          description: 'The key, for every authentication but Disabled; never shown.',
        },
        {
          flag: 'location-ids',
          member: 'LocationIds',
          kind: 'string',
          multiple: true,
          description: 'The locations it is for; all when there are none.',
        },
        {
          flag: 'priority',
          member: 'Priority',
          kind: 'integer',
          min: -2147483648,
          max: 2147483647,
          description: 'The higher the sooner it is tried; 0 when left out.',
        },
        {
          flag: 'password-changed',
          member: 'PasswordChanged',
          kind: 'boolean',
          description:
            'Whether PreSharedKey replaces the key, also when it is left out; false when left out.',
        },
      ],
      example:
        '{"Name":"Quay wireless","NetworkType":"WIFI","AuthenticationType":"WPA2PSK","SSID":"quay-7","PreSharedKey":"correct horse","LocationIds":[],"Priority":10,"PasswordChanged":true}',
    },
    columns: [],
    secrets: [],
  },
  {
    id: 'networkSettings.delete',
    topic: 'network-settings',
    command: 'delete',
    summary: 'Delete a network setting',
    description:
      'Gateways that have joined the network are not told.\n\nNeeds the permission NetworkSetting.Delete.',
    kind: 'none',
    deprecated: { sunset: '2019-03-31' },
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: [],
    secrets: [],
  },
];
