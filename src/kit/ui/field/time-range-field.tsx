import { parseTimeRange } from "#domain/time/typed/parse-time-range.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { FieldGiven } from "./field-given.ts";
import { printMinutes } from "./print-minutes.ts";
import { texts } from "./text.ts";
import { TypedField } from "./typed/typed-field.tsx";

/** Minutes since midnight; beyond 1440 on the next day. */
export interface Times {
	readonly begin: number;
	readonly end: number;
}

interface Given extends FieldGiven<Times | null> {
	/** Whether "22-6" may end the next day. */
	readonly passesMidnight?: boolean;
	/** Reads what is typed in another way, e.g. a length as well. */
	readonly read?: (text: string) => Times | undefined;
}

/** From a time to a later one: "8-16:30". */
export function TimeRangeField({ passesMidnight = false, read, ...given }: Given) {
	const t = useTexts(texts).fault;
	return (
		<TypedField
			{...given}
			room="times"
			print={({ begin, end }) => `${printMinutes(begin)} – ${printMinutes(end)}`}
			parse={(text) => {
				const times = read ? read(text) : parseTimeRange(text, passesMidnight);
				return times === undefined ? { fault: t.timeRange } : { value: times };
			}}
			rightWidth={0}
		/>
	);
}
