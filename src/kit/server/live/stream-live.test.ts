import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { sessionCookie } from "../http/cookies.ts";
import type { Session } from "../session.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { useWards } from "./test-wards.ts";

const server = useTestServer({}, { background: true, alone: true });

const { wards, watch } = useWards(server);

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
	expect(await readers.carl.next("organisation")).toEqual({ kind: "organisation", type: "UNITS" });
	// another unit's lead: told after the place was looked up, so a later message of his own proves the silence
	server().services.announcer.announce(tenantId, [{ kind: "TRACKINGS", ids: [], userId: carl.id }]);
	expect(await readers.carl.next("change")).toMatchObject({ userId: carl.id });
	expect(readers.carl.messages).not.toContainEqual(told);
	await second.close();
	await readers.ben.ended;
});

test("the status overview tells of clocks and absences of those alone whom one may list", async () => {
	const { anna, ben, carl, tenantId } = await wards();
	const readers = { ben: await watch(ben), carl: await watch(carl) };
	for (const reader of Object.values(readers)) {
		await reader.next("connection", ({ state }) => state === "CONNECTED");
	}
	const about = (userId: string) => [
		{ kind: "CLOCKS" as const, userId },
		{ kind: "ABSENCES" as const, userId },
	];
	const { announcer } = server().services;
	announcer.announce(tenantId, about(anna.id));
	expect(await readers.ben.next("change")).toMatchObject({ userId: anna.id });
	announcer.announce(tenantId, about(carl.id));
	expect(await readers.carl.next("change")).toMatchObject({ userId: carl.id });
	expect(readers.carl.messages).not.toContainEqual(expect.objectContaining({ userId: anna.id }));
});

test("of absences people of the same unit hear, too, though not of which, as long as they are of it", async () => {
	const { anna, ben, carl, tenantId } = await wards();
	const reader = await watch(anna);
	await reader.next("connection", ({ state }) => state === "CONNECTED");
	const { announcer } = server().services;
	/** What she hears of Ben before she hears of herself. */
	const heard = async () => {
		const before = reader.messages.length;
		announcer.announce(tenantId, [
			{ kind: "TRACKINGS", ids: [ben.id], userId: ben.id },
			{ kind: "ABSENCES", ids: [ben.id], userId: ben.id },
		]);
		announcer.announce(tenantId, [{ kind: "CLOCKS", userId: anna.id }]);
		await reader.next("change", ({ topic }) => topic === "CLOCKS");
		return reader.messages
			.slice(before)
			.filter((one) => one.kind === "change" && one.topic !== "CLOCKS");
	};
	// told after the place was looked up, which is remembered from then on
	await expect
		.poll(heard)
		.toEqual([{ kind: "change", topic: "ABSENCES", ids: [], userId: ben.id }]);
	await withClient(server().adminUrl, (client) =>
		client.query(
			"update app_user set unit_id = (select unit_id from app_user where id = $1) where id = $2",
			[carl.id, anna.id],
		),
	);
	announcer.announce(tenantId, [{ kind: "USERS" }]);
	// once more the place is looked up first
	for (let round = 0; round < 3; round++) await heard();
	await expect.poll(heard).toEqual([]);
});

test("of what concerns nobody in particular each hears what is declared: all without ids, or who holds the right", async () => {
	const { anna, ben, tenantId } = await wards();
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
			select $1, gen_random_uuid(), $2, g.key, g.level, 'GLOBAL', '2020-01-01'
			from (values ('apikeys.manage', 1), ('leaveaccounts.manage', 2)) g(key, level)`,
			[tenantId, ben.id],
		),
	);
	const readers = { anna: await watch(anna), ben: await watch(ben) };
	for (const reader of Object.values(readers))
		await reader.next("connection", ({ state }) => state === "CONNECTED");
	const ids = [crypto.randomUUID()];
	const secret = [
		...(["APIKEYS", "APPREGISTRATIONS", "TERMINALS", "SSOPROVIDERS", "ROLELIST"] as const),
		"LEAVEACCOUNTS" as const,
	];
	server().services.announcer.announce(tenantId, [
		...secret.map((kind) => ({ kind, ids })),
		{ kind: "MONTH_CLOSES", ids, update: "UPDATE" },
	]);
	const toAll = { kind: "change", topic: "MONTH_CLOSES", ids: [], update: "UPDATE" };
	const heard = async (reader: (typeof readers)["anna"]) => {
		await reader.next("change", ({ topic }) => topic === "MONTH_CLOSES");
		return reader.messages.filter(({ kind }) => kind === "change");
	};
	expect(await heard(readers.anna)).toEqual([toAll]);
	expect(await heard(readers.ben)).toEqual([
		{ kind: "change", topic: "APIKEYS", ids },
		{ kind: "change", topic: "APPREGISTRATIONS", ids },
		{ kind: "change", topic: "LEAVEACCOUNTS", ids },
		toAll,
	]);
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
	expect(await reader.next("change")).toEqual({ kind: "change", topic: "PROJECTS", ids: [] });
	expect(reader.messages).toHaveLength(2);
});

test("a stream ends when its session is revoked, and only that one", async () => {
	const { anna, ben, tenantId } = await wards();
	const [ends, stays] = [await watch(anna), await watch(ben)];
	await ends.next("connection");
	await stays.next("connection");
	await revoke(anna.sessionId);
	server().services.announcer.announce(tenantId, [{ kind: "SESSIONS", ids: [anna.sessionId] }]);
	await ends.ended;
	expect(ends.messages.at(-1)).toEqual({ kind: "sessionEnded" });
	server().services.announcer.announce(tenantId, [{ kind: "SETTINGS", userId: ben.id }]);
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

test("a lost listener is told, forgets cached sessions, and all fetch again when it is back", async () => {
	const { anna, tenantId } = await wards();
	const reader = await watch(anna);
	await reader.next("connection", ({ state }) => state === "CONNECTED");
	const isCached = cacheSession(tenantId);
	expect(isCached()).toBe(true);
	await withClient(server().adminUrl, (client) =>
		client.query(
			"select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stundwerk live' and datname = current_database()",
		),
	);
	await reader.next("connection", ({ state }) => state === "INTERRUPTED");
	await reader.next("connection", ({ state }) => state === "CONNECTED");
	await reader.next("resync");
	expect(isCached()).toBe(false);
});

test("a change of sessions, roles or people empties the session cache of its tenant", async () => {
	const [ours, theirs] = [await wards(), await wards()];
	const reader = await watch(ours.anna);
	await reader.next("connection", ({ state }) => state === "CONNECTED");
	for (const kind of ["SESSIONS", "ROLES", "USERS"] as const) {
		const [isOurs, isTheirs] = [cacheSession(ours.tenantId), cacheSession(theirs.tenantId)];
		server().services.announcer.announce(ours.tenantId, [{ kind }, { kind: "PROJECTS" }]);
		await reader.next("change");
		expect([kind, isOurs(), isTheirs()]).toEqual([kind, false, true]);
	}
});

test("who reads too slowly is cut, and nobody else", async () => {
	const { anna, ben } = await wards();
	const reader = await watch(ben);
	await reader.next("connection");
	const slow = connect(Number(new URL(server().address).port), "127.0.0.1");
	slow.write(
		`GET /api/live HTTP/1.1\r\nhost: localhost\r\ncookie: ${sessionCookie}=${anna.cookie}\r\n\r\n`,
	);
	await once(slow, "readable");
	slow.on("error", () => {});
	const { live, announcer } = server().services;
	const before = live.size;
	const ids = Array.from({ length: 150 }, () => crypto.randomUUID());
	const notice = { tenantId: anna.cookie.slice(0, 36), userId: anna.id };
	for (let round = 0; live.size === before && round < 10_000; round++) {
		live.hear([{ ...notice, kind: "SETTINGS", ids }]);
		if (round % 50 === 0) await new Promise((done) => setImmediate(done));
	}
	expect(live.size).toBe(before - 1);
	announcer.announce(notice.tenantId, [{ kind: "PROJECTS" }]);
	await reader.next("change");
	slow.destroy();
});

test("without a session there is no stream", async () => {
	const response = await server().browser().fetch("/api/live");
	expect(response.status).toBe(401);
});

/** Puts a session into the cache; tells whether it is still there. */
function cacheSession(tenantId: string): () => boolean {
	const { sessions, clock } = server().services;
	const key = crypto.randomUUID();
	const now = clock.now().getTime();
	sessions.put(key, { tenantId } as Session, now);
	return () => sessions.get(key, now) !== undefined;
}

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
