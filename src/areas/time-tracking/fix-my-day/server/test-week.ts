import {
	insertAbsence,
	insertEntry,
	testCompany,
} from "#areas/time-tracking/target-actual/server/test-company.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { type OfficeGrant, personWith } from "#kit/testing/open-office.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const key = "timetrackings.manage";

/**
 * Saturday, 21 November 2026. Mia was away until Sunday, worked from 8:00 to 16:30 with her pause from Monday to
 * Wednesday, left nothing on Thursday, and forgot to clock out on Friday. Rita may read, Willi mend, Tom nothing.
 */
export async function testWeek(server: TestServer) {
	server.clock.set("2026-11-21T09:00:00Z");
	const cookies: Record<string, string> = {};
	const company = await testCompany(server, async (tenant) => {
		Object.assign(cookies, await hire(tenant));
	});
	cookies.Mia = company.cookie;
	await insertAbsence(company, "2026-10-01", "2026-11-15");
	for (const day of ["2026-11-16", "2026-11-17", "2026-11-18"]) {
		await insertEntry(company, day, "07:00", "11:00");
		await insertEntry(company, day, "11:30", "15:30");
	}
	await insertEntry(company, "2026-11-20", "07:00", "17:00");
	await company.ask(
		"update time_tracking set state = 'REQUESTED', auto_finished = true where tenant_id = $1 and day = '2026-11-20'",
		[company.tenantId],
	);
	const as = (name: string) => {
		const browser = server.browser();
		browser.cookies.set(sessionCookie, cookies[name] as string);
		return browser;
	};
	const gaps = async (name = "Mia") => {
		const userId = company.mia;
		return (await as(name).call(contract.listDayGaps, { userId })).answer;
	};
	return { ...company, as, gaps };
}

/** Cookies by first names. */
async function hire(tenant: TenantBuilder): Promise<Record<string, string>> {
	const person = async (grant: OfficeGrant, firstName: string, lastName: string) =>
		(await personWith(tenant, grant, { firstName, lastName })).cookie;
	const other = { key: "overtime.manage", level: "READ" } as const;
	return {
		Rita: await person({ key, level: "READ" }, "Rita", "Brandt"),
		Willi: await person({ key, level: "WRITE" }, "Willi", "Kern"),
		Tom: await person(other, "Tom", "Ahlers"),
	};
}

export type Week = Awaited<ReturnType<typeof testWeek>>;

/** `11-20 MISSING_CLOCK_OUT`, with a star where somebody still has to do something. */
export function tellGaps({ gaps }: Awaited<ReturnType<Week["gaps"]>>) {
	return gaps.map(
		({ day, kind, isNotice, isWaiting }) =>
			`${day.slice(5)} ${kind}${isNotice || isWaiting ? "" : "*"}`,
	);
}

/** What Mia has, `11-20 07:00-15:30 REQUESTED`, in UTC. */
export async function entriesOf({ ask, mia }: Week): Promise<string[]> {
	const rows = await ask<{ told: string }>(
		`select to_char(begin_at at time zone 'UTC', 'MM-DD HH24:MI') || to_char(end_at at time zone 'UTC', '-HH24:MI ')
			|| state as told from time_tracking where user_id = $1 and day >= '2026-11-19' order by begin_at, id`,
		[mia],
	);
	return rows.map(({ told }) => told);
}
