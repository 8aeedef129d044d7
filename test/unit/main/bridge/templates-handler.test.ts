import { describe, expect, it } from 'vitest';
import { createTemplatesHandlers } from '../../../../main/bridge/handlers/templates-handler';
import type { Store } from '../../../../main/store/open-store';
import { type MappingTemplate, templateFile } from '../../../../preload/contract';

function template(id: string, change: Partial<MappingTemplate> = {}): MappingTemplate {
  return {
    id,
    name: `Bank ${id}`,
    version: 3,
    headerFingerprint: `print-${id}`,
    header: ['Datum', 'Betrag'],
    options: { dateOrder: 'DMY' },
    createdAt: '2026-01-01T00:00:00Z',
    ...change,
  };
}

function made(templates: MappingTemplate[]) {
  const written: { name: string; text: string }[] = [];
  const handlers = createTemplatesHandlers({
    store: () => ({ call: async () => templates }) as unknown as Pick<Store, 'call'>,
    save: async (name, bytes) => {
      written.push({ name, text: Buffer.from(bytes).toString('utf8') });
      return { fileName: name };
    },
  });
  return { handlers, written };
}

describe('exporting mappings', () => {
  it('writes all of them as a file that an import takes, without anything of this store', async () => {
    const { handlers, written } = made([template('a'), template('b')]);
    expect(await handlers['templates.export'](null)).toEqual({ fileName: 'kontor-templates.json' });
    const parsed = templateFile.parse(JSON.parse(written[0]?.text ?? ''));
    expect(parsed.templates.map(({ name }) => name)).toEqual(['Bank a', 'Bank b']);
    expect(written[0]?.text).not.toContain('createdAt');
  });

  it('writes one under a file name without signs that could lead elsewhere', async () => {
    const { handlers, written } = made([template('a'), template('b', { name: '../..\\Größe: "x"' })]);
    await handlers['templates.export']('b');
    expect(written[0]?.name).toBe('kontor-template-Größe-x.json');
    expect(JSON.parse(written[0]?.text ?? '').templates).toHaveLength(1);
  });

  it('refuses when there is none, or when it is no longer usable', async () => {
    await expect(made([]).handlers['templates.export'](null)).rejects.toMatchObject({
      code: 'template.unknown',
    });
    const broken = made([template('a', { options: { run: 1 } })]);
    await expect(broken.handlers['templates.export']('a')).rejects.toMatchObject({
      code: 'template.invalid',
    });
    expect(broken.written).toEqual([]);
  });
});
