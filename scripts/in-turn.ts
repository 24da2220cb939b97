import { once } from "node:events";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Answers the requests of a connection one after the other, each when the last answer is with its reader. Node starts all that a client
 * sends at once, and keeps their answers in memory for a client that reads none.
 */
export function inTurn(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  const lastAnswers = new WeakMap<Socket, Promise<unknown>>();
  return (request, response) => {
    const before = lastAnswers.get(request.socket);
    lastAnswers.set(request.socket, once(response, "close"));
    if (before) void before.then(() => answer(request, response));
    else answer(request, response);
  };
}
