export { routes } from './routes/resource-collections.ts';
