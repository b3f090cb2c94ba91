import type { DayRange } from "../time/month.ts";
import type { LocalDay } from "../time/quantities.ts";
import { creditedBack, type LeaveRange, partOn } from "./day-cost.ts";

/** What a certificate certifies of a sickness; null: nothing. A day at which it begins or ends is certified as a whole. */
export function certifiedRange(sickness: LeaveRange, certificate: DayRange): LeaveRange | null {
	const from = Math.max(sickness.from, certificate.from) as LocalDay;
	const to = Math.min(sickness.to, certificate.to) as LocalDay;
	if (to < from) return null;
	return {
		from,
		to,
		fromPart: from === sickness.from ? sickness.fromPart : "WHOLE",
		toPart: to === sickness.to ? sickness.toPart : "WHOLE",
	};
}

/**
 * What sickness gives back of a day of leave (§ 9 BUrlG), in ten thousandths of a day.
 *
 * @param leave the absence that the day belongs to
 * @param cost what the day costs, in ten thousandths
 * @param certified sickness, as far as it is certified
 */
export function givenBack(
	leave: LeaveRange,
	{ day, cost }: { readonly day: LocalDay; readonly cost: number },
	certified: readonly LeaveRange[],
): number {
	const parts = certified
		.filter(({ from, to }) => day >= from && day <= to)
		.map((one) => partOn(one, day));
	return parts.length === 0 ? 0 : creditedBack(cost, partOn(leave, day), parts);
}
