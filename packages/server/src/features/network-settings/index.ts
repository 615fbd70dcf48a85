export { routes } from './routes/network-settings.ts';
