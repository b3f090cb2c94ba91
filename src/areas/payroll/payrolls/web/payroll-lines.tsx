import { useState } from "react";
import { FigureTable } from "#kit/ui/figure-table/figure-table.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Payroll } from "../contract.ts";
import { texts } from "../text.ts";
import { type Amounts, isInDays, type Line, useAmounts } from "./line-amounts.ts";
import { LineDays } from "./line-days.tsx";

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
						<div className="line-detail">
							<LineDays line={line} payroll={payroll} />
						</div>
					</td>
				</tr>
			)}
		</>
	);
}

function differenceOf(one: Amounts, other: Amounts): Amounts {
	return { minutes: one.minutes - other.minutes, days: one.days - other.days };
}
