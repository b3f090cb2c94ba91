import { FigureTable } from "#kit/ui/figure-table/figure-table.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { ProposedShare } from "../contract/proposal-balance.ts";
import { texts } from "./text.ts";

interface Given {
	readonly shares: readonly ProposedShare[];
}

/** More are told by their figure alone. */
const mostBlocks = 8;

/** Who is given nights and weekends: a block each, in the range and beside the year. */
export function ShareTable({ shares }: Given) {
	const { balance: t } = useTexts(texts);
	const most = (of: "nights" | "weekends") => Math.max(...shares.map((one) => one[of]));
	const heads = [
		{ id: "person", title: t.person, look: "figure-text" },
		{ id: "nights", title: t.nights, look: "figure-text" },
		{ id: "yearNights", title: t.inYear },
		{ id: "weekends", title: t.weekends, look: "figure-text" },
		{ id: "yearWeekends", title: t.inYear },
	];
	return (
		<FigureTable label={t.shared} className="share-table" heads={heads}>
			<tbody>
				{shares.map(({ user, nights, weekends, yearNights, yearWeekends }) => (
					<tr key={user.id}>
						<th scope="row" className="figure-text">
							{`${user.lastName}, ${user.firstName}`}
						</th>
						<td className="figure-text">
							<Blocks count={nights} most={most("nights")} kind="nights" />
						</td>
						<td>{yearNights}</td>
						<td className="figure-text">
							<Blocks count={weekends} most={most("weekends")} kind="weekends" />
						</td>
						<td>{yearWeekends}</td>
					</tr>
				))}
			</tbody>
		</FigureTable>
	);
}

interface BlocksGiven {
	readonly count: number;
	/** As many as anybody has: so many places there are. */
	readonly most: number;
	readonly kind: "nights" | "weekends";
}

function Blocks({ count, most, kind }: BlocksGiven) {
	const places = Array.from({ length: Math.min(most, mostBlocks) }, (_, nth) => nth);
	return (
		<span className="share-blocks" data-kind={kind}>
			<b>{count}</b>
			{places.map((nth) => (
				<i key={nth} data-filled={nth < count || undefined} aria-hidden />
			))}
		</span>
	);
}
