export { routes } from './routes/version.ts';
