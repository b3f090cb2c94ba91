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
import { EntryActivity } from "../entry-activity.tsx";
import { entryDialogs } from "../entry-moves.ts";
import { useEntryGroups } from "../form/entry-custom.ts";

interface Given {
	readonly entry: TimeTrackingDetail;
}

/** When, how long, what for, and why. */
export function EntryFacts({ entry }: { readonly entry: TimeTracking }) {
	const { detail: t, runs } = useTexts(texts);
	const format = useFormat();
	const { duration, project, projectNode } = entry;
	const times = useTimes();
	return (
		<Section label={t.entry}>
			<Rows
				rows={[
					[t.times, times(entry, entry.day)],
					[t.duration, duration === null ? runs : format.hours(duration / 60)],
					[t.activity, <EntryActivity key="activity" entry={entry} />],
					[t.project, [project?.name, projectNode?.name].filter(Boolean).join(" · ")],
					[t.source, t.sources[entry.source]],
					[t.reason, entry.reason],
				]}
			/>
		</Section>
	);
}

/** What somebody wants to be changed, with what may be done about it. */
export function EntryChange({ entry }: Given) {
	const { detail: t } = useTexts(texts);
	const times = useTimes();
	const { change, zone } = entry;
	if (change === null) return null;
	const begin = change.begin ?? entry.begin;
	const end = change.end ?? entry.end;
	return (
		<Section title={t.change}>
			<Rows
				rows={[
					[t.times, times({ begin, end, zone }, begin)],
					[t.activity, change.activityName ?? entry.activity.name],
					[t.project, change.projectNodeName],
					[t.reason, change.reason],
				]}
			/>
			<ChangeButtons moves={entry.moves} change={change} dialogs={entryDialogs} />
		</Section>
	);
}

/** What the company adds to its entries, group by group. */
export function EntryCustom({ entry }: Given) {
	const groups = useEntryGroups(entry, "READ")(entry.activityId);
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

/** "Fr 20.11.2026 08:00 – 16:30" */
function useTimes() {
	const { span } = useTexts(texts);
	const format = useFormat();
	return ({ begin, end, zone }: Pick<TimeTracking, "begin" | "end" | "zone">, day: string) => {
		const until = end === null ? "" : format.time(end, zone);
		return `${format.dayWithYear(day, zone)} ${span(format.time(begin, zone), until)}`;
	};
}
