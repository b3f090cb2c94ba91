import { expect, test } from "vitest";
import { useTestServer } from "../../testing/test-server.ts";

const plain = useTestServer({}, { alone: true });
const equipped = useTestServer(
	{ MAPS_KEY: "map-key", DEVELOPER_TOOLS: "true" },
	{ alone: true },
);

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
	expect(await configOf(equipped)).toMatchObject({
		mapsKey: "map-key",
		developerTools: true,
	});
});
