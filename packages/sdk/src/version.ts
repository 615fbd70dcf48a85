// Made from package.json by `pnpm generate`; do not edit.
export const version = '1.0.0';
