import { IconArrowRight } from "@tabler/icons-react";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ApprovalEvent } from "../contract.ts";
import { texts } from "./text.ts";
import "./change-table.css";

/** A line of what is asked for: as it is, and as it would be. */
export interface ChangeRow {
	readonly label: string;
	readonly before: string;
	readonly after: string;
	/** Is not asked for, but comes of it. */
	readonly follows?: boolean;
	readonly toneBefore?: Tone;
	readonly toneAfter?: Tone;
}

export type Tone = "bad" | "good" | undefined;

interface RowsGiven {
	/** Above what would be. */
	readonly after: string;
	readonly rows: readonly ChangeRow[];
}

/** What is so far beside what would be. */
export function ChangeTable({ after, rows }: RowsGiven) {
	const t = useTexts(texts).change;
	return (
		<table className="change-table">
			<thead>
				<tr>
					<th scope="col">{t.field}</th>
					<th scope="col">{t.before}</th>
					<th scope="col">{after}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.label} data-changed={row.before !== row.after || undefined}>
						<th scope="row">{row.label}</th>
						<td data-tone={row.toneBefore}>{row.before}</td>
						<td data-tone={row.toneAfter} data-follows={row.follows || undefined}>
							<IconArrowRight size={14} stroke={1.8} aria-hidden />
							{row.before === row.after ? <span>{t.stays}</span> : <b>{row.after}</b>}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

interface AskedGiven {
	readonly reason: string | null;
	/** Of the matter: who asked, and when. */
	readonly events: readonly ApprovalEvent[];
	readonly rows: readonly ChangeRow[];
}

/** A change that somebody asks for. */
export function AskedChange({ reason, events, rows }: AskedGiven) {
	const t = useTexts(texts).change;
	const format = useFormat();
	const asked = events.findLast(({ kind }) => kind === "CHANGE_REQUESTED");
	const aside = asked && t.askedBy(format.instant(asked.at), asked.by ?? "–");
	return (
		<Section title={t.title} aside={<span className="change-asked">{aside}</span>}>
			<ChangeTable after={t.after} rows={rows} />
			{reason !== null && <q>{reason}</q>}
		</Section>
	);
}
