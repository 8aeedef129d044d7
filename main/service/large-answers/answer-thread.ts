import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Endpoint } from '../endpoint-tables/endpoint-definition';
import { endpoints } from '../endpoint-tables/endpoints';
import { latinText, readAnswerBody, unicodeText } from '../transport/answer-reader';
import type { AnswerToRead, FromThread, ToThread } from './answer-protocol';
import { isUnavailable } from './answer-text';
import { piecesOf } from './value-pieces';

async function read(port: MessagePort, asked: AnswerToRead): Promise<void> {
  const say = (message: FromThread) => port.postMessage(message);
  const { bytes, contentType, key, readsAscii, keepsText } = asked;
  const body = readAnswerBody(bytes, contentType, readsAscii ? latinText : unicodeText);
  if (body.kind !== 'json') return say({ is: 'other', body });
  const { value } = body;
  const isExpectedShape =
    (endpoints as Record<string, Endpoint>)[key]?.answer.safeParse(value).success ?? false;
  if (keepsText) {
    const json = JSON.stringify(value);
    return say({ is: 'text', json, isUnavailable: isUnavailable(value), isExpectedShape });
  }
  try {
    for (const piece of piecesOf(value)) {
      const isTaken = once(port, 'message');
      say({ is: 'piece', piece });
      await isTaken;
    }
    say({ is: 'whole', isExpectedShape });
  } catch {
    say({ is: 'other', body: { kind: 'brokenJson', text: '' } });
  }
}

const port = parentPort;
port?.on('message', (message: ToThread) => {
  if (message !== 'next') void read(port, message);
});
