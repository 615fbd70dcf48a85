// Made from openapi.yaml by `pnpm generate`; do not edit.
export const barcodesParse = {
  id: 'barcodes.parse',
  method: 'POST',
  path: '/api/v3/barcode',
  query: [],
  network: true,
  result: 'object',
} as const;
