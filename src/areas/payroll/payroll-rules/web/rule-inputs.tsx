import { marginalLimitOn } from "#domain/payroll/marginal-employment.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { CurrencyField } from "#kit/ui/field/currency-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import type { AnyValues, MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** The hours of a month, and what a marginal employment may have of them. */
export function MaxMinutesInput({ values, isNew: _, ...given }: MasterInputProps<number | null>) {
	const t = useTexts(texts).marginal;
	const format = useFormat();
	const limit = marginalLimit(values);
	const hint = limit && ` ${t.hours(format.hours(limit.maxMinutes))}`;
	return <DurationField {...given} help={`${t.counted}${hint ?? ""}`} required />;
}

/** What may be earned in a month, and what the law says of marginal employment on the first day of the rule. */
export function MaxCentsInput({ values, isNew: _, ...given }: MasterInputProps<number | null>) {
	const t = useTexts(texts).marginal;
	const format = useFormat();
	const limit = marginalLimit(values);
	const hint = limit && t.pay(format.number(limit.maxCents / 100, 0));
	return <CurrencyField {...given} {...(hint && { help: hint })} required />;
}

function marginalLimit({ validFrom }: AnyValues) {
	return typeof validFrom === "string" && validFrom !== ""
		? marginalLimitOn(dayOfIso(validFrom))
		: undefined;
}
