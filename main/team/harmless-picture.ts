const pictureInside = /^data:image\/(?:png|jpeg|gif|(svg)\+xml);base64,([A-Za-z0-9+/=]+)$/;

/** Elements that draw what they are themselves. One that draws another again makes a billion of ten, and holds up the window (SEC-45). */
const plainElements = new Set(
  (
    'svg g defs title desc path rect circle ellipse line polyline polygon text tspan ' +
    'linearGradient radialGradient stop clipPath'
  ).split(' '),
);

/** Whether a picture inside of an answer can be shown: a drawing only when it is made of plain elements. */
export function isHarmlessPicture(address: string): boolean {
  const [, isDrawing, content = ''] = pictureInside.exec(address) ?? [];
  if (content === '') return false;
  return !isDrawing || isPlainDrawing(Buffer.from(content, 'base64').toString('utf8'));
}

/** No declarations of its own, no other encoding, in which the same bytes could be other elements. */
function isPlainDrawing(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: another encoding shows by them
  if (/[\0-\x08\x0b\x0c\x0e-\x1f\ufffd]|<!(?!--)|encoding\s*=\s*["'](?!utf-8["'])/i.test(text)) return false;
  return [...text.matchAll(/<([^\s/>!?][^\s/>]*)/g)].every(([, name = '']) => plainElements.has(name));
}
