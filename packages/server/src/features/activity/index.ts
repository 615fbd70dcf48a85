export { routes } from './routes/activity-logs.ts';
