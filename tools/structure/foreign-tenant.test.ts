import type pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { seededRandom } from "#database/demo/seeded-random.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { pairPrograms, smallRight } from "../attack/programs.ts";
import { columnsOf, RowsOfPerson } from "../attack/rows-of-person.ts";
import { tableOfField } from "../attack/table-of-field.ts";
import { asOwner, signIn } from "../attack/target.ts";
import { type OpenApiDocument, type Operation, operationsOf } from "./operation.ts";
import { sampleInput } from "./sample-input.ts";
import { type Received, sendOperation } from "./send-operation.ts";
import { buildTwoTenants, stateOf, type TwoTenants } from "./two-tenants.ts";
import { useSessions } from "./use-sessions.ts";

/**
 * Walks all operations of the OpenAPI document with a foreign tenant's ids and finds neither data nor a difference to
 * ids that exist nowhere.
 */
const server = useTestServer();
const openSession = useSessions(server);
let operations: Operation[];
let tenants: TwoTenants;

/** Ids that the caller makes up: they name what is created, not what exists. */
const madeByTheCaller = new Set(["createBooking bookingId"]);

beforeAll(async () => {
	const response = await server().browser().fetch("/api/openapi.json");
	operations = operationsOf((await response.json()) as OpenApiDocument);
	tenants = await buildTwoTenants(server());
});

const nowhere = () => newId(server().clock.now().getTime());

const isMade = ({ operationId }: Operation, path: string) =>
	madeByTheCaller.has(`${operationId} ${path}`);

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
	return [...asked].filter((path) => !isMade(operation, path));
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
	const browser = operation.public ? server().browser() : await openSession(tenants.own);
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

test("there is something of every kind that an id can name", async () => {
	const rows = await withClient(server().adminUrl, async (client) => {
		const found = await client.query<{ name: string }>(
			`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname in ('id', 'guid')
			join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id'
			where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`,
		);
		return found.rows.map(({ name }) => name);
	});
	expect(rows.length).toBeGreaterThan(40);
	expect(rows.filter((name) => !tenants.foreignTables.includes(name))).toEqual([]);
});

test("a foreign id is answered like one that exists nowhere, in every field of every operation", async () => {
	const before = await stateOf(server(), tenants.foreign.tenantId);
	const { foreignId } = tenants;
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
}, 240_000);

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

/** Whether somebody may call an operation at all who has a way in, and this one right if any. */
function isOpenTo(operation: Operation, way: string, right?: { readonly key: string }): boolean {
	if (operation.public || !operation.ways.includes(way)) return operation.public;
	if (right === undefined || operation.permission === undefined) return true;
	return [operation.permission.key, operation.permission.orKey].includes(right.key);
}

test("nobody, devices and a program with one small right learn no more of foreign ids, and are turned away elsewhere", async () => {
	const before = await stateOf(server(), tenants.foreign.tenantId);
	const { foreignId, own } = tenants;
	const administrator = await openSession(own);
	const programs = await pairPrograms({ address: server().address, ...own }, administrator, {
		userId: own.otherId,
		siteId: own.siteId,
	});
	const callers = [
		["session", server().browser(), undefined],
		["appToken", programs.app, undefined],
		["terminalToken", programs.terminal, undefined],
		["apiKey", programs.key, smallRight],
	] as const;
	for (const [way, browser, right] of callers)
		for (const operation of operations) {
			// keys may ask so often in a minute
			server().clock.advance({ seconds: 1 });
			const ask = (id: string) => {
				const input = samples((path) => (isMade(operation, path) ? nowhere() : id));
				return sendOperation(browser, operation, sampleInput(operation, input));
			};
			const missing = nowhere();
			const foreign = await ask(foreignId);
			const where = `${way} ${operation.operationId}`;
			expect(`${where} ${foreign.status} ${foreign.text}`).not.toMatch(/ 5\d\d /);
			expectNoSecrets(operation, foreignId, foreign);
			if (way !== "session" && isOpenTo(operation, way, right)) {
				const unknown = essence(await ask(missing), missing);
				expect({ where, ...essence(foreign, foreignId) }).toEqual({ where, ...unknown });
			} else if (!operation.public) {
				expect([where, foreign.status]).toEqual([where, way === "session" ? 401 : 403]);
			}
		}
	expect(await stateOf(server(), tenants.foreign.tenantId)).toBe(before);
}, 240_000);

/** People who may nothing but what everybody may. */
async function plainEmployees(client: pg.Client, tenantId: string): Promise<string[]> {
	const { rows } = await client.query<{ id: string }>(
		`select a.user_id as id from role_assignment a join role r on r.tenant_id = a.tenant_id and r.id = a.role_id
		where a.tenant_id = $1
			and not exists (select from user_permission p where p.tenant_id = a.tenant_id and p.user_id = a.user_id)
		group by 1 having bool_and(r.name = 'Mitarbeiter') order by 1 desc`,
		[tenantId],
	);
	return rows.map(({ id }) => id);
}

test("an employee is told of a colleague's things what she is told of those that exist nowhere, or that she may not", async () => {
	const { foreign } = tenants;
	const { address, ownerUrl, clock } = server();
	const target = { address, ownerUrl, ...foreign, now: () => clock.now() };
	await asOwner(target, async (client) => {
		const from = { client, tenantId: foreign.tenantId, columns: await columnsOf(client) };
		const rows = await plainEmployees(client, foreign.tenantId);
		const [employee, other] = rows;
		const browser = await signIn(target, employee as string);
		const colleague = new RowsOfPerson(from, other as string, seededRandom("colleague"));
		const before = await stateOf(server(), foreign.tenantId);
		let walked = 0;
		for (const operation of operations)
			for (const field of idFields(operation)) {
				const table = tableOfField(operation, field) ?? "";
				if (table !== "app_user" && !from.columns.get(table)?.has("user_id")) continue;
				const id = (await colleague.of(table))?.id;
				if (id === undefined) continue;
				const ask = (sent: string) => {
					const input = samples((path) => (path === field ? sent : nowhere()));
					return sendOperation(browser, operation, sampleInput(operation, input));
				};
				const missing = nowhere();
				const hers = await ask(id);
				const where = `${operation.operationId} ${field}`;
				if (hers.status !== 403)
					expect({ where, ...essence(hers, id) }).toEqual({
						where,
						...essence(await ask(missing), missing),
					});
				walked++;
			}
		expect(walked).toBeGreaterThan(50);
		expect(await stateOf(server(), foreign.tenantId)).toBe(before);
	});
}, 60_000);

test("a cookie of one's own secret under the foreign tenant opens nothing", async () => {
	for (const operation of operations) {
		if (operation.public) continue;
		const browser = await openSession(tenants.own);
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
