import { expect, test } from "vitest";
import { buildTenant } from "../../testing/build-tenant.ts";
import { insertSession } from "../../testing/insert-session.ts";
import { LiveReader } from "../../testing/live-reader.ts";
import { TestBrowser } from "../../testing/test-browser.ts";
import { withClient } from "../../testing/test-cluster.ts";
import { useTestServer } from "../../testing/test-server.ts";
import { sessionCookie } from "../http/cookies.ts";
import { type RunningServer, startServer } from "../start-server.ts";

const server = useTestServer(
	{ LOG_LEVEL: "error" },
	{ background: true, alone: true },
);

/** Anna works in ward A, Ben leads it, Carl leads ward B. */
function wards() {
	return buildTenant(server().ownerUrl, async (tenant) => {
		const wardA = await tenant.unit("Station A");
		const wardB = await tenant.unit("Station B");
		const anna = await tenant.person({
			firstName: "Anna",
			lastName: "A",
			unitId: wardA,
		});
		const leads = { name: "Abteilungsleitung", scope: "UNIT" as const };
		const ben = await tenant.person({
			firstName: "Ben",
			lastName: "B",
			unitId: wardA,
			roles: [leads],
		});
		const carl = await tenant.person({
			firstName: "Carl",
			lastName: "C",
			unitId: wardB,
			roles: [leads],
		});
		return {
			wardA,
			anna: { ...anna, ...(await insertSession(tenant, anna.id)) },
			ben: { ...ben, ...(await insertSession(tenant, ben.id)) },
			carl: { ...carl, ...(await insertSession(tenant, carl.id)) },
		};
	});
}

function browserOf(
	person: { cookie: string },
	address = server().address,
): TestBrowser {
	const browser = new TestBrowser(address);
	browser.cookies.set(sessionCookie, person.cookie);
	return browser;
}

function watch(
	person: { cookie: string },
	address?: string,
): Promise<LiveReader> {
	return LiveReader.open(browserOf(person, address));
}

test("a change reaches the person and who may see her, on every process, and nobody else", async () => {
	const { anna, ben, carl, wardA, tenantId } = await wards();
	const second = await startSecond();
	const readers = {
		anna: await watch(anna),
		elsewhere: await watch(anna, second.address),
		ben: await watch(ben, second.address),
		carl: await watch(carl),
	};
	for (const reader of Object.values(readers)) {
		await reader.next("connection", ({ state }) => state === "CONNECTED");
	}
	second.services.announcer.announce(tenantId, [
		{ kind: "TRACKINGS", ids: [anna.id], userId: anna.id, unitId: wardA },
		{ kind: "UNITS" },
	]);
	const told = {
		kind: "change",
		topic: "TRACKINGS",
		ids: [anna.id],
		userId: anna.id,
		unitId: wardA,
	};
	expect(await readers.anna.next("change")).toEqual(told);
	expect(await readers.elsewhere.next("change")).toEqual(told);
	expect(await readers.ben.next("change")).toEqual(told);
	expect(await readers.carl.next("organisation")).toEqual({
		kind: "organisation",
		type: "UNITS",
	});
	// another unit's lead: told after the place was looked up, so a later message of his own proves the silence
	server().services.announcer.announce(tenantId, [
		{ kind: "TRACKINGS", ids: [], userId: carl.id },
	]);
	expect(await readers.carl.next("change")).toMatchObject({ userId: carl.id });
	expect(readers.carl.messages).not.toContainEqual(told);
	await second.close();
	await readers.ben.ended;
});

test("another tenant hears nothing", async () => {
	const ours = await wards();
	const theirs = await wards();
	const reader = await watch(theirs.anna);
	await reader.next("connection", ({ state }) => state === "CONNECTED");
	const { announcer } = server().services;
	announcer.announce(ours.tenantId, [
		{ kind: "USERS" },
		{ kind: "PROJECTS" },
		{ kind: "CLOCKS", userId: ours.anna.id },
	]);
	announcer.announce(theirs.tenantId, [{ kind: "PROJECTS" }]);
	expect(await reader.next("change")).toEqual({
		kind: "change",
		topic: "PROJECTS",
		ids: [],
	});
	expect(reader.messages).toHaveLength(2);
});

test("a stream ends when its session is revoked, and only that one", async () => {
	const { anna, ben, tenantId } = await wards();
	const [ends, stays] = [await watch(anna), await watch(ben)];
	await ends.next("connection");
	await stays.next("connection");
	await revoke(anna.sessionId);
	server().services.announcer.announce(tenantId, [
		{ kind: "SESSIONS", ids: [anna.sessionId] },
	]);
	await ends.ended;
	expect(ends.messages.at(-1)).toEqual({ kind: "sessionEnded" });
	server().services.announcer.announce(tenantId, [
		{ kind: "SETTINGS", userId: ben.id },
	]);
	expect(await stays.next("change")).toMatchObject({ topic: "SETTINGS" });
});

test("a stream ends when its session has been idle too long, though nobody says so", async () => {
	const { anna } = await wards();
	const reader = await watch(anna);
	await reader.next("connection");
	server().clock.advance({ hours: 13 });
	server().services.live.checkSessions();
	await reader.ended;
	expect(reader.messages.at(-1)).toEqual({ kind: "sessionEnded" });
	server().clock.advance({ hours: -13 });
});

test("who comes back is told to fetch again", async () => {
	const { anna, ben, tenantId } = await wards();
	const [first, witness] = [await watch(anna), await watch(ben)];
	await first.next("connection", ({ state }) => state === "CONNECTED");
	first.close();
	await first.ended;
	server().services.announcer.announce(tenantId, [{ kind: "PROJECTS" }]);
	await witness.next("change");
	const second = await LiveReader.open(browserOf(anna), first.lastPlace);
	expect(await second.next("resync")).toEqual({ kind: "resync" });
});

test("a lost listener is told, sessions are not cached meanwhile, and all fetch again when it is back", async () => {
	const { anna } = await wards();
	const reader = await watch(anna);
	await reader.next("connection", ({ state }) => state === "CONNECTED");
	await withClient(server().adminUrl, (client) =>
		client.query(
			"select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stundwerk live' and datname = current_database()",
		),
	);
	await reader.next("connection", ({ state }) => state === "INTERRUPTED");
	await reader.next("connection", ({ state }) => state === "CONNECTED");
	await reader.next("resync");
});

test("without a session there is no stream", async () => {
	const response = await server().browser().fetch("/api/live");
	expect(response.status).toBe(401);
});

async function revoke(sessionId: string): Promise<void> {
	await withClient(server().adminUrl, (client) =>
		client.query("update session set revoked_at = $2 where id = $1", [
			sessionId,
			server().clock.now(),
		]),
	);
}

async function startSecond(): Promise<RunningServer> {
	const { services, clock, serveUrl, ownerUrl } = server();
	return startServer({
		config: services.config,
		clock,
		urls: { serveUrl, ownerUrl, switchToApp: false },
		features: [],
	});
}
