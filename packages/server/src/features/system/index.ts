export { routes } from './routes/system.ts';
