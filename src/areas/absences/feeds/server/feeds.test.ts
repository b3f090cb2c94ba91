import { describe, expect, test, vi } from "vitest";
import { contract as impersonation } from "#areas/session/impersonation/contract.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract, mostFeeds } from "../contract.ts";
import { feedCompany, program, usual } from "./test-feeds.ts";

const server = useTestServer();

const mine = { feed: "OWN" as const, contents: usual };

const open = (path: string, headers: Record<string, string> = {}) =>
	program(server()).fetch(path, { headers });

describe("an address", () => {
	test("that is wrong, revoked, foreign or of somebody switched off is answered like one that never was", async () => {
		const one = await feedCompany(server());
		const other = await feedCompany(server());
		const { path, id } = await one.make("mia");
		const kept = await one.make("ole");
		const [, number = "", secret = ""] = /feeds\/(\w+)\.(.+)\.ics/.exec(path) ?? [];
		const never = await open(`/api/feeds/${number}.${"A".repeat(43)}.ics`);
		const bodyOf = async (answer: Response) => ({ ...(await answer.json()), traceId: "" });
		const expected = await bodyOf(never);
		expect([never.status, expected.code]).toEqual([404, "NOT_FOUND"]);
		const { answer } = await one.as("mia").call(contract.listCalendarFeeds, {});
		expect(answer.feeds.map((feed) => feed.id)).toEqual([id]);
		// somebody else's is not there for her
		expect((await one.as("ole").call(contract.deleteCalendarFeed, { id })).status).toBe(404);
		expect((await one.as("mia").call(contract.deleteCalendarFeed, { id })).status).toBe(200);
		await one.atDatabase(
			"update app_user set is_enabled = false where tenant_id = $1 and id = $2",
			one.people.ole.userId,
		);
		for (const address of [
			path,
			kept.path,
			`/api/feeds/${other.tenantNo}.${secret}.ics`,
			`/api/feeds/00000.${secret}.ics`,
			`/api/feeds/${number}.${secret}`,
			`/api/feeds/${number}.${secret.slice(0, 42)}.ics`,
			"/api/feeds/x",
		]) {
			const answered = await open(address);
			expect([address, answered.status]).toEqual([address, 404]);
			expect(await bodyOf(answered)).toEqual(expected);
		}
	});

	test("is kept nowhere, and its making, use and end are traced", async () => {
		const { make, as, atDatabase, people } = await feedCompany(server());
		const { path, id } = await make("mia");
		const secret = path.slice(-47, -4);
		const listed = async () => (await as("mia").call(contract.listCalendarFeeds, {})).answer.feeds;
		expect(await listed()).toMatchObject([{ feed: "OWN", unitName: null, usedAt: null }]);
		await open(path);
		expect((await listed())[0]?.usedAt).toBe(server().clock.now().toISOString());
		const { rows: found } = await atDatabase(
			`select (select count(*) from audit_event e where tenant_id = $1 and e::text like '%' || $2 || '%')
				+ (select count(*) from ics_token t where tenant_id = $1 and t::text like '%' || $2 || '%') as n`,
			secret,
		);
		expect(Number(found[0].n)).toBe(0);
		await as("mia").call(contract.deleteCalendarFeed, { id });
		const { rows } = await atDatabase(
			"select action, subject_user_id from audit_event where tenant_id = $1 and entity_id = $2 order by xid",
			id,
		);
		expect(rows).toEqual([
			{ action: "created", subject_user_id: people.mia.userId },
			{ action: "revoked", subject_user_id: people.mia.userId },
		]);
	});

	test("that a program knows already in its state costs no calendar; any change is a new state", async () => {
		const { make, away } = await feedCompany(server());
		const madeAt = "2026-03-01T08:00:00Z";
		await away("mia", { classType: "LEAVE", from: "2026-12-21", to: "2026-12-23", madeAt });
		const { path } = await make("mia");
		const first = await open(path);
		// the hour at which it is written would be another state each time
		expect(await first.text()).toContain("DTSTAMP:20260301T080000Z\r\n");
		const tag = first.headers.get("etag") ?? "";
		expect(first.headers.get("cache-control")).toBe("private, no-cache");
		server().clock.advance({ minutes: 90 });
		for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
			const again = await open(path, { "if-none-match": known });
			expect([again.status, await again.text()]).toEqual([304, ""]);
		}
		await away("mia", { classType: "LEAVE", from: "2027-01-04", to: "2027-01-04" });
		const changed = await open(path, { "if-none-match": tag });
		expect([changed.status, changed.headers.get("etag") === tag]).toEqual([200, false]);
	});

	test("is read thirty times a minute; another one goes on", async () => {
		const { make } = await feedCompany(server());
		const { path } = await make("mia");
		const { path: another } = await make("mia");
		const statuses: number[] = [];
		for (let n = 0; n < 31; n++) statuses.push((await open(path)).status);
		expect(statuses).toEqual([...Array(30).fill(200), 429]);
		expect((await open(another)).status).toBe(200);
		server().clock.advance({ minutes: 1 });
		expect((await open(path)).status).toBe(200);
	});

	test("there are twenty of a person, also when two are made at once", async () => {
		const { make, as } = await feedCompany(server());
		for (let n = 1; n < mostFeeds; n++) await make("mia");
		const more = () => as("mia").call(contract.createCalendarFeed, mine);
		const both = await atOnce(more, more);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect((await more()).refusal.code).toBe("TOO_MANY_CALENDAR_FEEDS");
		expect((await as("ole").call(contract.createCalendarFeed, mine)).status).toBe(200);
	});

	test("is made by people in person: not in somebody's name", async () => {
		const { as, people, atDatabase } = await feedCompany(server());
		await atDatabase(
			"update user_permission set permission_key = 'access.defaults', level = 4 where tenant_id = $1 and user_id = $2",
			people.ole.userId,
		);
		const administrator = as("ole");
		const { userId } = people.mia;
		const acting = await administrator.call(impersonation.startImpersonation, { userId });
		expect(acting.status).toBe(200);
		const made = await administrator.call(contract.createCalendarFeed, mine);
		expect([made.status, made.refusal.code]).toEqual([403, "IMPERSONATING"]);
	});
});

/** Both have counted, as far as nothing keeps them from it, before either may write. */
function atOnce<T>(one: () => Promise<T>, other: () => Promise<T>): Promise<T[]> {
	return withClient(server().adminUrl, async (client) => {
		await client.query("begin");
		await client.query("lock table ics_token in share mode");
		const both = Promise.all([one(), other()]);
		await vi.waitFor(async () => {
			// within a transaction the same is answered again
			await client.query("select pg_stat_clear_snapshot()");
			const { rows } = await client.query(
				"select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
			);
			expect(rows).toHaveLength(2);
		});
		await client.query("commit");
		return both;
	});
}
