import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { insertActivity } from "#kit/testing/activity-builder.ts";
import { personWith } from "#kit/testing/open-office.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { insertEntry, insertRule, type TestCompany, testCompany } from "./test-company.ts";

const server = useTestServer();
const day = "2026-11-18";

function as(cookie: string): TestBrowser {
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	return browser;
}

async function explained(browser: TestBrowser, mia: string, on = day) {
	const asked = { userId: mia, day: on };
	const { answer } = await browser.call(contract.getDayTrace, asked);
	return answer.explanation;
}

async function openAccount({ ask, tenantId, mia }: TestCompany) {
	await ask(
		"insert into overtime_account (tenant_id, user_id, opened_on) values ($1, $2, '2026-11-16')",
		[tenantId, mia],
	);
	for (const [kind, on, minutes] of [
		["INIT", "2026-11-16", 600],
		["OTHER", day, 30],
	])
		await ask(
			`insert into overtime_entry (tenant_id, id, user_id, kind, effective_on, minutes, reason)
			values ($1, $2, $3, $4, $5, $6, 'Probe')`,
			[tenantId, newId(0), mia, kind, on, minutes],
		);
}

async function closeNovember({ ask, tenantId, mia }: TestCompany) {
	await ask(
		`insert into closed_month (tenant_id, user_id, month, close_no, closed_at)
		values ($1, $2, '2026-11-01', 2, '2026-11-20T10:00Z')`,
		[tenantId, mia],
	);
	for (const [closeNo, workedMinutes] of [
		[1, 100],
		[2, 480],
	])
		await ask(
			`insert into frozen_day (tenant_id, user_id, day, close_no, result, trace) values ($1, $2, $3, $4, $5, '[]')`,
			[tenantId, mia, day, closeNo, { ...noMinutes, workedMinutes }],
		);
}

const noMinutes = {
	targetMinutes: 0,
	workedMinutes: 0,
	pauseMinutes: 0,
	autoPauseMinutes: 0,
	holidayCreditMinutes: 0,
	absenceCreditMinutes: 0,
	extraMinutes: 0,
	balanceMinutes: 0,
	overtimeMinutes: 0,
	pendingMinutes: 0,
	leaveDays: 0,
};

async function insertShift({ ask, tenantId, mia }: TestCompany, activityId: string) {
	await ask(
		`insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, day, begin_at, end_at, pause1_at, pause1_min)
		values ($1, $2, $3, (select unit_id from app_user where id = $3), $4, 'SHIFT_DAY', $5,
			'2026-11-18T07:00Z', '2026-11-18T15:30Z', '2026-11-18T11:00Z', 30)`,
		[tenantId, newId(0), mia, activityId, day],
	);
}

/** Mia's Wednesday with everything that a day can follow from, after a Tuesday that ended late. */
async function fullCompany() {
	let planned = "";
	const company = await testCompany(server(), async (tenant) => {
		const activity = { name: "Tagdienst", classType: "SHIFT_DAY" };
		planned = await insertActivity(tenant, activity);
	});
	const { ask, tenantId } = company;
	await ask(
		`update worksheet_day set begin_min = 480, end_min = 990, core_begin_min = 540, core_end_min = 900
		where tenant_id = $1`,
		[tenantId],
	);
	await openAccount(company);
	await insertShift(company, planned);
	const versionId = await insertRule(company, {
		type: "AUTOPAUSE",
		behaviour: "COMPLETE_DURATION",
		steps: [{ afterMinutes: 360, pauseMinutes: 30 }],
	});
	await insertEntry(company, "2026-11-17", "07:00", "21:30");
	await insertEntry(company, day, "07:00", "11:00");
	await insertEntry(company, day, "11:15", "16:00");
	await company.settle("2026-11-16", "2026-11-18");
	return { ...company, versionId };
}

/** What is told of that Wednesday. */
const wednesday = {
	user: { firstName: "Mia", lastName: "Sommer" },
	plan: {
		workingTime: { begin: "2026-11-18T08:00:00+01:00", end: "2026-11-18T16:30:00+01:00" },
		coreTime: { begin: "2026-11-18T09:00:00+01:00" },
		frameTime: null,
		shifts: [{ classType: "SHIFT_DAY", pauses: [{ begin: "2026-11-18T12:00:00+01:00" }] }],
	},
	bookings: [{ source: "MANUAL", state: "APPROVED" }, {}],
	chain: [
		{ rule: "BOOKED", change: 540, result: 540 },
		{ rule: "PAUSES", change: -15, parameters: { gapMinutes: 15 } },
		{
			rule: "AUTOPAUSE",
			change: -15,
			result: 510,
			timeRule: { name: "AUTOPAUSE", versionFrom: "2020-01-01" },
		},
		{ rule: "TARGET", change: -480, result: 30 },
	],
	// 16.11.: −8:00, 17.11.: +6:00 after the automatic pause
	account: { beforeMinutes: 480, writtenMinutes: 30, afterMinutes: 540 },
	law: {
		law: "ARBZG",
		checks: [
			{ kind: "HOURS", measuredMinutes: 525, limitMinutes: 600, isKept: true },
			{ kind: "BREAK", measuredMinutes: 15, limitMinutes: 30, isKept: false },
			{ kind: "REST", measuredMinutes: 570, limitMinutes: 660, isKept: false },
		],
	},
};

test("plan, bookings, the whole chain with its rules, account and law", async () => {
	const company = await fullCompany();
	const { mia, versionId } = company;
	const own = as(company.cookie);
	const told = await explained(own, mia);
	expect(told).toMatchObject(wednesday);
	expect(told.chain[2]?.timeRule?.versionId).toBe(versionId);
	expect(told.frozen).toBeNull();
	expect(await explained(own, mia, "2026-11-21")).toMatchObject({
		bookings: [],
		account: null,
		law: null,
	});
});

test("the account takes the right to read overtime; a day that is none is refused", async () => {
	const people: { userId: string; cookie: string }[] = [];
	const company = await testCompany(server(), async (tenant) => {
		const read = { key: "timetrackings.manage", level: "READ" } as const;
		for (const firstName of ["Nora", "Paul"])
			people.push(await personWith(tenant, read, { firstName, lastName: "Petersen" }));
	});
	const { mia, ask, tenantId } = company;
	await openAccount(company);
	await ask(
		`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
		select tenant_id, $2, user_id, 'overtime.manage', level, scope, valid_from
		from user_permission where tenant_id = $1 and user_id = $3`,
		[tenantId, newId(0), people[1]?.userId],
	);
	const [nora, paul] = people.map(({ cookie }) => as(cookie));
	if (nora === undefined || paul === undefined) throw new Error("nobody");
	expect((await explained(nora, mia)).account).toBeNull();
	expect((await explained(paul, mia)).account).toMatchObject({ writtenMinutes: 30 });
	for (const day of ["2026-11-31", "0001-01-01", "1899-12-31", "2200-01-01", "9999-12-31"]) {
		const { status, refusal } = await nora.call(contract.getDayTrace, { userId: mia, day });
		expect([day, status, refusal.details[0]?.field]).toEqual([day, 400, "day"]);
	}
	for (const day of ["1900-01-01", "2199-12-31"])
		expect([day, (await nora.call(contract.getDayTrace, { userId: mia, day })).status]).toEqual([
			day,
			200,
		]);
});

test("a day of a closed month tells what was frozen last", async () => {
	const company = await testCompany(server());
	await closeNovember(company);
	const own = as(company.cookie);
	const { frozen } = await explained(own, company.mia);
	expect([frozen && Date.parse(frozen.closedAt), frozen?.figures]).toEqual([
		Date.parse("2026-11-20T10:00:00Z"),
		{ ...noMinutes, workedMinutes: 480 },
	]);
});
