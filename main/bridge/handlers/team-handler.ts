import { randomUUID } from 'node:crypto';
import { inJob } from '../../service';
import type { TeamObjects } from '../../team/team-objects';
import type { OwnListener } from '../../team/webhook-listener';
import type { HandlersOf } from '../handler-types';

export function createTeamHandlers(team: TeamObjects, listener: OwnListener): HandlersOf<'team'> {
  const asJob = <T>(work: () => Promise<T>) =>
    inJob({ kind: 'other', id: randomUUID(), customerId: null }, work);
  return {
    'team.webhooks': (connectionId) => asJob(() => team.webhooks(connectionId)),
    'team.createWebhook': (connectionId, input) => asJob(() => team.createWebhook(connectionId, input)),
    'team.deleteWebhook': (connectionId, id) => asJob(() => team.deleteWebhook(connectionId, id)),
    'team.listen': (isWanted) => (isWanted ? listener.start() : listener.stop()),
    'team.advisors': (connectionId) => asJob(() => team.advisors(connectionId)),
    'team.createAdvisor': (connectionId, input) => asJob(() => team.createAdvisor(connectionId, input)),
    'team.changeAdvisor': (connectionId, id, input) =>
      asJob(() => team.changeAdvisor(connectionId, id, input)),
    'team.deleteAdvisor': (connectionId, id) => asJob(() => team.deleteAdvisor(connectionId, id)),
    'team.openReports': async (connectionId, advisorId) => {
      await asJob(() => team.openReports(connectionId, advisorId));
      return null;
    },
    'team.tenant': (connectionId) => asJob(() => team.tenant(connectionId)),
    'team.saveTenant': (connectionId, input) => asJob(() => team.saveTenant(connectionId, input)),
    'team.findCompanies': (connectionId, query) => asJob(() => team.findCompanies(connectionId, query)),
    'team.findLogos': (connectionId, name) => asJob(() => team.findLogos(connectionId, name)),
  };
}
