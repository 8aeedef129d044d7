import { exposeRole } from './expose';

exposeRole('print');
