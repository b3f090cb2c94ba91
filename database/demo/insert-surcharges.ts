import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { insertRows } from "#kit/testing/insert-rows.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Company, DemoPerson } from "./company.ts";
import { insertSpecialAccounts } from "./insert-special-accounts.ts";
import type { Structure } from "./insert-structure.ts";
import { usernameOf } from "./username-of.ts";

/** Special accounts, who has them, and what was written to one by hand. */
export async function insertSurcharges(
	builder: TenantBuilder,
	{ people }: Company,
	{ userIds, activities }: Structure,
	today: LocalDay,
): Promise<void> {
	const ids = await insertSpecialAccounts(builder, activities.training.id);
	const held = people.flatMap((person) =>
		codesOf(person).map((code) => ({
			id: builder.newId(),
			account_id: ids.get(code) as string,
			user_id: userIds.get(usernameOf(person)) as string,
			valid_from: builder.validFrom,
		})),
	);
	await insertRows(
		builder.tx,
		"special_account_user",
		builder.tenantId,
		{ id: "uuid", account_id: "uuid", user_id: "uuid", valid_from: "date" },
		held,
	);
	const userId = userIds.get("anna.albrecht");
	const accountId = ids.get("FORTB") as string;
	if (userId !== undefined) {
		await modify(builder, { userId, accountId }, today);
	}
}

const nights = ["NIGHT25", "NIGHT40"];
const freeDays = ["SUNDAY50", "HOLIDAY125", "HOLIDAY150"];

/** Wards work by night and on every day, a bakehouse begins before six. */
function codesOf({ pattern, isOnCall = false }: DemoPerson): string[] {
	const standby = isOnCall ? ["RUFB"] : [];
	if (pattern === "ward") return [...nights, ...freeDays, ...standby];
	if (pattern === "bakery") return [...nights, "HOLIDAY125", "HOLIDAY150"];
	return standby;
}

const modifications = [
	{
		daysAgo: 96,
		type: "ENTITLEMENT",
		minutes: 16 * 60,
		reason: "Zertifikatskurs Praxisanleitung, zwei Präsenztage",
	},
	{ daysAgo: 40, type: "DEDUCTION", minutes: 8 * 60, reason: "Freizeitausgleich für den Kurs" },
] as const;

async function modify(
	builder: TenantBuilder,
	whose: { readonly userId: string; readonly accountId: string },
	today: LocalDay,
): Promise<void> {
	await builder.tx
		.insertInto("special_account_modification")
		.values(
			modifications.map(({ daysAgo, ...values }) => ({
				tenant_id: builder.tenantId,
				id: builder.newId(),
				user_id: whose.userId,
				account_id: whose.accountId,
				day: isoOfDay((today - daysAgo) as LocalDay),
				...values,
			})),
		)
		.execute();
}
