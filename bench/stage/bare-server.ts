import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The least a server can do: so many bytes as the address says, or always the same number, without looking at the request. */
const usual = Buffer.from(JSON.stringify("x".repeat(Number(process.env.BODY_BYTES) - 2)));
const server = createServer(({ url = "/" }, response) => {
	const asked = Number(url.slice(1));
	const body = asked > 0 ? Buffer.alloc(asked, "x") : usual;
	response.writeHead(200, {
		"content-type": "application/json; charset=utf-8",
		"content-length": body.length,
	});
	response.end(body);
});
server.listen(0, "127.0.0.1", () => {
	const { port } = server.address() as AddressInfo;
	console.log(`The bare server is ready: http://127.0.0.1:${port}`);
});
process.on("disconnect", () => process.exit());
