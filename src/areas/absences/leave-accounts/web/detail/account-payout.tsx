import { readAmount } from "#domain/leave/amount/account-unit.ts";
import { nothing, printCurrency, usePrinter } from "#kit/ui/data-grid/column/printer.ts";
import { FigureStrip, type StripFigure } from "#kit/ui/facts/figure-strip.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeavePayout } from "../../contract/account.ts";
import { texts } from "../../text.ts";
import { isNone } from "../amounts/amount.ts";
import { useAmounts } from "../amounts/use-amounts.ts";

/** What is owed to who leaves: days or hours, and their worth where the reader may know the wage. */
export function AccountPayout({ payout }: { readonly payout: LeavePayout }) {
	const { payout: t, units } = useTexts(texts);
	const { print } = useAmounts();
	const format = useFormat();
	const { exit, days, unitCents, cents, gap } = payout;
	const { unit } = readAmount(days);
	const isOver = isNone(days);
	const printer = usePrinter();
	const { currency } = useSession();
	const money = (cents: number | null) =>
		cents === null ? nothing : printCurrency(cents, printer, currency);
	const figures: (StripFigure | false)[] = [
		{ label: units[unit], value: print(days), note: null, isMain: true },
		gap !== "HIDDEN" && { label: t.values[unit], value: money(unitCents), note: null },
		gap !== "HIDDEN" && { label: t.cents, value: money(cents), note: null },
	];
	return (
		<Section title={t.title}>
			<p>
				{isOver ? t.done(format.date(exit)) : t.law(format.date(exit))}{" "}
				{gap === "NO_WAGE" && <span>{t.noWage}</span>}
			</p>
			{!isOver && <FigureStrip label={t.title} figures={figures.filter((one) => one !== false)} />}
		</Section>
	);
}
