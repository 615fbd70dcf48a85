// Made from package.json by `pnpm generate`; do not edit.
export const version = '0.1.0';
