export { routes } from './routes/overview.ts';
