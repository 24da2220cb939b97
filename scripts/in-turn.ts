import { once } from "node:events";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Answers the requests of a connection one after the other: each begins when the previous answer has ended. By default, Node begins
 * all requests that a client sends together, and keeps their answers in memory if the client reads none.
 */
export function inTurn(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  const lastAnswers = new WeakMap<Socket, Promise<unknown>>();
  return (request, response) => {
    const previous = lastAnswers.get(request.socket);
    lastAnswers.set(request.socket, once(response, "close"));
    if (previous) void previous.then(() => answer(request, response));
    else answer(request, response);
  };
}
