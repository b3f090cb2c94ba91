import type { Company } from "#areas/staff/units/server/test-company.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

type Modification = Omit<GivenOf<typeof contract.createOvertimeModification>, "userId">;
type Limits = GivenOf<typeof contract.setOvertimeLimits>;

export const noLimits = {
	upper: null,
	upperNotice: null,
	lower: null,
	lowerNotice: null,
	cap: null,
};

type Callers = Pick<Company, "as" | "ids">;

/** Calls of the personnel department about somebody's account. */
export function ledger(company: Callers, who = "Hanna", whose = "Mia") {
	const browser = company.as(who);
	const userId = company.ids[whose] as string;
	return {
		browser,
		userId,
		init: (openedOn: string, minutes = 0) =>
			browser.call(contract.initOvertimeAccount, { userId, openedOn, minutes }),
		get: () => browser.call(contract.getOvertimeAccount, { userId }),
		account: async () => {
			const { answer } = await browser.call(contract.getOvertimeAccount, { userId });
			if (answer.account === null) throw new Error("no account");
			return answer.account;
		},
		limit: (limits: Partial<Limits>, version = 1) =>
			browser.call(contract.setOvertimeLimits, { userId, ...noLimits, ...limits, version }),
		...modifications(company, who, userId),
	};
}

function modifications(company: Callers, who: string, userId: string) {
	const browser = company.as(who);
	return {
		modify: (
			kind: Modification["kind"],
			effectiveOn: string,
			minutes: number,
			reason = "Absprache",
		) =>
			browser.call(contract.createOvertimeModification, {
				userId,
				kind,
				effectiveOn,
				minutes,
				reason,
			}),
		change: (modificationId: string, change: Partial<Modification> = {}) =>
			browser.call(contract.changeOvertimeModification, {
				modificationId,
				kind: "OTHER",
				effectiveOn: "2026-11-02",
				minutes: 45,
				reason: "Tippfehler",
				...change,
			}),
		remove: (modificationId: string) =>
			browser.call(contract.deleteOvertimeModification, { modificationId }),
	};
}

/** What days came to, as the reckoning keeps it. */
export async function fillDays(
	server: TestServer,
	company: Company,
	balances: Readonly<Record<string, number>>,
	whose = "Mia",
): Promise<void> {
	await withClient(server.adminUrl, async (client) => {
		for (const [day, minutes] of Object.entries(balances)) {
			await client.query(
				`insert into day_result (tenant_id, user_id, day, unit_id, site_id, target_min, worked_min, pause_min,
					auto_pause_min, holiday_credit_min, absence_credit_min, extra_min, balance_min, overtime_min, pending_min, input_hash)
				values ($1, $2, $3, $4, $5, 480, 480 + $6::int, 0, 0, 0, 0, 0, $6, 0, 0, '\\x00')`,
				[
					company.tenantId,
					company.ids[whose],
					day,
					company.units["Nord 1"],
					company.siteId,
					minutes,
				],
			);
		}
	});
}

/** A month's close, which is another feature's. */
export async function closeMonth(
	server: TestServer,
	company: Company,
	lastDay: string,
	minutes: number,
): Promise<void> {
	await withClient(server.adminUrl, (client) =>
		client.query(
			`insert into overtime_entry (tenant_id, id, user_id, kind, effective_on, minutes)
			values ($1, gen_random_uuid(), $2, 'MONTH_CLOSE', $3, $4)`,
			[company.tenantId, company.ids.Mia, lastDay, minutes],
		),
	);
}
