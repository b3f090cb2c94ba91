import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { LeaveAccountAnswer } from "../../contract/account.ts";
import type { CarryReason, LeaveOpeningValues } from "../../contract/openings.ts";
import { sentAmount, typedAmount } from "../amounts/amount.ts";
import type { CarriedRow } from "./carried-rows.tsx";

/** What is typed in. */
export interface SetUpValues {
	readonly hasOpening: boolean;
	readonly day: string | null;
	/** What is known of the day. */
	readonly basis: "TAKEN" | "REST";
	/** Days, or minutes. */
	readonly taken: number | null;
	readonly rest: number | null;
	readonly carried: readonly CarriedRow[];
	readonly carryReason: CarryReason | null;
	readonly carryNote: string;
	readonly reason: string;
}

/** As the account is now. @param isNew an opening is what somebody is about to enter */
export function setUpValues({ account, year }: LeaveAccountAnswer, isNew: boolean): SetUpValues {
	const { opening = null, carryReason = null, carryNote = null } = account ?? {};
	return {
		hasOpening: isNew || opening !== null,
		day: opening?.day ?? `${year}-01-01`,
		basis: opening?.rest === undefined ? "TAKEN" : "REST",
		taken: opening === null ? 0 : typedAmount(opening.taken),
		rest: opening?.rest === undefined ? null : typedAmount(opening.rest),
		carried: (opening?.carried ?? []).map((one) => ({
			...one,
			days: typedAmount(one.days),
			unread: [],
		})),
		carryReason,
		carryNote: carryNote ?? "",
		reason: "",
	};
}

/** As it is sent; undefined while something of it is missing. */
export function openingSent(
	values: SetUpValues,
	unit: AccountUnit,
): LeaveOpeningValues | null | undefined {
	const { hasOpening, day, carried } = values;
	if (!hasOpening) return null;
	const known = knownSent(values, unit);
	if (day === null || known === undefined) return undefined;
	const sent = carried.flatMap(({ days, unread, ...row }) =>
		days === null || unread.length > 0 ? [] : [{ ...row, days: sentAmount(days, unit) }],
	);
	return sent.length < carried.length ? undefined : { day, ...known, carried: sent };
}

/** What was taken, or what is left in its place. */
function knownSent({ basis, taken, rest }: SetUpValues, unit: AccountUnit) {
	const sent = (amount: number) => sentAmount(amount, unit);
	if (basis === "REST") return rest === null ? undefined : { taken: sent(0), rest: sent(rest) };
	return taken === null ? undefined : { taken: sent(taken) };
}
