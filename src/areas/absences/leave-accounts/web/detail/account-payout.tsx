import { nothing, printCurrency, usePrinter } from "#kit/ui/data-grid/column/printer.ts";
import { FigureStrip, type StripFigure } from "#kit/ui/facts/figure-strip.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeavePayout } from "../../contract/account.ts";
import { texts } from "../../text.ts";
import { useDays } from "../use-days.ts";

/** What is owed to who leaves: days, and their worth where the reader may know the wage. */
export function AccountPayout({ payout }: { readonly payout: LeavePayout }) {
	const t = useTexts(texts).payout;
	const days = useDays();
	const format = useFormat();
	const { exit, dayCents, cents, gap } = payout;
	const isOver = payout.days === "0";
	const printer = usePrinter();
	const { currency } = useSession();
	const money = (cents: number | null) =>
		cents === null ? nothing : printCurrency(cents, printer, currency);
	const figures: (StripFigure | false)[] = [
		{ label: t.days, value: days(payout.days), note: null, isMain: true },
		gap !== "HIDDEN" && { label: t.dayCents, value: money(dayCents), note: null },
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
