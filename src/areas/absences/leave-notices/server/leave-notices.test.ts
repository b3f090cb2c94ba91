import { describe, expect, test } from "vitest";
import { contract as accounts } from "#areas/absences/leave-accounts/contract.ts";
import { contract as impersonation } from "#areas/session/impersonation/contract.ts";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { noticeCompany } from "./test-notices.ts";

const server = useTestServer();
const company = () => noticeCompany(server());

describe("what lapses follows from when the notice came, by the ledger", () => {
	test("in time: at the end of the year, and once it is over the rest is gone", async () => {
		const { send, open, lapse, of, rest, ids, as } = await company();
		expect(await lapse()).toEqual([null]);
		await send();
		expect(await lapse()).toEqual([null]);
		expect((await open()).answer.notices).toMatchObject([
			{ year: 2026, days: "30", lastDay: "2026-12-31", receivedOn: "2026-06-01" },
		]);
		expect(await lapse()).toEqual(["2026-12-31"]);
		const { answer } = await as("Hanna").call(accounts.getLeaveAccount, {
			userId: ids.Mia as string,
		});
		expect(answer.account?.expiring).toEqual([
			{ day: "2026-12-31", days: "30", afterRequests: "30" },
		]);
		expect(await of("Mia").leaveOf({ "2026-12-30": "1" })).toEqual(["2026: 30 → 29"]);
		await of("Mia").settle("2027-01-01");
		expect(await rest()).toMatchObject({ 2026: 0, 2027: 30 });
	});

	test("in time, but ill for long in the year: on 31 March of the next", async () => {
		const { send, open, lapse, ask, tenantId, ids } = await company();
		await ask(
			`insert into absence (tenant_id, id, user_id, activity_id, class_type, exclusive, state, from_date, to_date)
			select $1, gen_random_uuid(), $2, a.id, 'SICK', false, 'APPROVED', '2026-02-02', '2026-03-31'
			from activity a where a.tenant_id = $1 and a.class_type = 'SICK' and a.occasion is null limit 1`,
			[tenantId, ids.Mia],
		);
		await send();
		await open();
		expect(await lapse()).toEqual(["2027-03-31"]);
	});

	test("too late, with fewer workdays left than days were open: never", async () => {
		const { send, open, lapse, at, leave } = await company();
		// 29 workdays are left of the year, less Christmas
		await at("2026-11-21");
		await send();
		await open();
		expect(await lapse()).toEqual([null]);
		await leave("Mia", ["2026-03-30", "2026-03-31"]);
		expect(await lapse()).toEqual(["2026-12-31"]);
	});

	test("not read, or read when the year is over: never", async () => {
		const { send, open, lapse, rest, at, of } = await company();
		await send();
		await at("2027-01-02");
		await open();
		await of("Mia").settle("2027-01-02");
		expect(await lapse()).toEqual([null]);
		expect(await rest()).toMatchObject({ 2026: 30, 2027: 60 });
	});
});

describe("a notice is received", () => {
	test("by its person alone: nobody reads it for her, nor in her name", async () => {
		const { send, open, lapse, list, browser, ids } = await company();
		await send();
		expect((await open("Hanna")).answer.notices).toEqual([]);
		const alma = browser("Alma");
		await alma.call(impersonation.startImpersonation, { userId: ids.Mia as string });
		const refused = await alma.call(contract.openLeaveNotices, {});
		expect([refused.status, refused.refusal.code]).toEqual([403, "IMPERSONATING"]);
		const [mia] = await list("Hanna", { states: ["SENT"], search: "Mia" });
		expect(mia?.notice).toMatchObject({ channel: "APP", receivedOn: null });
		const wrong = await (await company()).handOver([mia?.notice?.id as string], "2026-06-01");
		expect(wrong.status).toBe(404);
		expect(await lapse()).toEqual([null]);
	});

	test("once: sent twice, the first that came counts", async () => {
		const { send, open, lapse, list, at } = await company();
		await send("Hanna", ["Mia"]);
		await open();
		await at("2026-11-21");
		await send("Hanna", ["Mia"]);
		expect((await open()).answer.notices.map(({ receivedOn }) => receivedOn)).toEqual([
			...["2026-11-21", "2026-06-01"],
		]);
		expect(await lapse()).toEqual(["2026-12-31"]);
		const [mia] = await list("Hanna", { search: "Mia" });
		expect(mia).toMatchObject({ state: "RECEIVED", lapsesOn: "2026-12-31" });
		expect(mia?.notice).toMatchObject({ receivedOn: "2026-06-01", how: "READ" });
	});

	test("as a letter when it was handed over, not before it was written and not tomorrow", async () => {
		const { send, list, handOver, lapse, at } = await company();
		expect((await send()).answer).toEqual({ sent: 1, letters: 1, skipped: 0, jobId: null });
		const all = await list();
		const of = (name: string) => all.find((one) => one.firstName === name)?.notice?.id as string;
		await at("2026-06-10");
		const refusals = await Promise.all([
			handOver([of("Mia")], "2026-06-05"),
			handOver([of("Sven")], "2026-05-31"),
			handOver([of("Sven")], "2026-06-11"),
		]);
		expect(refusals.map(({ status, refusal }) => [status, refusal.code])).toEqual([
			[409, "LEAVE_NOTICE_NO_LETTER"],
			[422, "LEAVE_NOTICE_HANDED_OVER_WHEN"],
			[422, "LEAVE_NOTICE_HANDED_OVER_WHEN"],
		]);
		expect((await handOver([of("Sven")], "2026-06-05")).answer).toEqual({ recorded: 1 });
		expect((await handOver([of("Sven")], "2026-06-08")).answer).toEqual({ recorded: 0 });
		expect(await lapse("Sven")).toEqual(["2026-12-31"]);
	});

	test("on a day that is corrected as often as need be: what lapses follows, and each day stays on record", async () => {
		const { correct, handOver, sven, lapse, ask, id } = await svensLetter();
		await handOver([id], "2026-06-05");
		expect(await sven()).toMatchObject({ receivedOn: "2026-06-05", version: 1 });
		// too late for the days that are open: they do not lapse any more
		expect((await correct(id, 1, "2026-12-18")).answer).toEqual({ version: 2 });
		expect(await lapse("Sven")).toEqual([null]);
		expect(await sven()).toMatchObject({ receivedOn: "2026-12-18", version: 2 });
		expect((await correct(id, 2, "2026-06-08")).answer).toEqual({ version: 3 });
		expect((await correct(id, 3, "2026-06-08")).answer).toEqual({ version: 3 });
		expect(await lapse("Sven")).toEqual(["2026-12-31"]);
		const kept = await ask(
			`select r.received_on::text as day, r.reason from leave_notice_receipt r where r.notice_id = $1 order by r.nth`,
			[id],
		);
		expect(kept).toEqual([
			{ day: "2026-06-05", reason: null },
			{ day: "2026-12-18", reason: "Verschrieben" },
			{ day: "2026-06-08", reason: "Verschrieben" },
		]);
	});

	test("and corrected only where there is a day that can be wrong, by who manages her leave, while the year is open", async () => {
		const { correct, handOver, list, ask, tenantId, ids, kindId, id } = await svensLetter();
		const none = await correct(id, 1, "2026-06-03");
		await handOver([id], "2026-06-05");
		const mia = (await list()).find((one) => one.firstName === "Mia")?.notice?.id as string;
		const tries = [
			none,
			await correct(id, 1, "2026-05-31"),
			await correct(id, 1, "2026-12-21"),
			await correct(id, 2, "2026-12-18"),
			await correct(id, 1, "2026-12-18", "Leo"),
			await correct(mia, 1, "2026-06-08"),
		];
		await ask(
			`with y as (insert into leave_year_end (tenant_id, id, year, activity_id, state, run_at)
				values ($1, gen_random_uuid(), 2026, $3, 'DONE', now()) returning tenant_id, id)
			insert into leave_year_end_person (tenant_id, year_end_id, user_id, remaining, expired, carried, pots)
			select tenant_id, id, $2, 0, 0, 0, '[]' from y`,
			[tenantId, ids.Sven, kindId],
		);
		tries.push(await correct(id, 1, "2026-06-08"));
		expect(tries.map(({ status, refusal }) => `${status} ${refusal?.code}`)).toEqual([
			"409 LEAVE_NOTICE_NOT_HANDED_OVER",
			"422 LEAVE_NOTICE_HANDED_OVER_WHEN",
			"422 LEAVE_NOTICE_HANDED_OVER_WHEN",
			"409 STALE_VERSION",
			"404 NOT_FOUND",
			"409 LEAVE_NOTICE_NO_LETTER",
			"409 LEAVE_YEAR_CLOSED",
		]);
	});
});

/** Sven's letter, on 20 December. */
async function svensLetter() {
	const made = await company();
	await made.send();
	const sven = async () => (await made.list()).find((one) => one.firstName === "Sven")?.notice;
	const id = (await sven())?.id as string;
	await made.at("2026-12-20");
	return { ...made, sven, id };
}

describe("telling people", () => {
	test("tells each once by mail, without a figure, and names again only who is named", async () => {
		const { send, tenantId, ids } = await company();
		await send();
		expect((await send()).answer).toEqual({ sent: 0, letters: 0, skipped: 0, jobId: null });
		expect((await send("Hanna", ["Mia", "Leo"])).answer).toMatchObject({ sent: 1, skipped: 1 });
		server().clock.advance({ minutes: 2 });
		const mails = await deliveredNotices(server(), { tenantId, userId: ids.Mia as string });
		expect(mails.map(({ subject }) => subject)).toEqual([
			expect.stringMatching("Urlaub, der verfallen kann"),
		]);
		expect(mails[0]?.text).toContain("bis zum 31.12.2026");
		expect(mails[0]?.text).toContain("p=leave-notices.own");
		expect(mails[0]?.text).not.toMatch(/\b30\b/);
	});

	test("only of the year that goes on, and only whom one manages", async () => {
		const { send, list, ids } = await company();
		const other = await send("Hanna", undefined, { year: 2027 });
		expect([other.status, other.refusal.code]).toEqual([422, "LEAVE_NOTICE_OTHER_YEAR"]);
		expect((await send("Mia")).status).toBe(403);
		const beyond = await send("Leo", ["Mia", "Sven"]);
		expect([beyond.status, beyond.refusal.code]).toEqual([404, "NOT_FOUND"]);
		expect((await send("Leo")).answer).toMatchObject({ sent: 1, letters: 0 });
		expect((await list("Leo")).map(({ id, state }) => [id, state])).toEqual([[ids.Mia, "SENT"]]);
		expect((await list("Hanna", { states: ["NONE"] })).map(({ id }) => id)).toEqual([ids.Sven]);
		const foreign = await company();
		expect((await foreign.send("Hanna", ["Mia"])).status).toBe(200);
		expect((await list("Leo")).length).toBe(1);
	});
});
