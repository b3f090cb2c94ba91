import Fastify from "fastify";
import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { sendPage } from "./serve-web.ts";

const plain = useTestServer({}, { alone: true });
const equipped = useTestServer({ MAPS_KEY: "map-key", DEVELOPER_TOOLS: "true" }, { alone: true });

async function configOf(server: typeof plain) {
	return (await server().browser().fetch("/config.json")).json();
}

test("the browser's configuration names the API and offers nothing that was not set", async () => {
	expect(await configOf(plain)).toEqual({
		apiUrl: "",
		mapsKey: null,
		developerTools: false,
		version: plain().services.version,
	});
});

test("a maps key and the developer tools reach the browser when the operator sets them", async () => {
	expect(await configOf(equipped)).toMatchObject({ mapsKey: "map-key", developerTools: true });
});

test.each([
	{ url: "/", cookie: undefined, shown: "plain" },
	{ url: "/", cookie: "stundwerk=tenant.secret", shown: "dashboard" },
	{ url: "/staff/users?site=1", cookie: "stundwerk=t.s", shown: "people" },
	{ url: "/nowhere", cookie: "stundwerk=t.s", shown: "any" },
	{ url: "/toString", cookie: "stundwerk=t.s", shown: "any" },
	{ url: "/staff/users", cookie: "other=1", shown: "plain" },
])(
	"the page at $url for cookie $cookie is $shown, and no cache mixes them up",
	async ({ url, cookie, shown }) => {
		const app = Fastify();
		const signedIn = { "/home/dashboard": "dashboard", "/staff/users": "people", "*": "any" };
		const page = { plain: "plain", signedIn };
		app.get("/*", (request, reply) => sendPage(page, request, reply));
		const headers = cookie === undefined ? {} : { cookie };
		const answer = await app.inject({ url, headers });
		expect(answer.body).toBe(shown);
		expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
		expect(answer.headers["cache-control"]).toBe("no-cache");
		expect(answer.headers.vary).toBe("cookie");
	},
);
