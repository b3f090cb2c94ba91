import {
	IconBeach,
	IconCalendarStar,
	IconClockPause,
	IconClockPlus,
	IconCoffee,
	IconFingerprint,
	IconMathFunction,
	IconScale,
	IconScissors,
	IconTrendingUp,
} from "@tabler/icons-react";

const icons = {
	BOOKED: IconFingerprint,
	NORMALIZE2WORKTIME: IconScissors,
	ROUNDING: IconMathFunction,
	PAUSES: IconCoffee,
	FIXED_BREAK: IconCoffee,
	AUTOPAUSE: IconClockPause,
	HOLIDAY_CREDIT: IconCalendarStar,
	ABSENCE_CREDIT: IconBeach,
	EXTRATIME: IconClockPlus,
	TARGET: IconScale,
	BALANCE_MODE: IconTrendingUp,
} as const;

/** What kind of step it is, at a glance; its name stands beside it. */
export function StepIcon({ rule }: { readonly rule: string }) {
	const Shape = icons[rule as keyof typeof icons] ?? IconMathFunction;
	return (
		<span className="why-icon" aria-hidden>
			<Shape size={15} stroke={1.7} />
		</span>
	);
}
