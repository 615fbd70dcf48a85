export { routes } from './routes/smart-object-templates.ts';
