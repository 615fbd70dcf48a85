export { routes } from './routes/locations.ts';
