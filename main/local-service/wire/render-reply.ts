import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Problem } from '../ground/problem';
import type { JsonPiece, Reply, Route } from '../routing/route';
import type { ServiceParts } from '../routing/service-parts';
import { deliverFile } from './deliver-file';

const SUNSET = 'Fri, 31 Dec 2100 23:59:59 GMT';

/** Turns what a handler answered into a response, in the dialect the switches ask for. */
export function renderReply(context: Context, parts: ServiceParts, route: Route, reply: Reply): Response {
  const { createdStatus, deprecationHeaders, unknownMembers } = parts.switches.current;
  const declared = reply.status ?? route.status;
  const isCreating = declared === 201 || declared === 202;
  const status = isCreating && createdStatus !== 201 ? createdStatus : declared;
  for (const [name, value] of Object.entries(reply.headers ?? {})) context.header(name, value);
  context.header('Cache-Control', 'no-store');
  if (deprecationHeaders) {
    context.header('Deprecation', 'true');
    context.header('Sunset', SUNSET);
  }
  if (reply.file) return deliverFile(context, parts, reply.file);
  if (status === 204 || (reply.body === undefined && !reply.chunks)) return context.body(null, 204);
  if (reply.chunks) {
    context.header('Content-Type', 'application/json');
    return context.body(streamOf(reply.chunks), status as ContentfulStatusCode);
  }
  return context.json(
    unknownMembers ? withUnknownMember(reply.body) : reply.body,
    status as ContentfulStatusCode,
  );
}

/** `{type, message}` with its status (`interface.md` 7). What was not foreseen says nothing about its inside. */
export function renderProblem(context: Context, parts: ServiceParts, error: unknown): Response {
  const problem =
    error instanceof Problem ? error : new Problem('internal', 'The service failed to answer this request');
  if (!(error instanceof Problem)) parts.onFault(error);
  const status = problem.status as ContentfulStatusCode;
  for (const [name, value] of Object.entries(problem.headers)) context.header(name, value);
  const { errorEnvelope } = parts.switches.current;
  if (errorEnvelope === 'html') return context.html(`<html><body><h1>${status}</h1></body></html>`, status);
  if (errorEnvelope === 'empty') return context.body(null, status);
  return context.json({ type: problem.type, message: problem.message }, status);
}

function withUnknownMember(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { ...body, addedLater: { byTheService: true } };
}

/** Pieces are made only when the socket asks for them, so a long list never stands in memory whole. */
function streamOf(chunks: Iterable<JsonPiece>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = chunks[Symbol.iterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      // Gives other requests their turn between two pieces.
      await new Promise((resolve) => setImmediate(resolve));
      const next = iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(typeof next.value === 'string' ? encoder.encode(next.value) : next.value);
    },
    cancel() {
      iterator.return?.();
    },
  });
}
