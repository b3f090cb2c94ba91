import type { ReactNode } from "react";
import { CustomFacts } from "#areas/settings/custom-fields/web/public.ts";
import { ChangeButtons } from "#areas/time-tracking/approvals/web/public.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";
import type { TimeTracking } from "../../contract.ts";
import { texts } from "../../text.ts";
import { EntryActivity, useEntryWords } from "../entry-marks.tsx";
import { entryDialogs } from "../entry-moves.ts";
import { useEntryGroups } from "../form/entry-custom.ts";

interface Given {
	readonly entry: TimeTrackingDetail;
}

/** When, how long, what for, and why. */
export function EntryFacts({ entry }: { readonly entry: TimeTracking }) {
	const { detail: t, list } = useTexts(texts);
	const { columns } = list;
	const format = useFormat();
	const words = useEntryWords();
	const { project, projectNode } = entry;
	return (
		<Section label={t.entry}>
			<Rows
				rows={[
					[t.times, `${format.dayWithYear(entry.day)} ${words.span(entry)}`],
					[columns.duration, words.duration(entry)],
					[columns.activity, <EntryActivity key="activity" entry={entry} />],
					[columns.project, [project?.name, projectNode?.name].filter(Boolean).join(" · ")],
					[t.source, t.sources[entry.source]],
					[columns.reason, entry.reason],
				]}
			/>
		</Section>
	);
}

/** What somebody wants to be changed, with what may be done about it. */
export function EntryChange({ entry }: Given) {
	const { detail: t, list } = useTexts(texts);
	const { columns } = list;
	const format = useFormat();
	const { span } = useEntryWords();
	const { change, zone } = entry;
	if (change === null) return null;
	const begin = change.begin ?? entry.begin;
	const end = change.end ?? entry.end;
	return (
		<Section title={t.change}>
			<Rows
				rows={[
					[t.times, `${format.dayWithYear(begin, zone)} ${span({ begin, end, zone })}`],
					[columns.activity, change.activityName ?? entry.activity.name],
					[columns.project, change.projectNodeName],
					[columns.reason, change.reason],
				]}
			/>
			<ChangeButtons moves={entry.moves} change={change} dialogs={entryDialogs} />
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
