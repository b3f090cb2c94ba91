import type { FreeFactor, HolidayKind } from "../holidays/holiday-facts.ts";
import { regionCalendar } from "../holidays/region-calendar.ts";
import { instantOfLocal } from "../time/instant-of-local.ts";
import { dayOfIso, isoOfDay } from "../time/iso-day.ts";
import { localDayOf } from "../time/local-time.ts";
import type { EpochMinute, LocalDay } from "../time/quantities.ts";
import { type Zone, zoneOf } from "../time/zone.ts";
import type { SurchargeCalendar } from "./condition.ts";
import { minuteOfWallTime } from "./conditions/wall-time.ts";
import type { PreparedAccount } from "./special-account.ts";
import { specialAccountPlan } from "./special-account-plan.ts";
import { specialAccountsOn } from "./special-accounts-on.ts";
import type { PieceShift, WorkedPiece } from "./worked-piece.ts";

export const berlin: Zone = zoneOf("Europe/Berlin");

/** "2026-06-09 20:00" on the wall clock; a following "+" is the second one of the night when it is shown twice. */
export function instant(text: string, zone: Zone = berlin): EpochMinute {
	const [date, time] = text.split(" ") as [string, string];
	const isSecond = time.endsWith("+");
	return instantOfLocal(
		dayOfIso(date),
		minuteOfWallTime(time.replace("+", "")),
		zone,
		isSecond ? "later" : "earlier",
	);
}

/** A piece of ordinary work that is a shift of its own. */
export function piece(
	begin: EpochMinute,
	end: EpochMinute,
	other: Partial<WorkedPiece> = {},
): WorkedPiece {
	const shift: PieceShift = { begin, netMinutes: end - begin };
	return {
		begin,
		end,
		category: "WORKTIME",
		classType: "WORKTIME",
		activity: null,
		workspace: null,
		unit: null,
		shift,
		...other,
	};
}

/** Holidays of a Land by law. */
export function landCalendar(land: string, zone = berlin): SurchargeCalendar {
	const calendar = regionCalendar(`DE-${land}`);
	return {
		zone,
		holidaysOn: (day) => (calendar?.isHoliday(day) ? [{ factor: 1, kind: "PUBLIC" }] : []),
	};
}

/** A calendar with these holidays and no other. */
export function calendarOf(
	holidays: Readonly<Record<string, readonly [FreeFactor, HolidayKind]>>,
	zone = berlin,
): SurchargeCalendar {
	return {
		zone,
		holidaysOn(day) {
			const found = holidays[isoOfDay(day)];
			return found === undefined ? [] : [{ factor: found[0], kind: found[1] }];
		},
	};
}

/** Minutes by account, over all days the pieces touch. */
export function minutesByCode(
	pieces: readonly WorkedPiece[],
	accounts: readonly PreparedAccount[],
	calendar: SurchargeCalendar,
): Record<string, number> {
	const plan = specialAccountPlan(accounts, calendar);
	const sums: Record<string, number> = {};
	for (const day of daysTouched(pieces, calendar.zone)) {
		for (const row of specialAccountsOn(pieces, plan.dayOf(day))) {
			sums[row.code] = (sums[row.code] ?? 0) + row.minutes;
		}
	}
	return sums;
}

function daysTouched(pieces: readonly WorkedPiece[], zone: Zone): LocalDay[] {
	if (pieces.length === 0) return [];
	const begin = Math.min(...pieces.map((each) => each.begin));
	const end = Math.max(...pieces.map((each) => each.end));
	const first = localDayOf(begin as EpochMinute, zone);
	const last = localDayOf(end as EpochMinute, zone);
	return Array.from({ length: last - first + 1 }, (_, nth) => (first + nth) as LocalDay);
}
