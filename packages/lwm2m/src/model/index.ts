export * from './model.ts';
export { ModelRegistry } from './registry.ts';
export { omaCatalogue } from './catalogue.ts';
