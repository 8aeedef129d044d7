import { describe, expect, it } from 'vitest';
import { drawLogo } from '../../../../main/local-service/register/logo-drawing';
import { isHarmlessPicture } from '../../../../main/team/harmless-picture';

const drawing = (inner: string, encoding: BufferEncoding = 'utf8') =>
  `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`, encoding).toString('base64')}`;
const png = `data:image/png;base64,${Buffer.from([0x89, 0x50, 0x4e, 0x47]).toString('base64')}`;

describe('a picture inside of an answer (SEC-45)', () => {
  it.each([
    ['draws itself ten times ten', '<g id="a"><rect/></g><g id="b"><use href="#a"/><use href="#a"/></g>'],
    ['does so by another name', '<s:use xmlns:s="http://www.w3.org/2000/svg" href="#a"/>'],
    ['paints with a pattern', '<pattern id="p"><rect fill="url(#p)"/></pattern>'],
    ['filters', '<filter id="f"><feTurbulence numOctaves="9999"/></filter>'],
    ['holds another picture', '<image href="data:image/png;base64,AAAA"/>'],
    ['holds a page', '<foreignObject><iframe/></foreignObject>'],
    ['runs a script', '<script>alert(1)</script>'],
    ['moves', '<rect><animate/></rect>'],
    ['begins with a sign that is none', '<\0use/>'],
  ])('when it %s, is not shown', (_what, inner) => {
    expect(isHarmlessPicture(drawing(inner))).toBe(false);
  });

  it.each([
    ['of its own words', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
    ['in another encoding', '<?xml version="1.0" encoding="UTF-16"?><svg/>'],
  ])('when it is a drawing %s, is not shown', (_what, text) => {
    expect(isHarmlessPicture(`data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`)).toBe(
      false,
    );
  });

  it('when it is a drawing of 16 bits a sign, is not shown', () => {
    expect(isHarmlessPicture(drawing('<use/>', 'utf16le'))).toBe(false);
  });

  it.each([
    'javascript:alert(1)',
    'https://example.org/a.png',
    'data:text/html;base64,AAAA',
    'data:image/png;base64,',
  ])('when it is %s, is none', (address) => {
    expect(isHarmlessPicture(address)).toBe(false);
  });

  it('when it is a plain one, is shown', () => {
    expect(isHarmlessPicture(png)).toBe(true);
    expect(isHarmlessPicture(drawLogo('Möbelwerkstatt & Söhne'))).toBe(true);
    const usual = '<?xml version="1.0" encoding="UTF-8"?><!-- drawn by hand -->';
    const path = '<g><path d="M0 0"/></g><linearGradient id="a"><stop/></linearGradient>';
    const text = `${usual}<svg>${path}</svg>`;
    expect(isHarmlessPicture(`data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`)).toBe(true);
  });
});
