import { contract as units } from "#areas/staff/units/contract.ts";
import { closingOffice } from "#areas/time-tracking/month-close/server/test-closing.ts";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import {
	insertAbsence,
	insertEntry,
	insertHoliday,
	insertNightAccount,
	insertRule,
	type TestCompany,
	testCompany,
} from "./test-company.ts";

const server = useTestServer();
const shownId = "01a1fd2c-47a0-70d1-9a38-000000000071";

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	await november(recorder);
	await plannedDays(recorder);
	await thursday(recorder);
	await closedDay(recorder);
});

function as(cookie: string): TestBrowser {
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	return browser;
}

/** Lena Vogt of Station 2 has 7:42 hours to work from Monday to Friday; Hanna manages everything. */
async function ward({ show }: Recorder) {
	server().clock.set("2026-11-21T08:15:00Z");
	const hanna = { cookie: "" };
	let station = "";
	const company = await testCompany(server(), async (tenant) => {
		station = await tenant.unit("Station 2");
		await tenant.activity({ name: "Frühdienst", classType: "SHIFT_MORNING" });
		await tenant.activity({ name: "Rufbereitschaft", classType: "SHIFT_STANDBY" });
		const roles = ["Administrator"];
		const { id } = await tenant.person({ firstName: "Hanna", lastName: "Amt", roles });
		hanna.cookie = (await insertSession(tenant, id)).cookie;
	});
	const { ask, mia } = company;
	const lena = [mia, station];
	await ask(
		"update app_user set first_name = 'Lena', last_name = 'Vogt', personnel_no = '20418', unit_id = $2 where id = $1",
		lena,
	);
	await ask("update user_unit set unit_id = $2 where user_id = $1", lena);
	await company.changePlan("2025-01-02", 462);
	await insertNightAccount(company);
	await ask(
		"update special_account set code = 'SPAET', name = 'Spätzuschlag' where tenant_id = $1",
		[company.tenantId],
	);
	await ask(
		`update special_account_condition set settings = '{"from": "17:20", "to": "22:00"}' where tenant_id = $1`,
		[company.tenantId],
	);
	show(mia, shownId);
	return { ...company, hanna: as(hanna.cookie), lena: as(company.cookie) };
}

/** Lena's November: leave, an ordinary day, one that broke the law, leave, a holiday, and what she works today. */
async function november(recorder: Recorder) {
	const { take } = recorder;
	const company = await ward(recorder);
	await insertAbsence(company, "2026-11-01", "2026-11-16");
	await insertEntry(company, "2026-11-17", "07:00", "11:00");
	await insertEntry(company, "2026-11-17", "11:30", "15:16");
	await insertEntry(company, "2026-11-18", "06:30", "17:02");
	await insertAbsence(company, "2026-11-19", "2026-11-19");
	await insertHoliday(company, "2026-11-20", null, 1);
	await insertEntry(company, "2026-11-20", "09:00", "11:00", { state: "REQUESTED" });
	await insertEntry(company, "2026-11-21", "07:30", "08:12");
	const { hanna, lena, mia: userId } = company;
	const month = "2026-11";
	await take("november", lena, contract.getTargetActual, { userId, month });
	const page = { month, pageSize: 25, withSums: "false" } as const;
	await take("page", hanna, contract.listTargetActuals, page);
	await take("none", hanna, contract.listTargetActuals, { ...page, search: "Niemand" });
	await take("sums", hanna, contract.listTargetActuals, { month, pageSize: 1 });
	await take("all", hanna, units.listUnits, {});
}

/** Days of plans: leave without and with times of the day, an empty one, one with shifts. */
async function plannedDays(recorder: Recorder) {
	const { take } = recorder;
	const company = await ward(recorder);
	const { hanna, mia: userId } = company;
	const day = "2026-11-19";
	await take("empty", hanna, contract.getDayTrace, { userId, day });
	await insertAbsence(company, day, day);
	await take("leaveWithoutTimes", hanna, contract.getDayTrace, { userId, day });
	await planTimes(company);
	await take("leave", hanna, contract.getDayTrace, { userId, day });
	await insertShift(company, "SHIFT_MORNING", "05:00", "13:00");
	await insertShift(company, "SHIFT_STANDBY", "13:00", "21:00");
	await take("shifts", hanna, contract.getDayTrace, { userId, day: "2026-11-18" });
}

/** Lena's on Wednesday. */
async function insertShift(
	{ ask, tenantId, mia }: TestCompany,
	classType: string,
	begin: string,
	end: string,
) {
	await ask(
		`insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, day, begin_at, end_at)
		select a.tenant_id, gen_random_uuid(), u.id, u.unit_id, a.id, a.class_type, '2026-11-18', $4, $5
		from app_user u join activity a using (tenant_id)
		where a.tenant_id = $1 and u.id = $2 and a.class_type = $3`,
		[tenantId, mia, classType, `2026-11-18T${begin}Z`, `2026-11-18T${end}Z`],
	);
}

/** Times of the day beside the minutes: 8:00 to 16:12 with half an hour off, the middle of it for all. */
async function planTimes({ ask, tenantId }: TestCompany) {
	await ask(
		`update worksheet_day set begin_min = 480, end_min = 972, core_begin_min = 540, core_end_min = 900,
			frame_begin_min = 465, frame_end_min = 1200, breaks = '[{"begin": 720, "minutes": 30}]'
		where tenant_id = $1`,
		[tenantId],
	);
}

/** Since New Year, in the order in which a trace names them. */
async function insertRules(company: TestCompany) {
	for (const [at, { name, ...settings }] of rules.entries()) {
		const versionId = await insertRule(company, settings);
		await company.ask(
			`with changed as (update time_rule_version set id = $2, valid_from = '2026-01-01' where id = $1 returning rule_id)
			update time_rule set name = $3 where id = (select rule_id from changed)`,
			[versionId, newId(at + 1), name],
		);
	}
}

const rules = [
	{ name: "Gleitzeit Pflege", type: "NORMALIZE2WORKTIME", to: "FRAME" },
	{ name: "Rundung 5 Min", type: "ROUNDING", target: "END", mode: "DOWN", gridMinutes: 5 },
	{
		name: "Pausen nach ArbZG",
		type: "AUTOPAUSE",
		behaviour: "COMPLETE_DURATION",
		steps: [{ afterMinutes: 540, pauseMinutes: 45 }],
	},
	{ name: "Umkleidezeit", type: "EXTRATIME", mode: "FIXED", value: 12 },
];

/** Lena's Thursday from 7:38 to 17:53, with every kind of rule, and half an hour still to be approved. */
async function thursday(recorder: Recorder) {
	const company = await ward(recorder);
	const { hanna, ask, tenantId, mia: userId } = company;
	const day = "2026-11-19";
	await planTimes(company);
	await insertRules(company);
	await ask(
		"insert into overtime_account (tenant_id, user_id, opened_on) values ($1, $2, $3::date - 1)",
		[tenantId, userId, day],
	);
	await ask(
		`insert into overtime_entry (tenant_id, id, user_id, kind, effective_on, minutes, reason)
		values ($1, gen_random_uuid(), $2, 'INIT', $3::date - 1, 629, 'Probe')`,
		[tenantId, userId, day],
	);
	await insertEntry(company, "2026-11-18", "07:00", "16:39");
	await insertEntry(company, day, "06:38", "11:04");
	await insertEntry(company, day, "11:04", "11:22", { classType: "PAUSE" });
	await insertEntry(company, day, "11:22", "16:53");
	await insertEntry(company, day, "18:00", "18:30", { state: "REQUESTED" });
	await company.settle("2026-11-18", day);
	await recorder.take("thursday", hanna, contract.getDayTrace, { userId, day });
	await recorder.take("friday", hanna, contract.getDayTrace, { userId, day: "2026-11-20" });
	const nobody = { userId: tenantId, day };
	await recorder.takeRefusal("unknown", hanna, contract.getDayTrace, nobody);
}

/** October was closed before four hours of its first day were entered. */
async function closedDay({ take, show }: Recorder) {
	const { mia, close, enter, as: browserOf } = await closingOffice(server());
	show(mia, shownId);
	await close();
	await enter("2026-10-01", "Hanna", "Zettel nachgereicht");
	const asked = { userId: mia, day: "2026-10-01" };
	await take("closed", browserOf("Hanna"), contract.getDayTrace, asked);
}
