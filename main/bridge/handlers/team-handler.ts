import { randomUUID } from 'node:crypto';
import { inJob } from '../../service';
import type { TeamObjects } from '../../team/team-objects';
import type { OwnListener } from '../../team/webhook-listener';
import type { HandlersOf } from '../handler-types';

export function createTeamHandlers(team: TeamObjects, listener: OwnListener): HandlersOf<'team'> {
  const asJob = <T>(work: () => Promise<T>) =>
    inJob({ kind: 'other', id: randomUUID(), customerId: null }, work);
  const done = async (work: () => Promise<void>) => {
    await asJob(work);
    return null;
  };
  return {
    'team.webhooks': (connectionId) => asJob(() => team.webhooks(connectionId)),
    'team.createWebhook': (connectionId, input) => done(() => team.createWebhook(connectionId, input)),
    'team.deleteWebhook': (connectionId, id) => done(() => team.deleteWebhook(connectionId, id)),
    'team.listen': (isWanted) => (isWanted ? listener.start() : listener.stop()),
    'team.advisors': (connectionId) => asJob(() => team.advisors(connectionId)),
    'team.stopAdvisors': () => {
      team.stopAdvisors();
      return null;
    },
    'team.createAdvisor': (connectionId, input) => done(() => team.createAdvisor(connectionId, input)),
    'team.changeAdvisor': (connectionId, id, input) =>
      done(() => team.changeAdvisor(connectionId, id, input)),
    'team.deleteAdvisor': (connectionId, id) => done(() => team.deleteAdvisor(connectionId, id)),
    'team.openReports': (connectionId, advisorId) => done(() => team.openReports(connectionId, advisorId)),
    'team.tenant': (connectionId) => asJob(() => team.tenant(connectionId)),
    'team.saveTenant': (connectionId, input) => done(() => team.saveTenant(connectionId, input)),
    'team.findCompanies': (connectionId, query) => asJob(() => team.findCompanies(connectionId, query)),
    'team.findLogos': (connectionId, name) => asJob(() => team.findLogos(connectionId, name)),
  };
}
