import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The least a server can do: the same bytes, without looking at the request. */
const body = JSON.stringify({
	userId: "01a1fc7d-a574-7bda-b086-69bad28cc153",
	firstName: "Person",
});
const server = createServer((_, response) => {
	response.writeHead(200, {
		"content-type": "application/json; charset=utf-8",
		"content-length": body.length,
	});
	response.end(body);
});
server.listen(0, "127.0.0.1", () => {
	const { port } = server.address() as AddressInfo;
	process.send?.({ address: `http://127.0.0.1:${port}` });
});
process.on("disconnect", () => process.exit());
