export { routes } from './routes/events.ts';
