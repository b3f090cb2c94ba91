import type { ReactNode } from "react";
import { CustomFacts } from "#areas/settings/custom-fields/web/public.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";
import type { TimeTracking } from "../../contract.ts";
import { texts } from "../../text.ts";
import { EntryActivity, useEntryWords } from "../entry-marks.tsx";
import { useEntryGroups } from "../form/entry-custom.ts";

interface Given {
	readonly entry: TimeTrackingDetail;
}

interface FactsGiven {
	readonly entry: TimeTracking;
	/** Left out where it is asked for. */
	readonly withReason?: boolean;
}

/** When, how long, what for, and why. */
export function EntryFacts({ entry, withReason = true }: FactsGiven) {
	const { detail: t, list } = useTexts(texts);
	const { columns } = list;
	const words = useEntryWords();
	const { project, projectNode } = entry;
	return (
		<Section title={t.entry}>
			<div>
				<Rows
					rows={[
						[t.times, words.span(entry)],
						[columns.activity, <EntryActivity key="activity" entry={entry} />],
						[columns.project, [project?.name, projectNode?.name].filter(Boolean).join(" · ")],
						[t.source, t.sources[entry.source]],
						...(withReason ? [[columns.reason, entry.reason] as const] : []),
					]}
				/>
			</div>
		</Section>
	);
}

/** What the company adds to its entries, group by group. */
export function EntryCustom({ entry }: Given) {
	const groups = useEntryGroups(entry);
	const { custom, customNames } = entry;
	return groups.map(({ id, name, fields }) => (
		<Section key={id} title={name}>
			<CustomFacts fields={fields} custom={custom} customNames={customNames} />
		</Section>
	));
}

function Rows({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) {
	return (
		<Facts>
			{rows.map(([label, value]) => (
				<Fact key={label} label={label}>
					{value || "–"}
				</Fact>
			))}
		</Facts>
	);
}
