import type { Context } from 'hono';
import type { ReplyFile, ServiceParts } from '../routing/service-parts';

/** A file as bytes, as base64 inside JSON, or as a link to fetch it from (switch `pdf`). */
export function deliverFile(context: Context, parts: ServiceParts, file: ReplyFile): Response {
  const { pdf } = parts.switches.current;
  if (pdf === 'base64') {
    return context.json({ contentType: file.contentType, data: Buffer.from(file.bytes).toString('base64') });
  }
  if (pdf === 'link') return context.json({ url: parts.offerDownload(file) });
  context.header('Content-Type', file.contentType);
  context.header('Content-Disposition', `attachment; filename="${file.name}"`);
  return context.body(new Uint8Array(file.bytes));
}
