import { text, type SettingDeclarations } from './setting-types.ts';

export const capture = {
  pcap: {
    type: text('FILE'),
    example: './gateway.pcapng',
    summary:
      'File for the datagrams of the CoAP gateway and the bootstrap server in the format pcapng, for Wireshark',
    details:
      'The file holds the keys of the DTLS sessions, so only its owner can read it. It grows without limit, and each start replaces it.',
    guide: 'operations.md#capture-datagrams',
  },
} satisfies SettingDeclarations;
