import { exposeRole } from './expose';

exposeRole('main');
