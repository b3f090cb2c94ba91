import { parseDuration } from "#domain/time/typed/parse-duration.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { FieldGiven } from "./field-given.ts";
import { texts } from "./text.ts";
import { decimalMark } from "./typed/decimal-mark.ts";
import { type Step, TypedField } from "./typed/typed-field.tsx";
import { type Parsed, within } from "./typed/use-typed-text.ts";

interface Given extends FieldGiven<number | null> {
	/** In minutes; below 0 only where a balance may be negative. */
	readonly least?: number | undefined;
	readonly most?: number | undefined;
}

/** Minutes, shown as 7:42 or 7,70 by the person's hour format and typed in either. Arrows: a quarter of an hour. */
export function DurationField({ least = 0, most, ...given }: Given) {
	const words = useTexts(texts);
	const t = words.fault;
	const format = useFormat();
	const print = (minutes: number) => format.hours(minutes);
	const mark = decimalMark(useLanguage());
	const parse = (text: string): Parsed<number> => {
		const minutes = parseDuration(text, mark);
		const limits = { least: t.durationLeast, most: t.durationMost };
		return minutes === undefined
			? { fault: t.duration }
			: within(minutes, { least, most }, print, limits);
	};
	const step = (value: number | null, { by, isFar, isFine }: Step) => {
		const next = (value ?? 0) + by * (isFar ? 60 : isFine ? 1 : 15);
		return Math.max(least, Math.min(most ?? next, next));
	};
	return (
		<TypedField
			{...given}
			room="duration"
			print={print}
			parse={parse}
			step={step}
			inputMode="text"
			isNumber
			right={() => <span className="field-unit">{words.hours}</span>}
		/>
	);
}
