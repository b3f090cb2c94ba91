import { useState } from "react";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Days } from "#kit/ui/field/date-range-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { mostBookingDays } from "../contract/booking-list.ts";

const usualDays = 14;

interface BookingDays {
	/** As the field says. */
	readonly chosen: Days | null;
	/** Of which bookings are shown: what was chosen last and is not too long. */
	readonly shown: Days;
	readonly isTooLong: boolean;
	readonly choose: (days: Days | null) => void;
}

/** The days of a list that takes so many at once and no more. */
export function useBookingDays(from: string | undefined, to: string | undefined): BookingDays {
	const [first] = useState<Days>(() => {
		const last = to ?? isoOfDay(dayNow());
		const begin = (dayOfIso(last) - usualDays + 1) as LocalDay;
		return { from: from ?? isoOfDay(begin), to: last };
	});
	const [chosen, setChosen] = useState<Days | null>(first);
	const [shown, setShown] = useState(first);
	const choose = (days: Days | null) => {
		setChosen(days);
		if (days !== null && !isTooLong(days)) setShown(days);
	};
	return {
		chosen,
		shown,
		isTooLong: chosen !== null && isTooLong(chosen),
		choose,
	};
}

function isTooLong({ from, to }: Days): boolean {
	return dayOfIso(to) - dayOfIso(from) >= mostBookingDays;
}
