import type { ReactNode } from "react";
import { parseDecimal } from "#domain/numbers/parse-decimal.ts";
import { intlTag } from "#kit/contract/language.ts";
import { minus } from "#kit/web/format/format.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { FieldGiven } from "./field-given.ts";
import { texts } from "./text.ts";
import { decimalMark } from "./typed/decimal-mark.ts";
import { type Step, TypedField } from "./typed/typed-field.tsx";
import { type Parsed, within } from "./typed/use-typed-text.ts";

export interface NumberGiven extends FieldGiven<number | null> {
	readonly least?: number | undefined;
	readonly most?: number | undefined;
	/** Of an arrow key; Page keys go ten times as far. */
	readonly step?: number | undefined;
	/** Behind the number: "Tage", "%". */
	readonly unit?: ReactNode;
	readonly unitWidth?: number | undefined;
}

interface Given extends NumberGiven {
	/** How many may be typed; more are refused, never cut off. */
	readonly decimals?: number;
}

/** A number; a whole one unless `decimals` says otherwise. */
export function NumberField({ decimals = 0, ...given }: Given) {
	const t = useTexts(texts).fault;
	const language = useLanguage();
	const print = (value: number) =>
		new Intl.NumberFormat(intlTag(language), { maximumFractionDigits: decimals })
			.format(value)
			.replace("-", minus);
	const { least, most } = given;
	const parse = (text: string): Parsed<number> => {
		const value = parseDecimal(text, decimalMark(language));
		if (value === undefined) return { fault: t.number };
		if (Number(value.toFixed(decimals)) !== value)
			return { fault: decimals === 0 ? t.whole : t.decimals(`${decimals}`) };
		return within(value, given, print, t);
	};
	const step = (value: number | null, { by, isFar }: Step) => {
		const size = (given.step ?? 1) * (isFar ? 10 : 1);
		const next = Number(((value ?? 0) + by * size).toFixed(decimals));
		return Math.max(least ?? next, Math.min(most ?? next, next));
	};
	return (
		<TypedField
			{...given}
			room="number"
			print={print}
			parse={parse}
			step={step}
			inputMode={decimals === 0 ? "numeric" : "decimal"}
			isNumber
			rightWidth={given.unit ? (given.unitWidth ?? widthOf(given.unit)) : 0}
			right={() => given.unit && <span className="field-unit">{given.unit}</span>}
		/>
	);
}

/** Pixels that a unit takes with what is free beside it: a word takes more than a sign. */
function widthOf(unit: ReactNode): number {
	return typeof unit === "string" ? Math.max(40, 18 + 8 * unit.length) : 40;
}
