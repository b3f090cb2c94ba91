import { expect, test } from "vitest";
import { type Random, seededRandom } from "#database/demo/seeded-random.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { openSession } from "./open-session.ts";
import { type OpenApiDocument, type Operation, operationsOf } from "./operation.ts";
import { sampleInput } from "./sample-input.ts";
import { sendOperation } from "./send-operation.ts";
import { buildTwoTenants, type TwoTenants } from "./two-tenants.ts";

/**
 * Calls every operation of the OpenAPI document with what is well-formed but for one value, which is hostile: whatever it is,
 * the server refuses it or does as it is told, and never fails. An operation that is new is called from its first day.
 */
const server = useTestServer();

/** Of each operation; some twenty thousand calls in the long run. */
const calls = process.env.LONG ? 57 : 3;

const texts: readonly string[] = [
	"",
	" ",
	"\0",
	"a\0b",
	"\ud800",
	"a\nb",
	"\u202e\u0000",
	"0001-01-01",
	"0000-00-00",
	"9999-12-31",
	"2026-02-30",
	"-infinity",
	"infinity",
	"now",
	"24:00",
	"99999-99",
	"custom.",
	"custom.\0",
	"custom.'; drop table app_user; --",
	"%",
	"_%\\",
	"' or 1=1 --",
	"<script>alert(1)</script>",
	"../../etc/passwd",
	"=cmd|' /C calc'!A0",
	"00000000-0000-0000-0000-000000000000",
	"ffffffff-ffff-ffff-ffff-ffffffffffff",
	"2147483648",
	"1e400",
	"NaN",
	"x".repeat(10_000),
	"ä".repeat(3_000),
	"[".repeat(500),
];

const values: readonly unknown[] = [
	...texts,
	null,
	true,
	false,
	0,
	-1,
	0.1,
	2 ** 31,
	-(2 ** 31) - 1,
	2 ** 53,
	1e308,
	[],
	[null],
	[[[]]],
	{},
	{ a: { b: 1 } },
	Array.from({ length: 2000 }, (_, nth) => nth),
];

/** What servers have failed at before. */
const telling: readonly unknown[] = [
	"\0",
	"\ud800",
	"custom.\0",
	"0001-01-01",
	"9999-12-31",
	2 ** 31,
];

/** The same with one value of it exchanged, somewhere. */
function spoiled(value: unknown, random: Random): unknown {
	const isList = Array.isArray(value);
	const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
	if (inner.length === 0 || random.chance(0.1))
		return random.pick(random.chance(0.6) ? telling : values);
	const [name, one] = random.pick(inner);
	const changed = [name, spoiled(one, random)] as const;
	if (isList) return inner.map(([at, old]) => (at === name ? changed[1] : old));
	return Object.fromEntries(inner.map(([at, old]) => (at === name ? changed : [at, old])));
}

const headers: readonly Readonly<Record<string, string>>[] = [
	{ "correction-reason": "%00" },
	{ "correction-reason": "%ED%A0%80" },
	{ "x-site-id": "nowhere" },
	{ "x-timezone": "Europe/../../etc" },
	{ "x-language": "xx" },
	{ "last-event-id": "-1" },
];

async function attack(tenants: TwoTenants, operation: Operation, seed: string) {
	const random = seededRandom(seed);
	const { foreign: owner, foreignId } = tenants;
	const instant = server().clock.now().toISOString();
	const known = { tenantNo: owner.tenantNo, tenant: owner.tenantNo, timeZone: "Europe/Berlin" };
	const id = () => (random.chance(0.8) ? foreignId : newId(server().clock.now().getTime()));
	const good = sampleInput(operation, { id, known, instant, day: instant.slice(0, 10) });
	const input = random.chance(0.9) ? (spoiled(good, random) as Record<string, unknown>) : good;
	const browser = operation.public ? server().browser() : await openSession(server(), owner);
	const asked = typeof input === "object" && input !== null ? sendable(operation, input) : {};
	const more = random.chance(0.1) ? random.pick(headers) : {};
	const { status, text } = await sendOperation(browser, operation, asked, more);
	return { operation: operation.operationId, seed, status, text, asked };
}

/** One row of each table has got another id, and that may be the administrator's. */
async function ofAdministrator(tenants: TwoTenants): Promise<TwoTenants> {
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query<{ id: string }>(
			"select id from app_user where tenant_id = $1 and mail = 'alma@example.com'",
			[tenants.foreign.tenantId],
		),
	);
	const [alma] = rows;
	if (alma === undefined) throw new Error("There is no Alma.");
	return { ...tenants, foreign: { ...tenants.foreign, userId: alma.id } };
}

/** No address can be made of half a character. */
function sendable({ fields }: Operation, input: Readonly<Record<string, unknown>>) {
	return Object.fromEntries(
		fields.map(({ name, place }) => {
			const value = input[name];
			return [name, place === "path" ? String(value ?? "x").toWellFormed() || "x" : value];
		}),
	);
}

test("whatever is asked, no operation fails", async () => {
	const response = await server().browser().fetch("/api/openapi.json");
	const operations = operationsOf((await response.json()) as OpenApiDocument);
	const tenants = await ofAdministrator(await buildTwoTenants(server()));
	const failed: object[] = [];
	const statuses = new Map<number, number>();
	for (const operation of operations)
		for (let nth = 0; nth < calls; nth++) {
			const one = await attack(tenants, operation, `${operation.operationId} ${nth}`);
			statuses.set(one.status, (statuses.get(one.status) ?? 0) + 1);
			if (one.status >= 500) failed.push(one);
		}
	expect(failed).toEqual([]);
	// what is all refused at the door proves nothing of what lies behind it
	expect(statuses.get(200) ?? 0).toBeGreaterThan(operations.length / 4);
}, 1_200_000);
