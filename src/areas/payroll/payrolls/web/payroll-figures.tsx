import { type Acknowledged, openWarnings } from "#domain/payroll/payroll-warnings.ts";
import { printCurrency } from "#kit/ui/data-grid/column/printer.ts";
import { FigureStrip, type StripFigure } from "#kit/ui/facts/figure-strip.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Payroll } from "../contract.ts";
import { texts } from "../text.ts";

/** A person's month at a glance; what an earlier release closed has no hours to show. */
export function PayrollFigures({ payroll }: { readonly payroll: Payroll }) {
	const t = useTexts(texts).detail;
	const format = useFormat();
	const { actualMinutes, targetMinutes, payCents, corrections, warnings } = payroll;
	const open = openWarnings(warnings, payroll.acknowledged as readonly Acknowledged[]).length;
	const hours: StripFigure[] =
		actualMinutes === null
			? []
			: [
					{
						...{ label: t.actual, value: format.hours(actualMinutes), isMain: true },
						note: targetMinutes === null ? null : t.target(format.hours(targetMinutes)),
					},
				];
	const figures: StripFigure[] = [
		...hours,
		...(payCents === null
			? []
			: [{ label: t.pay, value: printCurrency(payCents, { format }), note: t.payNote }]),
		{
			...{ label: t.corrections, value: format.number(corrections, 0) },
			note: corrections === 0 ? t.uncorrected : t.corrected(corrections),
		},
		{
			...{ label: t.warnings, value: format.number(warnings.length, 0) },
			note: warnings.length === 0 ? t.uncorrected : t.warned(warnings.length - open, open),
			...(open > 0 && { tone: "minus" as const }),
		},
	];
	return (
		<div className="payroll-figures">
			<FigureStrip label={t.figures} figures={figures} />
		</div>
	);
}
