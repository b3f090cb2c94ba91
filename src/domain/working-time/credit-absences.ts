import type { AbsenceFact, DayFacts } from "./facts.ts";

export interface AbsenceCredit {
	readonly minutes: number;
	/** Days of leave that the day costs. */
	readonly leaveDays: number;
}

const nothing: AbsenceCredit = { minutes: 0, leaveDays: 0 };

type CreditFacts = Pick<DayFacts, "targetMinutes" | "holidayFactor" | "absences" | "sickMinutes">;

/**
 * What absences credit of a day. Leave and credited absences fill the target beside the holiday (wages of the hours that
 * would have been worked, § 11 BUrlG); sickness fills only what then is left of it beside work (§§ 2, 4 EFZG): together
 * never more than the target, and on a day without target nothing.
 */
export function creditAbsences(
	facts: CreditFacts,
	holidayCredit: number,
	workedMinutes: number,
): AbsenceCredit {
	const { targetMinutes, absences, sickMinutes } = facts;
	if (targetMinutes <= 0 || (absences.length === 0 && sickMinutes === 0)) return nothing;
	let credit = 0;
	for (const absence of absences) {
		if (!isCredited(absence)) continue;
		const left = targetMinutes - holidayCredit - credit;
		credit += Math.min(left, wantedMinutes(absence, targetMinutes));
	}
	let wanted = sickMinutes;
	for (const absence of absences) {
		if (absence.classType === "SICK") wanted += wantedMinutes(absence, targetMinutes);
	}
	const missing = targetMinutes - holidayCredit - credit - workedMinutes;
	credit += Math.min(wanted, Math.max(0, missing));
	return { minutes: credit, leaveDays: leaveDaysOf(facts) };
}

function isCredited({ classType, creditsTime }: AbsenceFact): boolean {
	return classType === "LEAVE" || (classType === "ABSENCE" && creditsTime);
}

function wantedMinutes({ minutes, factor }: AbsenceFact, targetMinutes: number): number {
	return minutes ?? Math.round(targetMinutes * factor);
}

/** A holiday costs no leave (§ 3 BUrlG); neither does a day of leave that sickness takes (§ 9 BUrlG). */
function leaveDaysOf({ absences, holidayFactor }: CreditFacts): number {
	let leave = 0;
	let sick = 0;
	for (const { classType, factor } of absences) {
		if (classType === "LEAVE") leave += factor;
		if (classType === "SICK") sick += factor;
	}
	return Math.max(0, Math.min(leave, 1 - holidayFactor - sick));
}
