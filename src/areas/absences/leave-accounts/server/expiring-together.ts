import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { expiringUntil, openLeave, type StandingLine } from "#domain/leave/open-leave.ts";

/** What lapses of several accounts within the year if nothing more is taken. */
interface ExpiringTogether {
	readonly people: number;
	readonly days: string;
	/** When the first of it lapses; null: nothing does. */
	readonly on: string | null;
}

/** @param accounts lines of each that hold */
export function expiringTogether(
	accounts: readonly (readonly StandingLine[])[],
	{ unit, today }: { readonly unit: AccountUnit; readonly today: string },
): ExpiringTogether {
	const until = `${today.slice(0, 4)}-12-31`;
	const each = accounts
		.map((lines) => expiringUntil(openLeave(lines), until).filter(({ day }) => day >= today))
		.filter((expiring) => expiring.length > 0);
	const all = each.flat();
	const units = all.reduce((sum, one) => sum + one.units, 0);
	const on = all.map(({ day }) => day).sort()[0] ?? null;
	return { people: each.length, days: writtenAmount(units, unit), on };
}
