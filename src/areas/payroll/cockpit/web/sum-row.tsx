import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PayrollSum } from "../contract.ts";
import { texts } from "../text.ts";
import type { Shown } from "./overview.page.tsx";
import { payrollPeople } from "./panels.ts";

interface Given {
	readonly sum: PayrollSum;
	/** The change at which a bar ends. */
	readonly most: number;
	readonly input: Shown & { readonly isWhole: boolean };
}

/** Hours, or days with their mark. */
export function useSumAmount(isDays: boolean) {
	const t = useTexts(texts).sums;
	const format = useFormat();
	return (value: number, sign = false) =>
		isDays ? t.days(format.amount(value / 10_000, { sign })) : format.hours(value, { sign });
}

/** An account with its change, and how much that is beside what it usually changes by. */
export function SumRow({ sum, most, input }: Given) {
	const t = useTexts(texts).sums;
	const format = useFormat();
	const { accountId, name, isDays, now, before, change, isUnusual, people, where } = sum;
	const amount = useSumAmount(isDays);
	return (
		<tr className={isUnusual ? "unusual" : undefined}>
			<td className="figure-text">
				<button type="button" onClick={() => openPanel(payrollPeople, { ...input, of: accountId })}>
					<b>{name}</b>
					{where !== null && (
						<small>{t.where(where.unitName, where.people, amount(where.difference, true))}</small>
					)}
				</button>
			</td>
			<td>{amount(before)}</td>
			<td>
				<b>{amount(now)}</b>
			</td>
			<td>{amount(now - before, true)}</td>
			<td className="sum-percent">{change === null ? "–" : percent(change, format)}</td>
			<td className="sum-deviation">
				<Deviation sum={sum} most={most} />
			</td>
			<td>{format.number(people, 0)}</td>
		</tr>
	);
}

/** `+81 %`; one decimal below ten. */
function percent(change: number, format: Format): string {
	const value = change * 100;
	const sign = value > 0 ? "+" : value < 0 ? "−" : "±";
	return `${sign}${format.number(Math.abs(value), Math.abs(value) < 10 ? 1 : 0)} %`;
}

/** The change as a bar from the middle, over the band of what is usual. */
function Deviation({ sum: { change, usual }, most }: Pick<Given, "sum" | "most">) {
	const t = useTexts(texts).sums;
	const format = useFormat();
	const at = (value: number) => 50 + (Math.max(-1, Math.min(1, value / most)) * 50 || 0);
	const between = (from: number, to: number) => ({
		left: `${at(Math.min(from, to))}%`,
		width: `${Math.abs(at(to) - at(from))}%`,
	});
	return (
		<>
			<span className="deviation" aria-hidden>
				{usual && <i className="deviation-usual" style={between(usual.low, usual.high)} />}
				{change !== null && <i className="deviation-bar" style={between(0, change)} />}
				<i className="deviation-zero" />
			</span>
			{usual && (
				<span className="visually-hidden">
					{t.range(percent(usual.low, format), percent(usual.high, format))}
				</span>
			)}
		</>
	);
}
