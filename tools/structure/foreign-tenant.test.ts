import { beforeAll, expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { openSession } from "./open-session.ts";
import { type OpenApiDocument, type Operation, operationsOf } from "./operation.ts";
import { sampleInput } from "./sample-input.ts";
import { type Received, sendOperation } from "./send-operation.ts";
import { buildTwoTenants, stateOf, type TwoTenants } from "./two-tenants.ts";

/**
 * Walks all operations of the OpenAPI document with a foreign tenant's ids and finds neither data nor a difference to
 * ids that exist nowhere.
 */
const server = useTestServer();
let operations: Operation[];
let tenants: TwoTenants;

/** Ids that the caller makes up: they name what is created, not what exists. */
const madeByTheCaller = new Set(["bookingId"]);

beforeAll(async () => {
	const response = await server().browser().fetch("/api/openapi.json");
	operations = operationsOf((await response.json()) as OpenApiDocument);
	tenants = await buildTwoTenants(server());
});

const nowhere = () => newId(server().clock.now().getTime());

/** Names of the fields of an operation that take ids, nested ones with their path. */
function idFields(operation: Operation): string[] {
	const asked = new Set<string>();
	sampleInput(
		operation,
		samples((path) => {
			asked.add(path);
			return nowhere();
		}),
	);
	return [...asked].filter((path) => !madeByTheCaller.has(path));
}

function samples(id: (path: string) => string) {
	const instant = server().clock.now().toISOString();
	return {
		id,
		instant,
		day: instant.slice(0, 10),
		known: {
			tenantNo: tenants.own.tenantNo,
			tenant: tenants.own.tenantNo,
			timeZone: "Europe/Berlin",
			// terminals alone may say these
			hardwareToken: null,
			sequence: null,
		},
	};
}

/** One call with a fresh session; `field` takes `id`, all other ids exist nowhere. */
async function call(
	operation: Operation,
	field: string | undefined,
	id: string,
	headers: Record<string, string> = {},
): Promise<Received> {
	const browser = operation.public ? server().browser() : await openSession(server(), tenants.own);
	const input = sampleInput(
		operation,
		samples((path) => (path === field ? id : nowhere())),
	);
	return sendOperation(browser, operation, input, headers);
}

/** What is left of an answer without what differs in every call: the id sent, traces, made-up ids. */
function essence({ status, text }: Received, id: string): object {
	return {
		status,
		text: text
			.replaceAll(id, "ID")
			.replace(/"traceId":"[^"]*"/g, '"traceId":"T"')
			.replace(/"(sessionId|bookingId|id)":"[0-9a-f-]{36}"/g, '"$1":"MADE"'),
	};
}

function expectNoSecrets(operation: Operation, sent: string, { text }: Received) {
	const seen = [...tenants.secrets].filter((secret) => secret !== sent && text.includes(secret));
	expect({ operation: operation.operationId, seen }).toEqual({
		operation: operation.operationId,
		seen: [],
	});
}

test("a foreign id is answered like one that exists nowhere, in every field of every operation", async () => {
	const before = await stateOf(server(), tenants.foreign.tenantId);
	const { foreignId, foreignTables } = tenants;
	expect(foreignTables).toEqual(
		expect.arrayContaining(["app_user", "unit", "site", "project", "activity"]),
	);
	expect(tenants.secrets).toContain(foreignId);
	let walked = 0;
	for (const operation of operations) {
		for (const field of idFields(operation)) {
			const missing = nowhere();
			const unknown = await call(operation, field, missing);
			const foreign = await call(operation, field, foreignId);
			const where = `${operation.operationId} ${field}`;
			expect({ where, ...essence(foreign, foreignId) }).toEqual({
				where,
				...essence(unknown, missing),
			});
			// a call that fails before it looks for the id would prove nothing
			expect(`${where}: ${foreign.status} ${foreign.text}`).not.toMatch(
				/: 500 |"code":"MALFORMED"/,
			);
			expectNoSecrets(operation, foreignId, foreign);
			walked++;
		}
	}
	expect(walked).toBeGreaterThan(10);
	expect(await stateOf(server(), tenants.foreign.tenantId)).toBe(before);
}, 120_000);

test("the site filter takes a foreign site like one that exists nowhere, and nothing foreign is read", async () => {
	const site = tenants.foreignId;
	for (const operation of operations) {
		if (operation.method !== "GET") continue;
		const missing = nowhere();
		const unknown = await call(operation, undefined, "", { "x-site-id": missing });
		const foreign = await call(operation, undefined, "", { "x-site-id": site });
		expect({ id: operation.operationId, ...essence(foreign, site) }).toEqual({
			id: operation.operationId,
			...essence(unknown, missing),
		});
		expectNoSecrets(operation, site, foreign);
	}
}, 60_000);

test("a cookie of one's own secret under the foreign tenant opens nothing", async () => {
	for (const operation of operations) {
		if (operation.public) continue;
		const browser = await openSession(server(), tenants.own);
		const [, secret] = (browser.cookies.get("stundwerk") as string).split(".");
		browser.cookies.set("stundwerk", `${tenants.foreign.tenantId}.${secret}`);
		const { status } = await sendOperation(
			browser,
			operation,
			sampleInput(operation, samples(nowhere)),
		);
		expect({ id: operation.operationId, status }).toEqual({
			id: operation.operationId,
			status: 401,
		});
	}
}, 60_000);
