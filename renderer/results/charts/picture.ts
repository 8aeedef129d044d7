import type { ChartLook } from '../../ui/chart-look';

/** Drawn so much larger than on the screen, so that a text program may scale it. */
const scale = 2;
const marginPx = 12;

/** The strokes of a chart as a PNG with lines of text above, the first as a title, and on its own ground; null where the window could not draw it. */
export async function pictureOf(
  svg: SVGSVGElement,
  lines: readonly string[],
  look: ChartLook,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { width, height } = svg.getBoundingClientRect();
  const linePx = look.fontSize * 1.6;
  const headPx = look.fontSize * 0.8 + linePx * lines.length;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((width + 2 * marginPx) * scale);
  canvas.height = Math.ceil((height + headPx + 2 * marginPx) * scale);
  const pen = canvas.getContext('2d');
  if (!pen || width === 0) return null;
  const strokes = new Image();
  // As a data address: the policy of the page allows pictures from nowhere else.
  strokes.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  try {
    await strokes.decode();
  } catch {
    return null;
  }
  pen.scale(scale, scale);
  pen.fillStyle = look.background;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = look.text;
  for (const [index, line] of lines.entries()) {
    pen.font =
      index === 0 ? `600 ${look.fontSize + 2}px ${look.fontFamily}` : `${look.fontSize}px ${look.fontFamily}`;
    pen.fillText(line, marginPx, marginPx + look.fontSize + 2 + index * linePx, width);
  }
  pen.drawImage(strokes, marginPx, marginPx + headPx, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new Uint8Array(await blob.arrayBuffer());
}
