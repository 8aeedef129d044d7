import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { styleList } from '../../../scripts/list-styles';
import { projectRoot } from '../../../scripts/project-root';

describe('style sheets of the library (scripts/list-styles.ts)', () => {
  it('when parts of the library come or go, the list that a script writes is up to date', () => {
    expect(readFileSync(join(projectRoot, 'renderer', 'base', 'mantine-styles.ts'), 'utf8')).toBe(
      styleList(),
    );
  });

  it('when a part is made of others, their sheets come along, the inner ones first', () => {
    const list = styleList().split('\n');
    const at = (name: string) => list.findIndex((line) => line.includes(`/${name}.css`));
    expect(at('ModalBase')).toBeGreaterThan(0);
    expect(at('ModalBase')).toBeLessThan(at('Modal'));
    expect(at('UnstyledButton')).toBeLessThan(at('Button'));
    expect(at('Stepper')).toBe(-1);
  });
});
