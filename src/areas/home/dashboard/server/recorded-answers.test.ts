import { expect } from "vitest";
import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { contract as projects } from "#areas/projects/projects/contract.ts";
import {
	finishDueEntries,
	testOffice,
	type Worker,
} from "#areas/time-tracking/bookings/server/test-office.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { contract as gaps } from "#areas/time-tracking/fix-my-day/contract.ts";
import { contract as monthCloses } from "#areas/time-tracking/month-close/contract.ts";
import { makeDaysCurrent } from "#areas/time-tracking/target-actual/server/public.ts";
import {
	insertAbsence,
	insertEntry,
	type TestCompany,
	testCompany,
} from "#areas/time-tracking/target-actual/server/test-company.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { personWith } from "#kit/testing/open-office.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const noon = "2026-11-21T12:00:00Z";

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	await office(recorder);
	await daysWithoutActuals(recorder);
	await overtime(recorder);
});

/** Everybody whose dashboard is recorded is the person that web tests sign in. */
async function dashboard({ take, show }: Recorder, name: string, userId: string, at: TestBrowser) {
	show(userId, sampleSession().userId);
	await take(name, at, contract.getOverview, {});
	await take(name, at, entries.listTimeTrackings, {
		userIds: [userId],
		from: "2026-10-22",
		to: "2026-11-21",
		sort: "-begin",
		pageSize: 200,
	});
}

/** Anna has nothing; Lena owes a reason, Tom forgot to clock out, Sara both; two bookings came for closed months. */
async function office(recorder: Recorder) {
	server().clock.set("2026-10-30T08:00:00Z");
	const chief = { roles: [{ name: "Abteilungsleitung", scope: "GLOBAL" as const }] };
	const people = { anna: {}, lena: {}, tom: {}, sara: {}, chief };
	const strict = { name: "Einsatz", classType: "WORKTIME", reasonRequired: true };
	const furnish = (tenant: TenantBuilder) => tenant.activity(strict);
	const { worker, ids, tenantId, activities, extra } = await testOffice(server(), people, furnish);
	await keepSignedIn(tenantId);
	const book = async (who: keyof typeof people, at: string, activityId: string, isEnd = false) => {
		server().clock.set(at);
		const { answer } = await worker(who).book({ action: isEnd ? "END" : "START", activityId });
		expect(answer.outcome).toBe("APPLIED");
	};
	const at = (who: keyof typeof people) => worker(who).browser;
	await recorder.take("nothing", at("chief"), entries.listTimeTrackingsOf, { toDecide: "true" });
	await lateBookings(recorder, worker, activities.work);
	for (const who of ["lena", "sara"] as const) {
		await book(who, "2026-11-12T07:00:00Z", extra);
		await book(who, "2026-11-12T15:30:00Z", extra, true);
	}
	await book("sara", "2026-11-19T07:00:00Z", extra);
	await book("sara", "2026-11-19T15:30:00Z", extra, true);
	await book("tom", "2026-11-20T07:00:00Z", activities.work);
	await book("sara", "2026-11-20T07:00:00Z", activities.work);
	server().clock.set(noon);
	await server().services.database.transaction(tenantId, (tx) =>
		finishDueEntries(tx, tenantId, server().clock.now()),
	);
	const whose = { nothing: "anna", unreasoned: "lena", finished: "tom", both: "sara" } as const;
	for (const [name, who] of Object.entries(whose)) {
		await dashboard(recorder, name, ids[who] as string, at(who));
	}
	await asked(recorder, ids.tom as string, at("tom"), at("chief"));
	await recorder.take("none", at("anna"), gaps.listDayGaps, { userId: ids.anna as string });
	await recorder.take("none", at("chief"), gaps.listDaysWithoutActuals, { pageSize: 25 });
	await recorder.take("stopped", at("anna"), clocks.getTimeClocks, {});
	await recorder.take("none", at("anna"), projects.listProjects, {});
	await recorder.take("none", at("anna"), projects.getFavoriteProjects, {});
}

/** The chief asks Tom about the entry that he did not end, and he answers. */
async function asked(
	recorder: Recorder,
	userId: string,
	tom: TestBrowser,
	chief: TestBrowser,
): Promise<void> {
	const found = await chief.call(entries.listTimeTrackingsOf, {
		userIds: [userId],
		states: ["REQUESTED"],
	});
	const { id = "", version = 0 } = found.answer.items.at(0) ?? {};
	const question = "War das mit der Übergabe?";
	await chief.call(entries.askAboutTimeTracking, { id, version, question });
	await dashboard(recorder, "asked", userId, tom);
	const answer = "Ja, bis 16:30.";
	await recorder.take("asked", tom, entries.answerAboutTimeTracking, { id, version, answer });
}

/** The chief closes October; then come bookings for its last day. */
async function lateBookings(
	{ take }: Recorder,
	worker: (name: string) => Worker,
	activityId: string,
) {
	server().clock.set("2026-11-02T08:00:00Z");
	const chief = worker("chief").browser;
	const late = [worker("tom"), worker("sara")];
	await take("none", chief, monthCloses.listLateBookings, { pageSize: 1 });
	const userIds = late.map(({ id }) => id);
	await chief.call(monthCloses.closeMonths, { month: "2026-10", userIds });
	for (const [index, { book }] of late.entries()) {
		const timestamp = `2026-10-31T15:0${index}:00Z`;
		const { answer } = await book({ action: "START", activityId, timestamp });
		expect(answer.outcome).toBe("CLOSED_MONTH");
	}
	await take("two", chief, monthCloses.listLateBookings, { pageSize: 1 });
}

/** Mia worked on Monday, Tuesday and Friday; of Wednesday and Thursday nothing is known. */
async function daysWithoutActuals(recorder: Recorder) {
	server().clock.set(noon);
	const rita = server().browser();
	const company = await testCompany(server(), async (tenant) => {
		const grant = { key: "timetrackings.manage", level: "READ" } as const;
		const name = { firstName: "Rita", lastName: "Brandt" };
		rita.cookies.set(sessionCookie, (await personWith(tenant, grant, name)).cookie);
	});
	await insertAbsence(company, "2026-10-01", "2026-11-15");
	for (const day of ["2026-11-16", "2026-11-17", "2026-11-20"]) {
		await insertEntry(company, day, "07:00", "11:00");
		await insertEntry(company, day, "11:30", "15:30");
	}
	await company.settle("2026-10-01", "2026-11-30");
	await dashboard(recorder, "twoDays", company.mia, browserOf(company));
	const { mia: userId } = company;
	await recorder.take("two", browserOf(company), gaps.listDayGaps, { userId });
	await recorder.take("mia", rita, gaps.listDaysWithoutActuals, { pageSize: 25 });
	await hireAsMia(company, 26);
	await recorder.take("firstOfMany", rita, gaps.listDaysWithoutActuals, { pageSize: 25 });
	await recorder.take("many", rita, gaps.listDaysWithoutActuals, { pageSize: 50 });
}

/** Further people with Mia's contract, whose plan begins on Thursday; nothing is known of them. */
async function hireAsMia({ ask, within, tenantId, mia }: TestCompany, count: number) {
	await ask(
		`insert into app_user (tenant_id, id, unit_id, site_id, first_name, last_name, role)
		select tenant_id, gen_random_uuid(), unit_id, site_id, 'Person', 'Nummer ' || n, role
		from app_user, generate_series(1, $2::int) n where id = $1`,
		[mia, count],
	);
	const hired = "join app_user u on u.tenant_id = m.tenant_id and u.first_name = 'Person'";
	await ask(
		`with hired as (
			insert into employment (tenant_id, id, user_id, entry_date)
			select u.tenant_id, gen_random_uuid(), u.id, m.entry_date from employment m ${hired}
			where m.user_id = $1 returning *)
		insert into contract (tenant_id, id, user_id, employment_id, valid_from, weekly_min, days_per_week, annual_leave_days)
		select h.tenant_id, gen_random_uuid(), h.user_id, h.id, h.entry_date, m.weekly_min, m.days_per_week, m.annual_leave_days
		from contract m join hired h using (tenant_id) where m.user_id = $1`,
		[mia],
	);
	await ask(
		`insert into worksheet (tenant_id, id, user_id, template_id, cycle_start, valid_from)
		select u.tenant_id, gen_random_uuid(), u.id, m.template_id, m.cycle_start, '2026-11-19' from worksheet m ${hired}
		where m.user_id = $1`,
		[mia],
	);
	const people = await ask<{ id: string }>(
		"select id from app_user where tenant_id = $1 and first_name = 'Person'",
		[tenantId],
	);
	const ids = people.map(({ id }) => id);
	const days = { from: "2026-10-01", to: "2026-11-30" };
	await within((tx) => makeDaysCurrent(tx, tenantId, ids, days));
}

/** Mia's account: much in September, less than nothing in October, something in November. */
async function overtime(recorder: Recorder) {
	const company = await testCompany(server());
	const { ask, tenantId, mia } = company;
	await ask(
		"insert into overtime_account (tenant_id, user_id, opened_on, upper_min) values ($1, $2, '2026-09-30', 2400)",
		[tenantId, mia],
	);
	await insertAbsence(company, "2026-10-01", "2026-10-29");
	await insertAbsence(company, "2026-11-01", "2026-11-19");
	await insertEntry(company, "2026-09-30", "07:00", "19:00");
	await insertEntry(company, "2026-10-30", "07:00", "14:00");
	await insertEntry(company, "2026-11-20", "07:00", "18:18");
	await company.settle("2026-09-01", "2026-11-30");
	await dashboard(recorder, "overtime", mia, browserOf(company));
	await leave(recorder, company);
}

/** And of leave: thirty days, of which a week is approved and some are asked for. */
async function leave(recorder: Recorder, company: TestCompany) {
	const { ask, tenantId, mia } = company;
	const kind =
		"(select id from activity where tenant_id = $1 and class_type = 'LEAVE' and is_default)";
	await ask(
		`with account as (insert into leave_account (tenant_id, id, user_id, year, activity_id) values ($1, gen_random_uuid(), $2, 2026, ${kind}) returning *)
		insert into leave_entry (tenant_id, id, account_id, kind, origin, source, days, effective_on)
		select $1, gen_random_uuid(), a.id, e.kind, 'STATUTORY', 'RULE', e.days, '2026-01-01'
		from account a, (values ('ENTITLEMENT', 30), ('TAKEN', -5)) e(kind, days)`,
		[tenantId, mia],
	);
	for (const [state, from, to] of [
		["APPROVED", "2026-12-21", "2026-12-24"],
		["REQUESTED", "2026-12-28", "2026-12-29"],
	]) {
		await ask(
			`with asked as (insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
				values ($1, gen_random_uuid(), $2, ${kind}, 'LEAVE', $3, $4, $5) returning *)
			insert into absence_day (tenant_id, user_id, day, absence_id, cost, cost_min, reason)
			select $1, $2, d, a.id, 1, 480, 'WORKDAY' from asked a, generate_series(a.from_date, a.to_date, '1 day') d`,
			[tenantId, mia, state, from, to],
		);
	}
	await dashboard(recorder, "leave", mia, browserOf(company));
}

function browserOf({ cookie }: { readonly cookie: string }): TestBrowser {
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	return browser;
}

/** The story takes three weeks. */
function keepSignedIn(tenantId: string) {
	return withClient(server().adminUrl, (client) =>
		client.query(
			"update session set persistent = true, ends_at = '2027-01-01', idle_until = '2027-01-01' where tenant_id = $1",
			[tenantId],
		),
	);
}
