export { routes } from './routes/resource-types.ts';
