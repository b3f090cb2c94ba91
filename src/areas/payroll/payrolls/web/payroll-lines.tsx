import { useState } from "react";
import { FigureTable } from "#kit/ui/figure-table/figure-table.tsx";
import { SignedBars } from "#kit/ui/signed-bars/signed-bars.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Payroll } from "../contract.ts";
import { texts } from "../text.ts";

type Line = Payroll["lines"][number];

/** What each account carries: as hours or days, as the file will say it, and beside the month before. */
export function PayrollLines({ payroll }: { readonly payroll: Payroll }) {
	const t = useTexts(texts).detail;
	const [openKey, setOpen] = useState<string>();
	if (payroll.lines.length === 0) return <p>{t.none}</p>;
	const heads = [
		{ id: "account", title: t.account, look: "figure-text" },
		{ id: "wageType", title: t.wageType },
		{ id: "amount", title: t.amount },
		{ id: "file", title: t.file },
		{ id: "before", title: t.before },
		{ id: "difference", title: t.difference },
		{ id: "money", title: t.money },
	];
	return (
		<FigureTable label={t.table} className="payroll-lines" heads={heads}>
			<tbody>
				{payroll.lines.map((line) => {
					const key = `${line.accountId} ${line.costCentre?.id ?? ""}`;
					const isOpen = openKey === key;
					return (
						<LineRows
							key={key}
							{...{ line, payroll, isOpen }}
							toggle={() => setOpen(isOpen ? undefined : key)}
						/>
					);
				})}
			</tbody>
		</FigureTable>
	);
}

interface RowsGiven {
	readonly line: Line;
	readonly payroll: Payroll;
	readonly isOpen: boolean;
	readonly toggle: () => void;
}

/** A line, and below it the days it comes from, once somebody wants them. */
function LineRows({ line, payroll, isOpen, toggle }: RowsGiven) {
	const { written, decimals } = useAmounts();
	const format = useFormat();
	const { code, name, costCentre, wageType, cents, before } = line;
	const isDays = isInDays(line, before);
	return (
		<>
			<tr>
				<td className="figure-text">
					<button type="button" aria-expanded={isOpen} onClick={toggle}>
						<b>{code}</b>
						<small className="payroll-note">
							{[name, costCentre?.code].filter(Boolean).join(" · ")}
						</small>
					</button>
				</td>
				<td>{wageType ?? "–"}</td>
				<td>
					<b>{written(line, isDays)}</b>
				</td>
				<td>{decimals(line, isDays)}</td>
				<td>{before === null ? "–" : written(before, isDays)}</td>
				<td>{before === null ? "–" : written(differenceOf(line, before), isDays, true)}</td>
				<td>{cents === 0 ? "–" : format.number(cents / 100, 2)}</td>
			</tr>
			{isOpen && (
				<tr>
					<td colSpan={7} className="figure-text">
						<LineDays line={line} payroll={payroll} />
					</td>
				</tr>
			)}
		</>
	);
}

type Amounts = Pick<Line, "minutes" | "days">;

function differenceOf(one: Amounts, other: Amounts): Amounts {
	return { minutes: one.minutes - other.minutes, days: one.days - other.days };
}

/** Whether a line counts days: what has none of either now may have had some in the month before. */
function isInDays(...amounts: readonly (Amounts | null)[]): boolean {
	const counted = amounts.find((one) => one !== null && (one.minutes !== 0 || one.days !== 0));
	return counted != null && counted.minutes === 0;
}

/** As people read amounts, and as files say them. */
function useAmounts() {
	const format = useFormat();
	return {
		written: ({ minutes, days }: Amounts, isDays: boolean, sign = false) =>
			isDays ? format.amount(days / 10_000, { sign }) : format.hours(minutes, { sign }),
		decimals: ({ minutes, days }: Amounts, isDays: boolean) =>
			format.number(isDays ? days / 10_000 : minutes / 60, 2),
	};
}

/** A bar a day. */
function LineDays({ line, payroll }: Pick<RowsGiven, "line" | "payroll">) {
	const t = useTexts(texts).detail;
	const format = useFormat();
	const { written } = useAmounts();
	const found = payroll.days.find(({ accountId }) => accountId === line.accountId)?.days ?? [];
	if (found.length === 0) return t.noDays;
	const free = payroll.surcharges.find(({ accountId }) => accountId === line.accountId);
	const money = (cents: number) => format.number(cents / 100, 2);
	const isDays = isInDays(line, line.before);
	const said = (amount: number) => written({ minutes: amount, days: amount }, isDays);
	return (
		<>
			<SignedBars
				label={t.days(line.name)}
				bars={found.map(({ day, amount }) => ({
					id: day,
					mark: day.slice(8),
					said: `${format.date(day)}: ${said(amount)}`,
					value: amount,
				}))}
			/>
			{free && <p>{t.free(money(free.taxFreeCents), money(free.socialFreeCents))}</p>}
			{found.length === 1 && found.map(({ day, amount }) => `${format.date(day)}: ${said(amount)}`)}
		</>
	);
}
