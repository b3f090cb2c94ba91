import { WhyMonth } from "#areas/time-tracking/target-actual/web/public.ts";
import { withRunningBalance } from "#domain/overtime/ledger-lines.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { monthOf } from "#domain/time/month.ts";
import { FigureTable } from "#kit/ui/figure-table/figure-table.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { OvertimeAccount, OvertimeEntry } from "../contract/fields.ts";
import { texts } from "../text.ts";

interface Line {
	readonly id: string;
	readonly day: string;
	readonly minutes: number;
	/** Of a month that is open: `2026-11`. */
	readonly month?: string;
	readonly entry?: OvertimeEntry;
}

/** What was written and what open months come to, the newest first. */
function linesOf({ entries, openMonths, countedUntil }: OvertimeAccount): readonly Line[] {
	return [
		...openMonths.map(({ month, minutes }) => {
			const last = isoOfDay(monthOf(dayOfIso(`${month}-01`)).to);
			return { id: month, day: last < countedUntil ? last : countedUntil, minutes, month };
		}),
		...entries.map((entry) => ({
			id: entry.id,
			day: entry.effectiveOn,
			minutes: entry.minutes,
			entry,
		})),
	];
}

/** The account as a ledger: day, what it was, its hours with their sign, and the balance after it. */
export function AccountLedger({ userId, account }: { userId: string; account: OvertimeAccount }) {
	const { detail: t, list } = useTexts(texts);
	const format = useFormat();
	const { balanceMinutes: balance, countedUntil } = account;
	const lines = withRunningBalance(linesOf(account), { balance, countedUntil });
	const heads = [
		{ id: "day", title: t.day, look: "figure-text" },
		{ id: "what", title: t.what, look: "figure-text" },
		{ id: "hours", title: t.hours },
		{ id: "balance", title: list.balanceMinutes },
	];
	const signed = (minutes: number) => format.hours(minutes, { sign: true });
	return (
		<FigureTable label={t.ledger} className="overtime-ledger" heads={heads}>
			<tbody>
				{lines.map((line) => (
					<tr
						key={line.id}
						data-reversed={line.entry?.isReversed || undefined}
						data-upcoming={line.balance === null || undefined}
					>
						<th scope="row" className="figure-text">
							{format.dayWithYear(line.day)}
						</th>
						<td className="figure-text">
							<What line={line} userId={userId} />
						</td>
						<td className={line.minutes < 0 ? "overtime-less" : "overtime-more"}>
							{signed(line.minutes)}
						</td>
						<td>{line.balance === null ? "–" : signed(line.balance)}</td>
					</tr>
				))}
			</tbody>
		</FigureTable>
	);
}

function What({ line, userId }: { readonly line: Line; readonly userId: string }) {
	const { detail: t, kinds } = useTexts(texts);
	const format = useFormat();
	const { month, entry } = line;
	if (month !== undefined) {
		return (
			<span className="overtime-month">
				<span>
					{format.month(`${month}-01`)}
					<small>{t.openMonth}</small>
				</span>
				<WhyMonth userId={userId} month={month} isShort />
			</span>
		);
	}
	if (entry === undefined) return null;
	const notes = [entry.isReversed ? t.reversed : null, entry.reason].filter(Boolean);
	return (
		<>
			{kinds[entry.kind]}
			{notes.length > 0 && <small>{notes.join(" · ")}</small>}
		</>
	);
}
