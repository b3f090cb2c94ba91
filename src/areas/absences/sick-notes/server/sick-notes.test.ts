import { describe, expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testWard } from "./test-sickness.ts";

const server = useTestServer();
const ward = () => testWard(server());

const twoWeeks = ["06", "07", "08", "09", "10", "13", "14", "15", "16", "17"].map(
	(day) => `2026-07-${day}`,
);

/** Two weeks of leave, in the middle of which Lena is ill from Wednesday to Sunday. */
async function illInLeave() {
	const built = await ward();
	await built.absent("leave", "2026-07-06", "2026-07-17", { workdays: twoWeeks });
	const ill = await built.absent("sick", "2026-07-08", "2026-07-12");
	return { ...built, ill };
}

describe("sickness in leave", () => {
	test("gives days back once the certificate was received, and takes them again without it", async () => {
		const { ill, note, sickness, taken, browser } = await illInLeave();
		const { answer } = await note("lena", ill, "2026-07-08", "2026-07-12");
		expect([(await sickness("lena", ill)).creditedBack, await taken()]).toEqual(["0", -10]);
		const fields = { kind: "EAU", auFrom: "2026-07-08", auTo: "2026-07-12" } as const;
		const received = { ...answer, ...fields, receivedOn: "2026-07-14" };
		expect((await browser("clerk").call(contract.updateSickNote, received)).answer.version).toBe(2);
		expect([(await sickness("lena", ill)).creditedBack, await taken()]).toEqual(["3", -7]);
		const shorter = { ...received, version: 2, auTo: "2026-07-09" };
		await browser("clerk").call(contract.updateSickNote, shorter);
		expect([(await sickness("clerk", ill)).creditedBack, await taken()]).toEqual(["2", -8]);
		await browser("clerk").call(contract.deleteSickNote, { id: answer.id });
		expect([(await sickness("clerk", ill)).creditedBack, await taken()]).toEqual(["0", -10]);
	});

	test("only for the days that are certified, and once where two certificates meet", async () => {
		const { ill, note, sickness, taken } = await illInLeave();
		const receivedOn = "2026-07-14";
		await note("clerk", ill, "2026-07-09", "2026-07-10", { receivedOn });
		await note("clerk", ill, "2026-07-10", "2026-07-20", { receivedOn, isFollowUp: true });
		expect([(await sickness("nurse", ill)).creditedBack, await taken()]).toEqual(["2", -8]);
	});
});

describe("a certificate", () => {
	test.each([
		["before the illness", "2026-07-01", "2026-07-07", {}, "SICK_NOTE_OUTSIDE"],
		["after it", "2026-07-13", "2026-07-14", {}, "SICK_NOTE_OUTSIDE"],
		["reversed", "2026-07-10", "2026-07-09", {}, "SICK_NOTE_OUTSIDE"],
		[
			"received tomorrow",
			"2026-07-08",
			"2026-07-09",
			{ receivedOn: "2026-07-16" },
			"SICK_NOTE_RECEIVED_LATER",
		],
	])("is refused: %s", async (_, from, to, more, code) => {
		const { ill, note, sickness } = await illInLeave();
		const refused = await note("clerk", ill, from, to, more);
		expect([refused.status, refused.refusal.code]).toEqual([422, code]);
		expect((await sickness("clerk", ill)).notes).toEqual([]);
	});

	test("is due on a day of work after the third day, and missing until one that holds then has come", async () => {
		const { ill, absent, note, sickness } = await illInLeave();
		// ill from Wednesday on: the fourth day is a Saturday
		expect(await sickness("nurse", ill)).toMatchObject({
			...{ certificateDue: "2026-07-13", isCertificateMissing: true },
		});
		await note("lena", ill, "2026-07-08", "2026-07-12");
		expect((await sickness("nurse", ill)).isCertificateMissing).toBe(true);
		await note("clerk", ill, "2026-07-08", "2026-07-12", { receivedOn: "2026-07-15" });
		expect((await sickness("nurse", ill)).isCertificateMissing).toBe(false);
		const short = await absent("sick", "2026-06-01", "2026-06-03");
		expect((await sickness("nurse", short)).certificateDue).toBeNull();
	});

	test("that was received is changed and deleted only by those who may say so", async () => {
		const { ill, note, browser } = await illInLeave();
		const days = ["2026-07-08", "2026-07-12"] as const;
		const forbidden = async (sent: Promise<{ status: number }>) =>
			expect((await sent).status).toBe(403);
		await forbidden(note("lena", ill, ...days, { receivedOn: "2026-07-14" }));
		const { answer } = await note("clerk", ill, ...days, { receivedOn: "2026-07-14" });
		const fields = { ...answer, kind: "PAPER", auFrom: days[0], auTo: days[1] } as const;
		await forbidden(browser("lena").call(contract.updateSickNote, fields));
		await forbidden(browser("lena").call(contract.deleteSickNote, { id: answer.id }));
		await forbidden(browser("nurse").call(contract.updateSickNote, fields));
		const stale = await browser("clerk").call(contract.updateSickNote, { ...fields, version: 7 });
		expect([stale.status, stale.refusal.code]).toEqual([409, "STALE_VERSION"]);
	});
});

describe("a follow-up certificate that ends later", () => {
	const longer = { isFollowUp: true, prolongs: true };
	const days = async (built: Awaited<ReturnType<typeof ward>>, ill: string) => {
		const { from, to, notes } = await built.sickness("lena", ill);
		return [from, to, notes.length];
	};

	test("lets the illness last, over a weekend too, with its days and its trace", async () => {
		const built = await ward();
		const { absent, note, ask } = built;
		const ill = await absent("sick", "2026-07-06", "2026-07-10");
		await note("lena", ill, "2026-07-06", "2026-07-10");
		expect((await note("lena", ill, "2026-07-13", "2026-07-17", longer)).status).toBe(200);
		expect(await days(built, ill)).toEqual(["2026-07-06", "2026-07-17", 2]);
		const costs = await ask(
			"select sum(cost)::float8 as cost from absence_day where absence_id = $1",
			[ill],
		);
		expect(costs).toEqual([{ cost: 10 }]);
		const traced = await ask(
			"select action, entity from audit_event where entity_id = $1 order by id",
			[ill],
		);
		expect(traced).toEqual([{ action: "changed", entity: "sick_absence" }]);
	});

	test("is refused whole: no follow-up, no later end, work between, no right, a closed month", async () => {
		const built = await ward();
		const { absent, note, ask, tenantId, worker, extra } = built;
		const ill = await absent("sick", "2026-07-06", "2026-07-10");
		const refused = async (who: string, from: string, to: string, more = longer) =>
			(await note(who, ill, from, to, more)).refusal.code;
		const [monday, friday] = ["2026-07-13", "2026-07-17"];
		expect(await refused("lena", monday, friday, { ...longer, isFollowUp: false })).toBe(
			"SICK_NOTE_NOT_PROLONGING",
		);
		expect(await refused("lena", "2026-07-08", "2026-07-10")).toBe("SICK_NOTE_NOT_PROLONGING");
		expect(await refused("lena", "2026-07-14", friday)).toBe("SICK_NOTE_OUTSIDE");
		expect(await refused("clerk", monday, friday)).toBe("FORBIDDEN");
		await absent("sick", "2026-07-16", "2026-07-20");
		const told = await note("lena", ill, monday, friday, longer);
		expect(told.refusal).toMatchObject({
			code: "RULES_VIOLATED",
			violations: [{ code: "ABSENCE_CONFLICT", solution: "SHORTEN" }],
		});
		const asks = { required: true, stages: 1, selfApproval: false, substitute: "NONE" };
		await ask("update activity set approval = $2 where id = $1", [extra.sick, asks]);
		expect(await refused("lena", monday, "2026-07-14")).toBe("CHANGE_NEEDS_REQUEST");
		const free = { ...asks, required: false, stages: 0 };
		await ask("update activity set approval = $2 where id = $1", [extra.sick, free]);
		await ask(
			`insert into closed_month (tenant_id, user_id, month, close_no, closed_at) values ($1, $2, '2026-07-01', 1, now())`,
			[tenantId, worker("lena").id],
		);
		expect(await refused("lena", monday, "2026-07-14")).toBe("MONTH_CLOSED");
		expect(await days(built, ill)).toEqual(["2026-07-06", "2026-07-10", 0]);
	});
});

describe("who may know", () => {
	test("the person and those with the right for her; to all others there is none, and no other company", async () => {
		const { ill, absent, note, browser } = await illInLeave();
		const foreign = await ward();
		const statuses = await Promise.all(
			["lena", "nurse", "clerk", "boss", "tom", "head"].map(
				async (who) => (await browser(who).call(contract.getSickness, { absenceId: ill })).status,
			),
		);
		expect(statuses).toEqual([200, 200, 200, 404, 404, 404]);
		const asked = await foreign.browser("clerk").call(contract.getSickness, { absenceId: ill });
		expect(asked.status).toBe(404);
		expect((await note("boss", ill, "2026-07-08", "2026-07-09")).status).toBe(404);
		expect((await foreign.note("clerk", ill, "2026-07-08", "2026-07-09")).status).toBe(404);
		const leave = await absent("leave", "2026-08-03", "2026-08-04");
		const none = await note("clerk", leave, "2026-08-03", "2026-08-04");
		expect([none.status, none.refusal.code]).toEqual([409, "SICK_NOTE_NO_ILLNESS"]);
	});
});

describe("continued pay", () => {
	test("is counted over the same illness, and begins a day later where the first was worked on", async () => {
		const { absent, sickness, browser } = await ward();
		const first = await absent("sick", "2026-03-02", "2026-03-29");
		const second = await absent("sick", "2026-06-29", "2026-08-30");
		const paid = { firstPaidDay: "2026-06-29", lastPaidDay: "2026-08-09", calendarDays: 42 };
		const before = await sickness("clerk", second);
		expect(before).toMatchObject({ continuedPay: { ...paid, usedDays: 17 }, sameIllnessAs: null });
		expect(before.earlier).toEqual([{ absenceId: first, from: "2026-03-02", to: "2026-03-29" }]);
		const same = { absenceId: second, version: 0, workedOnFirstDay: true, sameIllnessAs: first };
		expect((await browser("clerk").call(contract.updateSickness, same)).answer.version).toBe(1);
		expect(await sickness("clerk", second)).toMatchObject({
			continuedPay: { firstPaidDay: "2026-06-30", lastPaidDay: "2026-07-13", calendarDays: 14 },
			sameIllnessAs: { absenceId: first },
		});
		const again = await browser("clerk").call(contract.updateSickness, same);
		expect(again.refusal.code).toBe("STALE_VERSION");
	});

	test("the same illness is an earlier one of hers that counts", async () => {
		const { absent, browser } = await ward();
		const ill = await absent("sick", "2026-07-06", "2026-07-17");
		const wrong = [
			await absent("sick", "2026-09-01", "2026-09-02"),
			await absent("sick", "2026-03-01", "2026-03-02", { who: "tom" }),
			await absent("sick", "2026-04-01", "2026-04-02", { state: "CANCELLED" }),
			await absent("leave", "2026-05-01", "2026-05-02"),
			ill,
		];
		for (const sameIllnessAs of wrong) {
			const given = { absenceId: ill, version: 0, workedOnFirstDay: false, sameIllnessAs };
			const refused = await browser("clerk").call(contract.updateSickness, given);
			expect([refused.status, refused.refusal.code]).toEqual([422, "SAME_ILLNESS_UNFIT"]);
		}
		const own = { absenceId: ill, version: 0, workedOnFirstDay: true, sameIllnessAs: null };
		expect((await browser("lena").call(contract.updateSickness, own)).status).toBe(403);
	});
});
