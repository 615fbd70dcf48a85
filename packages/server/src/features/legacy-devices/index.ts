export { routes } from './routes/legacy-devices.ts';
