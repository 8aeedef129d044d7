import { exposeRole } from './expose';

exposeRole('batch');
