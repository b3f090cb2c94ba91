import { expect, test } from "vitest";
import { contract as accounts } from "#areas/time-tracking/overtime/contract.ts";
import {
	insertAbsence,
	insertEntry,
	insertHoliday,
	testCompany,
} from "#areas/time-tracking/target-actual/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** Mia works from Monday to Friday; it is Saturday, 21 November. */
async function office() {
	server().clock.set("2026-11-21T09:00:00Z");
	const company = await testCompany(server());
	const browser = server().browser();
	browser.cookies.set(sessionCookie, company.cookie);
	const overview = async () => {
		// no answer that the process remembers
		server().clock.advance({ seconds: 5 });
		return (await browser.call(contract.getOverview, {})).answer;
	};
	return { ...company, browser, overview };
}

type Office = Awaited<ReturnType<typeof office>>;

async function openAccount({ ask, tenantId, mia }: Office, openedOn: string) {
	await ask(
		"insert into overtime_account (tenant_id, user_id, opened_on, upper_min) values ($1, $2, $3, 2400)",
		[tenantId, mia, openedOn],
	);
}

async function enter({ ask, tenantId, mia }: Office, kind: string, day: string, minutes: number) {
	await ask(
		`insert into overtime_entry (tenant_id, id, user_id, kind, effective_on, minutes) values ($1, $2, $3, $4, $5, $6)`,
		[tenantId, newId(0), mia, kind, day, minutes],
	);
}

test("the overtime box says what the account says, by months too", async () => {
	const company = await office();
	expect((await company.overview()).overtimeAccount).toBeNull();
	await openAccount(company, "2026-10-29");
	await enter(company, "INIT", "2026-10-29", 90);
	for (const day of ["2026-10-29", "2026-10-30", "2026-11-20"]) {
		await insertEntry(company, day, "07:00", "15:30");
	}
	await company.settle("2026-10-26", "2026-11-30");
	const before = (await company.overview()).overtimeAccount;
	// 14 days without anything, and half an hour more on the others
	const november = 30 - 14 * 480;
	expect(before).toEqual({
		overtimeTotal: 90 + 60 + november,
		overtimeOfMonth: november,
		upperLimit: 2400,
		isBeingComputed: false,
		months: [
			{ month: "2026-10", minutes: 60 },
			{ month: "2026-11", minutes: november },
		],
	});
	await enter(company, "MONTH_CLOSE", "2026-10-31", 45);
	await enter(company, "PAYOUT", "2026-12-01", -15);
	const after = (await company.overview()).overtimeAccount;
	const { answer } = await company.browser.call(accounts.getOvertimeAccount, {
		userId: company.mia,
	});
	expect(after?.overtimeTotal).toBe(90 + 45 + november);
	expect(after?.overtimeTotal).toBe(answer.account?.balanceMinutes);
	expect(after?.months).toEqual(before?.months);
});

test("days with a target and nothing to show for it are told, and no others", async () => {
	const company = await office();
	await insertEntry(company, "2026-11-16", "07:00", "15:00");
	await insertEntry(company, "2026-11-17", "07:00", "15:00", { state: "REQUESTED" });
	await insertAbsence(company, "2026-11-18", "2026-11-18");
	await insertHoliday(company, "2026-11-19", null, 1);
	await insertAbsence(company, "2026-11-12", "2026-11-13");
	await company.ask(
		"update absence set state = 'REQUESTED' where tenant_id = $1 and from_date = '2026-11-12'",
		[company.tenantId],
	);
	await insertAbsence(company, "2026-11-11", "2026-11-11", "FIRST_HALF");
	await company.settle("2026-10-01", "2026-11-30");
	const { noActualsDayInfos } = await company.overview();
	expect(noActualsDayInfos.slice(0, 3)).toEqual([
		{ date: "2026-11-20" },
		{ date: "2026-11-11" },
		{ date: "2026-11-10" },
	]);
	await company.ask(
		"insert into closed_month (tenant_id, user_id, month, close_no, closed_at) values ($1, $2, '2026-11-01', 1, now())",
		[company.tenantId, company.mia],
	);
	const closed = await company.overview();
	expect(closed.noActualsDayInfos[0]).toEqual({ date: "2026-10-30" });
	// 35 days back is Saturday, 17 October
	expect(noActualsDayInfos.at(-1)).toEqual({ date: "2026-10-19" });
});
