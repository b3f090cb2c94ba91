import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import {
	insertEntry,
	testCompany,
} from "#areas/time-tracking/target-actual/server/test-company.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { correctionHeader } from "#kit/contract/headers.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { personWith } from "#kit/testing/open-office.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const times = "timetrackings.manage" as const;

/**
 * It is 21 November 2026. Mia worked five hours on 1 October. Hanna may do everything with times, Paula with payroll; Willi
 * may only enter times, Rita read them.
 */
export async function closingOffice(server: TestServer) {
	server.clock.set("2026-11-21T12:00:00Z");
	const people = new Map<string, { userId: string; cookie: string }>();
	const company = await testCompany(server, async (tenant) => {
		const rights = [
			["Hanna", { key: times, level: "FULL" }],
			["Paula", { key: "payroll.manage", level: "WRITE" }],
			["Willi", { key: times, level: "WRITE" }],
			["Rita", { key: times, level: "READ" }],
		] as const;
		for (const [firstName, grant] of rights) {
			const name = { firstName, lastName: "Amt" };
			people.set(firstName, await personWith(tenant, grant, name));
		}
	});
	await insertEntry(company, "2026-10-01", "07:00", "12:00");
	people.set("Mia", { userId: company.mia, cookie: company.cookie });
	const as = (name: string, reason?: string) => {
		const browser = server.browser();
		browser.cookies.set(sessionCookie, people.get(name)?.cookie ?? "");
		if (reason !== undefined) {
			browser.headers[correctionHeader] = encodeURIComponent(reason);
		}
		return browser;
	};
	return {
		...company,
		as,
		idOf: (name: string) => people.get(name)?.userId as string,
		...callsOf({ ...company, as: (...given) => later(server, as(...given)) }),
	};
}

/** What comes later has later ids. */
function later<Browser>(server: TestServer, browser: Browser): Browser {
	server.clock.advance({ seconds: 1 });
	return browser;
}

type Company = Awaited<ReturnType<typeof testCompany>> & {
	as(name: string, reason?: string): ReturnType<TestServer["browser"]>;
};

function callsOf({ as, mia, activities, ask, tenantId }: Company) {
	return {
		close: (month = "2026-10", who = "Hanna") =>
			as(who).call(contract.closeMonths, { month, userIds: [mia] }),
		reopen: (closeNo: number, month = "2026-10", who = "Hanna") =>
			as(who).call(contract.reopenMonth, { userId: mia, month, closeNo, reason: "Beleg fehlte" }),
		compare: async (month = "2026-10", who = "Hanna") =>
			(await as(who).call(contract.getMonthComparison, { userId: mia, month })).answer,
		/** Four hours of Mia's, approved at once. */
		enter: (day: string, who = "Hanna", reason?: string) =>
			as(who, reason).call(entries.requestTimeTracking, {
				userId: mia,
				activityId: activities.work,
				begin: `${day}T13:00:00Z`,
				end: `${day}T17:00:00Z`,
				state: "APPROVED",
			} satisfies GivenOf<typeof entries.requestTimeTracking>),
		openAccount: (openedOn: string, cap: number | null = null) =>
			ask(
				"insert into overtime_account (tenant_id, user_id, opened_on, cap_min) values ($1, $2, $3, $4)",
				[tenantId, mia, openedOn, cap],
			),
		/** Kind, day and minutes in the order of writing. */
		ledger: () =>
			ask<{ kind: string; day: string; minutes: number }>(
				"select kind, effective_on::text as day, minutes from overtime_entry where user_id = $1 order by id",
				[mia],
			),
	};
}
