import { parseCents } from "#domain/numbers/parse-decimal.ts";
import type { Words } from "#kit/contract/texts.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { FieldGiven } from "./field-given.ts";
import { texts } from "./text.ts";
import { decimalMark } from "./typed/decimal-mark.ts";
import { TypedField } from "./typed/typed-field.tsx";
import { type Parsed, within } from "./typed/use-typed-text.ts";

interface Given extends FieldGiven<number | null> {
	readonly currency?: keyof Words<typeof texts>["currency"];
	/** In cents. */
	readonly least?: number | undefined;
	readonly most?: number | undefined;
}

/** An amount of money in whole cents. */
export function CurrencyField({ currency = "EUR", ...given }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const mark = decimalMark(useLanguage());
	const print = (cents: number) => format.number(cents / 100, 2);
	const parse = (text: string): Parsed<number> => {
		const cents = parseCents(text, mark);
		return cents === undefined ? { fault: t.fault.currency } : within(cents, given, print, t.fault);
	};
	return (
		<TypedField
			{...given}
			room="money"
			print={print}
			parse={parse}
			inputMode="decimal"
			isNumber
			right={() => <span className="field-unit">{t.currency[currency]}</span>}
		/>
	);
}
