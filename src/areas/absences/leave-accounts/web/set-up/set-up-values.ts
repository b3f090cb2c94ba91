import type { LeaveAccountAnswer } from "../../contract/account.ts";
import type { CarryReason, LeaveOpeningValues } from "../../contract/openings.ts";
import { sentDays, typedDays } from "../typed-days.ts";
import type { CarriedRow } from "./carried-rows.tsx";

/** What is typed in. */
export interface SetUpValues {
	readonly hasOpening: boolean;
	readonly day: string | null;
	readonly taken: number | null;
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
		taken: opening === null ? 0 : typedDays(opening.taken),
		carried: (opening?.carried ?? []).map((one) => ({
			...one,
			days: typedDays(one.days),
			unread: [],
		})),
		carryReason,
		carryNote: carryNote ?? "",
		reason: "",
	};
}

/** As it is sent; undefined while something of it is missing. */
export function openingSent(values: SetUpValues): LeaveOpeningValues | null | undefined {
	const { hasOpening, day, taken, carried } = values;
	if (!hasOpening) return null;
	if (day === null || taken === null) return undefined;
	const sent = carried.flatMap(({ days, unread, ...row }) =>
		days === null || unread.length > 0 ? [] : [{ ...row, days: sentDays(days) }],
	);
	return sent.length < carried.length ? undefined : { day, taken: sentDays(taken), carried: sent };
}
