import { describe, expect, it } from 'vitest';
import { TeamObjects } from '../../../../main/team/team-objects';
import { advisor, found, tenant, webhook } from '../../../../preload/contract';
import { type ScriptedAnswer, type SeenRequest, scripted, testConnection } from '../service/scripted-service';

function teamOver(respond: (request: SeenRequest) => ScriptedAnswer) {
  const service = scripted(respond);
  const opened: [unknown, string][] = [];
  const team = new TeamObjects({
    serviceClientOf: async () => service.client,
    openLink: async (rawLink, { baseAddress }) => {
      opened.push([rawLink, baseAddress]);
    },
  });
  return { ...service, team, opened };
}
const id = testConnection.id;

describe('what belongs to the team of a connection', () => {
  it('when webhooks are listed, an address loses its query and a secret never comes along', async () => {
    const { team } = teamOver(() => ({
      json: {
        webhooks: [
          {
            webhookId: 'w1',
            url: 'https://user:pw@listener.example/hook?token=canary',
            method: 'POST',
            events: ['analysis.completed', 7],
            secret: 'canary',
            hasSecret: true,
            deliveries: [{ event: 'analysis.completed', state: 'delivered', correlationId: 'c' }, null],
          },
          { url: 'https://without.example/' },
          null,
        ],
      },
    }));
    const list = await team.webhooks(id);
    expect(list).toEqual([
      {
        id: 'w1',
        address: 'https://listener.example/hook',
        method: 'POST',
        events: ['analysis.completed'],
        hasSecret: true,
        deliveries: [{ event: 'analysis.completed', state: 'delivered' }],
      },
    ]);
    for (const one of list) expect(webhook.safeParse(one).success).toBe(true);
  });

  it('when one is registered, it is sent once, and its secret with it', async () => {
    const { team, requests } = teamOver(({ method }) =>
      method === 'POST' ? { status: 503, json: { type: 'down', message: 'no' } } : { json: { webhooks: [] } },
    );
    const input = {
      address: 'https://listener.example/hook',
      method: 'POST',
      events: ['analysis.completed'],
      secret: 'canary',
    } as const;
    await expect(team.createWebhook(id, { ...input, events: [...input.events] })).rejects.toMatchObject({
      code: expect.stringMatching(/^service\./),
    });
    expect(requests.map(({ method }) => method)).toEqual(['POST']);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      url: input.address,
      method: 'POST',
      events: input.events,
      secret: 'canary',
    });
  });

  it('when something is deleted that is gone already, that counts as deleted', async () => {
    const { team } = teamOver(({ method }) =>
      method === 'DELETE'
        ? { status: 404, json: { type: 'not_found', message: 'no' } }
        : { json: { webhooks: [], advisors: [] } },
    );
    await expect(team.deleteWebhook(id, 'w1')).resolves.toBeUndefined();
    await expect(team.deleteAdvisor(id, 'a1')).resolves.toBeUndefined();
  });

  it('when the list cannot be had, a change that went through is no failure', async () => {
    const { team, requests } = teamOver(({ method }) =>
      method === 'GET' ? { status: 500, json: { type: 'down', message: 'no' } } : { json: {} },
    );
    const advisorOf = { firstName: 'Berta', lastName: '', email: '', phone: '' };
    await team.createAdvisor(id, advisorOf);
    await team.saveTenant(id, { color: ' ' });
    await team.changeAdvisor(id, 'a1', { phone: '', email: ' b@c.example ' });
    expect(requests.map(({ method, body }) => [method, JSON.parse(body)])).toEqual([
      ['POST', { firstName: 'Berta' }],
      ['PATCH', { color: '' }],
      ['PATCH', { phone: '', email: 'b@c.example' }],
    ]);
  });

  it('when an advisor is made, boxes that were left empty are not sent', async () => {
    const { team, requests } = teamOver(({ method, path }) =>
      method === 'POST'
        ? { status: 201, json: { advisorId: 'a1' } }
        : {
            json: { advisors: path.endsWith('page=1') ? [{ advisorId: 'a1', firstName: 'Berta' }, {}] : [] },
          },
    );
    await team.createAdvisor(id, { firstName: ' Berta ', lastName: '', email: ' ', phone: '' });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ firstName: 'Berta' });
    const list = await team.advisors(id);
    expect(list).toEqual([{ id: 'a1', firstName: 'Berta', lastName: null, email: null, phone: null }]);
    for (const one of list) expect(advisor.safeParse(one).success).toBe(true);
  });

  it('when the reading of a long list is stopped, it ends at once, and half a team is not the team', async () => {
    let pages = 0;
    const { team } = teamOver(() => {
      pages += 1;
      if (pages === 3) team.stopAdvisors();
      return { json: { advisors: [{ advisorId: `a${pages}` }] } };
    });
    await expect(team.advisors(id)).rejects.toMatchObject({ code: 'service.cancelled' });
    expect(pages).toBe(3);
  });

  it('when reports are opened, the link goes to the opening and nowhere else', async () => {
    const { team, opened, activity } = teamOver(() => ({
      json: { url: 'https://service.example/link/canary' },
    }));
    await team.openReports(id, 'a1');
    expect(opened).toEqual([['https://service.example/link/canary', testConnection.baseAddress]]);
    expect(JSON.stringify(activity)).not.toContain('canary');
  });

  it('when a service answers with no link, nothing is opened', async () => {
    const { team, opened } = teamOver(() => ({ json: { note: 'none' } }));
    await expect(team.openReports(id, 'a1')).rejects.toMatchObject({ code: 'link.missing' });
    expect(opened).toEqual([]);
  });

  it('when companies and logos are found, plain members are shown, and only a picture that is in the answer', async () => {
    const inside = 'data:image/png;base64,AAAA';
    const { team } = teamOver(({ path }) => ({
      json: path.includes('logos')
        ? {
            logos: [
              { name: 'A', url: inside },
              { name: 'B', url: 'https://elsewhere.example/b.png' },
            ],
          }
        : { companies: [{ name: 'A', apiToken: 'canary', nested: { a: 1 } }] },
    }));
    const companies = await team.findCompanies(id, 'A');
    expect(JSON.stringify(companies)).not.toContain('canary');
    const logos = await team.findLogos(id, 'A');
    expect(logos.map(({ picture }) => picture)).toEqual([inside, null]);
    for (const one of [...companies, ...logos]) expect(found.safeParse(one).success).toBe(true);
  });

  it('when the tenant says nothing, nothing is made up', async () => {
    const { team } = teamOver(() => ({ json: {} }));
    const shown = await team.tenant(id);
    expect(shown).toEqual({ id: null, name: null, color: null, hasLogo: null });
    expect(tenant.safeParse(shown).success).toBe(true);
  });
});
