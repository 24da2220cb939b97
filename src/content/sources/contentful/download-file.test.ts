import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { downloadFile } from "./download-file";

it("a picture is downloaded through the proxy of the environment", async () => {
  const asked: (string | undefined)[] = [];
  const proxy = createServer(({ url }, response) => {
    asked.push(url);
    response.end("picture");
  });
  await once(proxy.listen(0, "localhost"), "listening");
  process.env.HTTP_PROXY = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  expect((await downloadFile("http://images.invalid/a.png")).toString()).toBe("picture");
  expect(asked).toEqual(["http://images.invalid/a.png"]);
  Reflect.deleteProperty(process.env, "HTTP_PROXY");
  proxy.closeAllConnections();
  proxy.close();
});
