export { routes } from './routes/usage.ts';
