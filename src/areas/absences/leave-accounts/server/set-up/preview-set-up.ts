import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { remainingOf } from "#domain/leave/leave-accounts.ts";
import type { LeaveLineKind } from "#domain/leave/leave-line.ts";
import type { YearAccount } from "#domain/leave/year-account.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../../contract.ts";
import { demandUnit } from "../hold-account.ts";
import { type LeavePerson, readLeave, reckonLeave, yearOf } from "../reckon-leave.ts";
import { openingOf } from "./handled-of.ts";
import { amountsOf, checkOpening } from "./set-up-account.ts";

/** What an account would come to if it were set up so; nothing is written. */
export const previewLeaveSetUp: Handler<typeof contract.previewLeaveSetUp> = async (
	context,
	input,
) => {
	const { userId, activityId, year, opening } = input;
	const { tenantId, session } = context;
	const today = todayOf(context);
	const needed = { key: "leaveaccounts.manage", level: "WRITE", userId, today } as const;
	const person = await context.read(async (tx) => {
		await demandUser(tx, session, needed);
		await demandUnit(tx, tenantId, activityId, amountsOf(opening), { isHeld: false });
		return (await readLeave(tx, tenantId, { activityId, today, userIds: [userId] })).get(userId);
	});
	if (person === undefined) return refuse(commonRefusals.notFound);
	checkOpening(year, opening);
	const now = reckonLeave(person, today).find(({ account }) => account.year === year);
	const { account, versionIds } = yearReckoned(setUpSo(person, input), year, today);
	return {
		...figuresOf(account, person.unit),
		takenBefore: writtenAmount(takenBefore(account), person.unit),
		remainingNow: now?.isConfigured ? writtenAmount(remainingOf(now.account), person.unit) : null,
		hasNoRule: versionIds.length === 0,
		absencesBefore: absencesBefore(person, year, opening?.day),
	};
};

type SetUp = InputOf<typeof contract.previewLeaveSetUp>;

function setUpSo(
	person: LeavePerson,
	{ year, opening, carryReason }: Pick<SetUp, "year" | "opening" | "carryReason">,
): LeavePerson {
	const openings = new Map(person.openings);
	if (opening === null) openings.delete(year);
	else openings.set(year, openingOf(opening));
	const others = person.carryOverReasons.filter((one) => one !== year);
	return {
		...person,
		years: [...new Set([...person.years, year])].sort((a, b) => a - b),
		openings,
		carryOverReasons: carryReason === null ? others : [...others, year],
	};
}

/** A year to come is reckoned as if something of it were taken. */
function yearReckoned(person: LeavePerson, year: number, today: string) {
	const wanted = [{ day: `${year}-12-31`, cost: 0, costMinutes: 0 }];
	const found = reckonLeave(person, today, wanted).find(({ account }) => account.year === year);
	if (found === undefined) throw new Error(`${year} was not reckoned.`);
	return found;
}

function figuresOf(account: YearAccount, unit: AccountUnit) {
	const sum = (...kinds: LeaveLineKind[]) => {
		const lines = account.lines.filter(({ kind }) => kinds.includes(kind));
		return lines.reduce((total, { units }) => total + units, 0);
	};
	const written = (units: number) => writtenAmount(units, unit);
	return {
		entitled: written(sum("ENTITLEMENT", "CUT")),
		carried: written(sum("CARRY_OVER")),
		modified: written(sum("MODIFICATION")),
		taken: written(0 - sum("TAKEN")),
		lost: written(0 - sum("EXPIRY", "PAYOUT", "WAIVER")),
		remaining: written(remainingOf(account)),
	};
}

/** What no absence here has taken. */
function takenBefore({ lines }: YearAccount): number {
	const before = lines.filter(({ kind, absence }) => kind === "TAKEN" && absence === undefined);
	return before.reduce((total, { units }) => total - units, 0);
}

function absencesBefore({ days }: LeavePerson, year: number, opened: string | undefined): number {
	const before = days.filter(
		({ day, state }) =>
			state === "APPROVED" && yearOf(day) === year && opened !== undefined && day < opened,
	);
	return new Set(before.map(({ absenceId }) => absenceId)).size;
}
