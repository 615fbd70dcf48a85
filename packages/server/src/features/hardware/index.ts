export { routes } from './routes/hardware-definitions.ts';
