export { routes } from './routes/device-tree.ts';
