import { advisorRoutes } from './routes/advisor-routes';
import { analysisRoutes } from './routes/analysis-routes';
import { bankingRoutes } from './routes/banking-routes';
import { categorizationRoutes } from './routes/categorization-routes';
import { cockpitRoutes } from './routes/cockpit-routes';
import { connectRoutes } from './routes/connect-routes';
import { otherRoutes } from './routes/other-routes';
import { serverRoutes } from './routes/server-routes';
import { tenantRoutes } from './routes/tenant-routes';
import { uploadRoutes } from './routes/upload-routes';
import { userRoutes } from './routes/user-routes';
import { webhookRoutes } from './routes/webhook-routes';
import type { Route } from './routing/route';

/** Every endpoint of `interface.md` 4.7, and `/auth` (4.1). */
export const ROUTES: readonly Route[] = [
  ...serverRoutes,
  ...userRoutes,
  ...bankingRoutes,
  ...connectRoutes,
  ...uploadRoutes,
  ...categorizationRoutes,
  ...analysisRoutes,
  ...cockpitRoutes,
  ...advisorRoutes,
  ...tenantRoutes,
  ...otherRoutes,
  ...webhookRoutes,
];
