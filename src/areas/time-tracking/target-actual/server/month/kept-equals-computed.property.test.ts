import { expect, test } from "vitest";
import { seededRandom } from "#database/demo/seeded-random.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import type { KeptMonthDay, KeptMonthPerson, PlainMonthPerson } from "../sql/kept-month.ts";
import {
	type GivenEntry,
	insertAbsence,
	insertEntries,
	insertEntry,
	insertHoliday,
	insertNightAccount,
	insertRule,
	type TestCompany,
	testCompany,
} from "../test-company.ts";
import { computedMonth } from "./computed-month.ts";
import { isToldByKept, isWhole, keptMonth, plainMonth, toldMonth } from "./kept-month.ts";
import { type AskedPersonMonth, monthAnswer } from "./month-answer.ts";
import { withRunning } from "./with-running.ts";

// Saturday, 21 November 2026, 09:15 in Berlin
const server = useTestServer({}, { alone: true });

/** Summer time ends in it. */
const october = "2026-10";
const november = "2026-11";
const december = "2026-12";

/** A month as it is kept, with what runs; undefined where that does not tell it. And the same from its facts. */
function bothOf({ within, tenantId, mia }: TestCompany, month: string, now: Date) {
	const today = now.toISOString().slice(0, 10);
	const asked = { tenantId, userId: mia, month, today, now };
	return within(async (tx) => {
		const [ofDays, ofPerson] = keptMonth(asked);
		const days = await rowsOf<KeptMonthDay>(tx, ofDays);
		const [person] = (await rowsOf<KeptMonthPerson>(tx, ofPerson)) as [KeptMonthPerson];
		const computed = monthAnswer(asked, await computedMonth(tx, asked, person));
		const kept = { days, person };
		const isPlain = await saysPlain(tx, asked);
		if (!isToldByKept(asked, kept)) return { kept: undefined, computed, isPlain };
		return {
			kept: monthAnswer(asked, toldMonth(asked, await withRunning(tx, asked, kept))),
			computed,
			isPlain,
		};
	});
}

/** What is asked first of one's own month; where it says so, the days alone are what is answered. */
async function saysPlain(tx: Tx, asked: AskedPersonMonth): Promise<boolean> {
	const [ofDays, ofPerson] = plainMonth(asked);
	const days = await rowsOf<KeptMonthDay>(tx, ofDays);
	const [person] = (await rowsOf<PlainMonthPerson>(tx, ofPerson)) as [PlainMonthPerson];
	if (!person.isPlain || !isWhole(asked.month, days)) return false;
	const told = monthAnswer(asked, toldMonth(asked, { days, person: { ...person, terms: null } }));
	expect(told).toEqual(monthAnswer(asked, await computedMonth(tx, asked, person)));
	return true;
}

async function expectSame(company: TestCompany, months: readonly string[], now: Date) {
	const plain: boolean[] = [];
	for (const month of months) {
		const { kept, computed, isPlain } = await bothOf(company, month, now);
		expect(kept).toEqual(computed);
		plain.push(isPlain);
	}
	return plain;
}

const settled = ({ settle }: TestCompany) => settle("2026-04-01", "2027-01-31");

/** Mia's plan has times from 8 to 16:30 with half an hour at noon, and core time. */
function planTimes({ ask, tenantId }: TestCompany) {
	return ask(
		`update worksheet_day set begin_min = 480, end_min = 990, core_begin_min = 540, core_end_min = 900,
			breaks = '[{"begin": 720, "minutes": 30}]' where tenant_id = $1`,
		[tenantId],
	);
}

/** Work, pauses and what nobody approved yet, day and night, from the last days of September on. */
function randomEntries(seed: string): GivenEntry[] {
	const random = seededRandom(seed);
	const entries: GivenEntry[] = [];
	let minute = dayOfIso("2026-09-28") * 1440 + random.int(0, 600);
	while (minute < dayOfIso("2026-11-21") * 1440) {
		const end = minute + random.int(20, 420);
		const kind = random.int(0, 9);
		const classType = kind < 2 ? "PAUSE" : "WORKTIME";
		entries.push({ begin: minute, end, classType, state: kind === 9 ? "REQUESTED" : "APPROVED" });
		minute = end + (random.chance(0.4) ? 0 : random.int(200, 2400));
	}
	return entries;
}

/** What else days follow from; each changes what is answered. */
const furnishings: Readonly<Record<string, (company: TestCompany) => Promise<unknown>>> = {
	plain: async () => {},
	times: planTimes,
	accounts: insertNightAccount,
	pauses: (company) =>
		insertRule(company, {
			type: "AUTOPAUSE",
			behaviour: "COMPLETE_DURATION",
			steps: [{ afterMinutes: 360, pauseMinutes: 30 }],
		}),
	overtime: (company) =>
		insertRule(company, { type: "OVERTIME", period: "DAY", afterMinutes: 480 }),
	plusAlone: async (company) => {
		await planTimes(company);
		await company.ask(
			`insert into setting (tenant_id, id, scope, key, value, valid_from)
			values ($1, $2, 'GLOBAL', 'timetracking.balanceMode', '{"mode": "BUILDUP_ONLY"}', '2026-11-10')`,
			[company.tenantId, newId(0)],
		);
	},
	limits: ({ ask, mia }) =>
		ask("update contract set max_actual_min = 2400, max_wage_cents = 50000 where user_id = $1", [
			mia,
		]),
	comesAndGoes: async ({ ask, mia }) => {
		await ask(
			"update employment set entry_date = '2026-10-14', exit_date = '2026-12-11' where user_id = $1",
			[mia],
		);
		await ask("update contract set valid_from = '2026-10-14' where user_id = $1", [mia]);
		await ask("delete from time_tracking where user_id = $1 and day < '2026-10-14'", [mia]);
	},
};

test.each(Object.entries(furnishings))(
	"a month is the same from what is kept and from its facts: %s",
	async (name, furnish) => {
		const company = await testCompany(server());
		await insertHoliday(company, "2026-10-21", null, 1);
		await insertHoliday(company, "2026-12-24", null, 0.5);
		await insertAbsence(company, "2026-11-12", "2026-11-12", "SECOND_HALF");
		await insertAbsence(company, "2026-12-28", "2027-01-05");
		await insertEntries(company, randomEntries(name));
		await furnish(company);
		await settled(company);
		const months = [october, november, december];
		await expectSame(company, months, server().clock.now());
		// a morning, a noon and an evening of a working day; a day that is over elsewhere already
		for (const now of ["07:10", "11:10", "22:59", "23:30"])
			await expectSame(company, [november], new Date(`2026-11-19T${now}:00Z`));
	},
);

/** Mia's work that goes on. */
function begin({ ask, tenantId, mia, activities }: TestCompany, day: string, at: string) {
	return ask(
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, occupied_to, zone, activity_id, class_type, state, source)
		values ($1, $2, $3, $4, $5, $5::timestamptz + interval '10 hours', 'Europe/Berlin', $6, 'WORKTIME', 'APPROVED', 'MANUAL')`,
		[tenantId, newId(0), mia, day, at, activities.work],
	);
}

test.each([
	["on the day it began", "2026-11-19", "2026-11-19T06:30:00Z", "2026-11-19T13:45:00Z", 435 - 30],
	["over midnight", "2026-11-19", "2026-11-19T20:30:00Z", "2026-11-20T03:15:00Z", 405],
	["at the end of a month", "2026-10-31", "2026-10-31T22:30:00Z", "2026-11-01T04:10:00Z", 340],
	["on the first of a month", "2026-11-01", "2026-10-31T23:30:00Z", "2026-11-01T04:10:00Z", 280],
])("what runs counts in both the same: %s", async (_what, day, at, now, minutes) => {
	const company = await testCompany(server());
	for (const furnish of ["times", "accounts", "limits"]) await furnishings[furnish]?.(company);
	await insertEntry(company, "2026-10-30", "07:00", "20:00");
	await settled(company);
	const sum = async (month: string) =>
		(await bothOf(company, month, new Date(now))).kept?.totals.workedMinutes ?? Number.NaN;
	const before = (await sum(october)) + (await sum(november));
	await begin(company, day, at);
	await expectSame(company, [october, november, december], new Date(now));
	expect((await sum(october)) + (await sum(november))).toBe(before + minutes);
});

test("what these months are compared by is there: accounts, limits, plans, holidays, absences", async () => {
	const company = await testCompany(server());
	await furnishings.limits?.(company);
	await furnishings.times?.(company);
	await insertNightAccount(company);
	await insertHoliday(company, "2026-11-18", null, 1);
	for (const day of ["09", "10", "11", "12", "13", "16"])
		await insertEntry(company, `2026-11-${day}`, "12:00", "22:00");
	await settled(company);
	const { kept } = await bothOf(company, november, new Date("2026-11-19T09:00:00Z"));
	const codes = kept?.days.flatMap(({ violations }) => violations.map(({ code }) => code));
	expect(codes).toEqual(expect.arrayContaining(["MAX_ACTUAL_EXCEEDED", "CORE_TIME_MISSED"]));
	expect(kept?.specialAccounts).toMatchObject([{ code: "NACHT", minutes: 360 }]);
	expect(kept?.days[17]).toMatchObject({ holidayKind: "PUBLIC", flags: ["HOLIDAY"] });
	expect(kept?.days[8]?.netMinutes).toBe(600);
	// two of the eight hours are due at ten
	const { targetMinutes = 0 } = kept?.untilYesterday ?? {};
	expect(kept?.untilNow?.targetMinutes).toBe(targetMinutes + 120);
});

/** What is not told by kept days. */
const beyond: readonly (readonly [string, (company: TestCompany) => Promise<unknown>])[] = [
	["a day waits", (company) => insertEntry(company, "2026-11-18", "07:00", "15:00")],
	["a day of its weeks waits", (company) => insertEntry(company, "2026-06-17", "07:00", "15:00")],
	[
		"a day is missing",
		({ ask, mia }) =>
			ask("delete from day_result where user_id = $1 and day = '2026-11-05'", [mia]),
	],
	[
		"overtime is counted by weeks",
		async (company) => {
			await insertRule(company, { type: "OVERTIME", period: "WEEK", afterMinutes: 2400 });
			await settled(company);
		},
	],
	[
		"somebody is young",
		async (company) => {
			await company.ask(
				"insert into user_private (tenant_id, user_id, birth_date) values ($1, $2, '2009-05-01')",
				[company.tenantId, company.mia],
			);
			await settled(company);
		},
	],
	[
		"an average is exceeded",
		async (company) => {
			const days = Array.from({ length: 26 * 7 }, (_, nth) => dayOfIso("2026-05-18") + nth);
			const worked = days.filter((day) => (day + 3) % 7 < 5);
			await insertEntries(
				company,
				worked.map((day) => ({
					begin: day * 1440 + 300,
					end: day * 1440 + 300 + 600,
					classType: "WORKTIME",
					state: "APPROVED",
				})),
			);
			await settled(company);
		},
	],
];

test.each(beyond)("a month is computed where %s", async (_what, change) => {
	const company = await testCompany(server());
	await settled(company);
	const now = server().clock.now();
	expect(await bothOf(company, november, now)).toMatchObject({ kept: {}, isPlain: true });
	await change(company);
	expect(await bothOf(company, november, now)).toMatchObject({ kept: undefined, isPlain: false });
});

/** What kept days tell, but not they alone. */
const notPlain: Readonly<Record<string, (company: TestCompany) => Promise<unknown>>> = {
	"work goes on": (company) => begin(company, "2026-11-19", "2026-11-19T06:30:00Z"),
	"a limit is set to the month": async (company) => {
		await furnishings.limits?.(company);
		await settled(company);
	},
	"there was work before the first day that is kept": async (company) => {
		await insertEntry(company, "2026-06-17", "07:00", "15:00");
		await settled(company);
		await company.ask("delete from day_result where user_id = $1 and day < '2026-07-01'", [
			company.mia,
		]);
	},
};

test.each(Object.entries(notPlain))(
	"what is asked first does not tell a month where %s",
	async (_what, change) => {
		const company = await testCompany(server());
		await settled(company);
		const now = new Date("2026-11-19T09:00:00Z");
		expect((await bothOf(company, november, now)).isPlain).toBe(true);
		await change(company);
		expect((await bothOf(company, november, now)).isPlain).toBe(false);
	},
);
