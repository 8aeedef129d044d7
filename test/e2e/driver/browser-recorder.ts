import type { RunningProgram } from './program';

/** Instead of the system's browser: what the program opens is noted. */
export async function recordBrowser(program: RunningProgram): Promise<void> {
  await program.electron.evaluate(({ shell }) => {
    const noted: string[] = [];
    (globalThis as unknown as { openedLinks: string[] }).openedLinks = noted;
    shell.openExternal = async (link: string) => {
      noted.push(link);
    };
  });
}

/** What was opened so far, oldest first. */
export async function openedLinks(program: RunningProgram): Promise<string[]> {
  return program.electron.evaluate(() => (globalThis as unknown as { openedLinks: string[] }).openedLinks);
}

/** Does on a page what a person would in the browser: looks at its form, then sends it. Gives back the page that comes. */
export async function sendForm(link: string, fields: Record<string, string>): Promise<string> {
  const page = await fetch(link);
  if (!page.ok || !(await page.text()).includes('<form')) throw new Error(`no form (${page.status})`);
  const answer = await fetch(link, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: new URL(link).origin },
  });
  if (!answer.ok) throw new Error(`the form was refused (${answer.status})`);
  return answer.text();
}
