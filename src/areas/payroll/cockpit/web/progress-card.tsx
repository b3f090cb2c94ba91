import { Card } from "#kit/ui/card/card.tsx";
import { FigureTable } from "#kit/ui/figure-table/figure-table.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { SiteProgress } from "../contract.ts";
import { texts } from "../text.ts";

const figures = ["people", "open", "checked", "closed", "warnings"] as const;
const parts = ["closed", "checked", "open"] as const;

/** How far the people of each site are, as bars and figures. */
export function ProgressCard({ sites }: { readonly sites: readonly SiteProgress[] }) {
	const t = useTexts(texts).progress;
	const format = useFormat();
	const all = totalOf(sites, t.all);
	const heads = [
		{ id: "site", title: t.site, look: "figure-text" },
		{ id: "people", title: t.count },
		{ id: "course", title: t.course, look: "figure-text progress-course" },
		...figures.slice(1).map((id) => ({ id, title: t[id as Exclude<typeof id, "people">] })),
	];
	return (
		<Card
			title={t.title}
			side={t.people(format.number(all.people, 0))}
			flush
			className="progress-card"
		>
			{sites.length === 0 ? (
				<EmptyState text={t.none} />
			) : (
				<FigureTable label={t.table} className="progress-table" heads={heads}>
					<tbody>
						{sites.map((site) => (
							<ProgressRow key={site.siteId} site={site} />
						))}
					</tbody>
					<tfoot>
						<ProgressRow site={all} isTotal />
					</tfoot>
				</FigureTable>
			)}
		</Card>
	);
}

function totalOf(sites: readonly SiteProgress[], name: string): SiteProgress {
	const sums = figures.map((one) => [one, sites.reduce((sum, site) => sum + site[one], 0)]);
	return { siteId: "", name, ...Object.fromEntries(sums) } as SiteProgress;
}

interface RowGiven {
	readonly site: SiteProgress;
	readonly isTotal?: boolean;
}

function ProgressRow({ site, isTotal = false }: RowGiven) {
	const t = useTexts(texts).progress;
	const format = useFormat();
	const number = (value: number) => format.number(value, 0);
	return (
		<tr>
			<th scope="row" className="figure-text">
				{site.name}
			</th>
			<td>{number(site.people)}</td>
			<td className="figure-text progress-course">
				{isTotal ? (
					<span className="progress-key">
						{parts.map((part) => (
							<span key={part}>
								<i className={`progress-part ${part}`} />
								{t[part]}
							</span>
						))}
					</span>
				) : (
					<span className="progress-bar" aria-hidden>
						{parts.map(
							(part) =>
								site[part] > 0 && (
									<i
										key={part}
										className={`progress-part ${part}`}
										style={{ flexGrow: site[part] }}
									/>
								),
						)}
					</span>
				)}
			</td>
			<td>{number(site.open)}</td>
			<td>{number(site.checked)}</td>
			<td>{number(site.closed)}</td>
			<td>
				<b>{number(site.warnings)}</b>
			</td>
		</tr>
	);
}
