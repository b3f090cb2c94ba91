import { accountsCompany } from "#areas/absences/leave-accounts/server/test-accounts.ts";
import { permit } from "#areas/staff/units/server/test-company.ts";
import { insertWorksheet } from "#areas/time-tracking/target-actual/server/test-company.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

export const year = 2026;

/**
 * The company of leave accounts, in which Mia and Sven work from Monday to Friday by plan and Hanna may tell everybody of
 * leave, Leo those of Nord. Mia has a sign-in, Sven has none. It is 1 June 2026.
 */
export async function noticeCompany(server: TestServer, accountUnit?: AccountUnit) {
	server.clock.set("2026-06-01T08:00:00Z");
	const build = async (tenant: TenantBuilder, ids: Readonly<Record<string, string>>) => {
		await insertWorksheet(tenant, ids.Sven as string, "2026-08-01", 480);
		await permit(tenant, ids.Leo, ["leaveaccounts.manage"], "WRITE");
	};
	const made = await accountsCompany(server, undefined, build, accountUnit);
	const { tenantId, ids, ask, kindId } = made;
	await ask(
		"insert into user_login (tenant_id, id, user_id, provider, username) values ($1, gen_random_uuid(), $2, 'MANUAL', $3)",
		[tenantId, ids.Mia, `mia-${tenantId}`],
	);
	await ask("update app_user set mail = 'mia@example.com' where tenant_id = $1 and id = $2", [
		...[tenantId, ids.Mia],
	]);
	return { ...made, ...doings(server, { ...made, activityId: kindId }) };
}

type Made = Awaited<ReturnType<typeof accountsCompany>> & { readonly activityId: string };

function doings(server: TestServer, { as, ask, tenantId, ids, activityId }: Made) {
	const browser = (who: string) => {
		server.clock.advance({ seconds: 1 });
		return as(who);
	};
	return {
		browser,
		/** Days go by; nobody has to sign in anew. */
		at: async (day: string) => {
			server.clock.set(`${day}T09:00:00Z`);
			await ask(
				"update session set idle_until = '2126-01-01', ends_at = '2126-01-01' where tenant_id = $1",
				[tenantId],
			);
		},
		list: async (who = "Hanna", given = {}) =>
			(await browser(who).call(contract.listLeaveNotices, { year, ...given })).answer.items,
		send: (who = "Hanna", names?: readonly string[], given = {}) =>
			browser(who).call(contract.sendLeaveNotices, {
				...{ year, activityId },
				...(names && { userIds: names.map((name) => ids[name] as string) }),
				...given,
			}),
		open: (who = "Mia") => browser(who).call(contract.openLeaveNotices, {}),
		handOver: (noticeIds: readonly string[], receivedOn: string, who = "Hanna") =>
			browser(who).call(contract.recordLeaveHandover, { noticeIds: [...noticeIds], receivedOn }),
		correct: (noticeId: string, version: number, receivedOn: string, who = "Hanna") =>
			browser(who).call(contract.correctLeaveHandover, {
				...{ noticeId, version, receivedOn, reason: "Verschrieben" },
			}),
		...readings({ ask, tenantId, ids }),
	};
}

function readings({ ask, tenantId, ids }: Pick<Made, "ask" | "tenantId" | "ids">) {
	return {
		/** What is left by year. */
		rest: async (name = "Mia") => {
			const rows = await ask<{ year: number; days: number }>(
				`select a.year, sum(e.days)::float8 as days from leave_account a
				join leave_entry e on a.tenant_id = e.tenant_id and a.id = e.account_id
				where a.tenant_id = $1 and a.user_id = $2 group by a.year`,
				[tenantId, ids[name]],
			);
			return Object.fromEntries(rows.map((row) => [row.year, row.days]));
		},
		/** Until when what the year granted may be taken, as the ledger has it; null: for ever. */
		lapse: async (name = "Mia") => {
			const rows = await ask<{ day: string | null }>(
				`select distinct e.expires_on::text as day from leave_entry e
				join leave_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
				where e.tenant_id = $1 and a.user_id = $2 and a.year = 2026 and e.kind = 'ENTITLEMENT'
					and not exists (select from leave_entry r where r.tenant_id = e.tenant_id and r.reverses_id = e.id)`,
				[tenantId, ids[name]],
			);
			return rows.map(({ day }) => day);
		},
	};
}
