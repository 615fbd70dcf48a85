export { routes } from './routes/devices.ts';
