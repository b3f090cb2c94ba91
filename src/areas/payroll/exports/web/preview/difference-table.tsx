import { printCurrency } from "#kit/ui/data-grid/column/printer.ts";
import { FigureTable } from "#kit/ui/figure-table/figure-table.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { FileDifference } from "../../contract/files.ts";
import { texts } from "../../text.ts";
import type { ExportPreview } from "./file-view.tsx";

/** Everything that is not as it was in the month before, the largest first. */
export function DifferenceTable({ file }: { readonly file: ExportPreview }) {
	const { difference: t, file: words } = useTexts(texts);
	if (file.closing.closed === 0) return <EmptyState text={t.nothingClosed} />;
	if (file.differences.length === 0) return <EmptyState text={t.none} />;
	const heads = (["person", "account", "before", "now", "change"] as const).map((id) => ({
		id,
		title: t.columns[id],
		look: id === "person" || id === "account" ? "figure-text" : undefined,
	}));
	return (
		<FigureTable label={words.tabs.DIFFERENCE} className="wage-differences" heads={heads}>
			<DifferenceRows file={file} differences={file.differences} />
		</FigureTable>
	);
}

interface RowsGiven {
	readonly file: ExportPreview;
	readonly differences: readonly FileDifference[];
	/** Account by its code alone. */
	readonly isShort?: true;
}

export function DifferenceRows({ file, differences, isShort }: RowsGiven) {
	const t = useTexts(texts).difference;
	const format = useFormat();
	const people = new Map(file.people.map(({ id, name }) => [id, name]));
	const accounts = new Map(file.accounts.map((one) => [one.id, one]));
	return (
		<tbody>
			{differences.map((one) => {
				const { userId, accountId, before, now, kind } = one;
				const account = accounts.get(accountId);
				const print = (sum: Sum | null) =>
					sum === null ? "–" : amountOf(sum, one, format, t.days);
				const change = before !== null && now !== null ? changed(before, now) : null;
				return (
					<tr key={`${userId} ${accountId}`}>
						<th scope="row" className="figure-text">
							{people.get(userId)}
						</th>
						<td className="figure-text">
							{isShort ? account?.code : `${account?.code ?? ""} ${account?.name ?? ""}`}
						</td>
						<td>{print(before)}</td>
						<td>
							<b>{print(now)}</b>
						</td>
						<td>
							{change !== null && `${isMore(change) ? "+" : ""}${print(change)}`}
							{kind === "NEW" && t.added}
							{kind === "GONE" && t.gone}
						</td>
					</tr>
				);
			})}
		</tbody>
	);
}

type Sum = NonNullable<FileDifference["now"]>;

/** Hours or days, and money alone where there is nothing else. */
function amountOf(
	sum: Sum,
	{ before, now }: FileDifference,
	format: Format,
	days: (count: string) => string,
): string {
	const has = (name: keyof Sum) => [before, now].some((one) => one !== null && one[name] !== 0);
	if (has("minutes")) return format.hours(sum.minutes);
	if (has("days")) return days(format.number(sum.days / 10_000, 2));
	return printCurrency(sum.cents, { format });
}

function changed(before: Sum, now: Sum): Sum {
	return {
		minutes: now.minutes - before.minutes,
		days: now.days - before.days,
		cents: now.cents - before.cents,
	};
}

function isMore({ minutes, days, cents }: Sum): boolean {
	return (minutes || days || cents) > 0;
}
