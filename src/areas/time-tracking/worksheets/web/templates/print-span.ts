import { printMinutes } from "#kit/ui/field/print-minutes.ts";

interface Span {
	readonly begin: number;
	readonly end: number;
}

/** `08:00 – 16:30`, as everywhere; what ends on the next day by its clock. */
export function printSpan({ begin, end }: Span): string {
	return `${printMinutes(begin)} – ${printMinutes(end % 1440)}`;
}
