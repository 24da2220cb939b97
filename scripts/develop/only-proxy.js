/** Loaded into each process of `gatsby develop`: its HTTP servers answer the reverse proxy only, which sends the key of this run. */
const { Server } = require("node:http");

const { emit } = Server.prototype;

Server.prototype.emit = function (event, request, ...rest) {
  const isRequest = event === "request" || event === "upgrade";
  if (!isRequest || request.headers["x-develop-key"] === process.env.DEVELOP_KEY)
    return emit.call(this, event, request, ...rest);
  const [answer] = rest;
  if (event === "request") answer.writeHead(403).end();
  else request.socket.destroy();
  return true;
};
