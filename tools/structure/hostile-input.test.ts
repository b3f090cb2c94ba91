import { beforeAll, expect, test } from "vitest";
import { seededRandom } from "#database/demo/seeded-random.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { hostileHeaders, sendable, spoiled } from "../attack/hostile.ts";
import { type Programs, pairPrograms } from "../attack/programs.ts";
import { administratorOf } from "../attack/target.ts";
import { type OpenApiDocument, type Operation, operationsOf } from "./operation.ts";
import { sampleInput } from "./sample-input.ts";
import { sendOperation } from "./send-operation.ts";
import { buildTwoTenants, type TwoTenants } from "./two-tenants.ts";
import { useSessions } from "./use-sessions.ts";

/**
 * Calls every operation of the OpenAPI document with what is well-formed but for one value, which is hostile: whatever it is,
 * the server refuses it or does as it is told, and never fails. An operation that is new is called from its first day.
 */
const server = useTestServer();
const openSession = useSessions(server);

/** Of each operation; some twenty thousand calls in the long run. */
const calls = process.env.LONG ? 57 : 3;

/** With hostile input no schema takes longer to look at it, and no statement either; told in the long run alone. */
const longestMs = 5000;

let operations: Operation[];
let tenants: TwoTenants;
let programs: Programs;

beforeAll(async () => {
	const response = await server().browser().fetch("/api/openapi.json");
	operations = operationsOf((await response.json()) as OpenApiDocument);
	tenants = await ofAdministrator(await buildTwoTenants(server()));
	const { own } = tenants;
	const browser = await openSession(own);
	const whose = { userId: own.otherId, siteId: own.siteId };
	programs = await pairPrograms({ address: server().address, ...own }, browser, whose);
}, 120_000);

/** One row of each table has got another id, and that may be the administrator's. */
async function ofAdministrator(built: TwoTenants): Promise<TwoTenants> {
	const { foreign } = built;
	const { address, ownerUrl, clock } = server();
	const target = { address, ownerUrl, ...foreign, now: () => clock.now() };
	return { ...built, foreign: { ...foreign, userId: await administratorOf(target) } };
}

async function attack(browser: TestBrowser, operation: Operation, seed: string) {
	const random = seededRandom(seed);
	const { foreign: owner, foreignId } = tenants;
	const instant = server().clock.now().toISOString();
	const known = { tenantNo: owner.tenantNo, tenant: owner.tenantNo, timeZone: "Europe/Berlin" };
	const id = () => (random.chance(0.8) ? foreignId : newId(server().clock.now().getTime()));
	const good = sampleInput(operation, { id, known, instant, day: instant.slice(0, 10) });
	const input = random.chance(0.9) ? spoiled(good, random) : good;
	const asked = sendable(operation, input);
	const more = random.chance(0.1) ? random.pick(hostileHeaders) : {};
	const begin = performance.now();
	const { status, text } = await sendOperation(browser, operation, asked, more);
	const took = performance.now() - begin;
	return { operation: operation.operationId, seed, status, text, asked, took };
}

/** Everything that comes to nothing good, with what was asked. */
async function attackAll(
	name: string,
	times: number,
	browserFor: (operation: Operation) => TestBrowser | Promise<TestBrowser>,
) {
	const seed = process.env.SEED ?? "hostile";
	const statuses = new Map<number, number>();
	const failed: object[] = [];
	for (const operation of operations)
		for (let nth = 0; nth < times; nth++) {
			// programs may ask so often in a minute
			server().clock.advance({ seconds: 1 });
			const browser = await browserFor(operation);
			const one = await attack(
				browser,
				operation,
				`${seed} ${name} ${operation.operationId} ${nth}`,
			);
			statuses.set(one.status, (statuses.get(one.status) ?? 0) + 1);
			const isLate = process.env.LONG !== undefined && one.took > longestMs;
			if (one.status >= 500 || isLate) failed.push(one);
		}
	console.log(`hostile input of ${name}: seed "${seed}", ${JSON.stringify([...statuses])}`);
	return { failed, statuses };
}

test.for(["app", "terminal", "key"] as const)(
	"whatever a paired %s asks, no operation fails, and few are open to it",
	{ timeout: 600_000 },
	async (name) => {
		const { failed, statuses } = await attackAll(name, calls > 3 ? 10 : 1, () => programs[name]);
		expect(failed).toEqual([]);
		expect(statuses.get(403) ?? 0).toBeGreaterThan(operations.length / 2);
	},
);

test("whatever is asked, no operation fails", async () => {
	const { failed, statuses } = await attackAll("administrator", calls, (operation) =>
		operation.public ? server().browser() : openSession(tenants.foreign),
	);
	expect(failed).toEqual([]);
	// what is all refused at the door proves nothing of what lies behind it
	expect(statuses.get(200) ?? 0).toBeGreaterThan(operations.length / 4);
}, 1_800_000);
