import { IconPencil } from "@tabler/icons-react";
import { openStepWords } from "#areas/time-tracking/approvals/web/public.ts";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import { StateTag } from "#kit/ui/tag/state-tag.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTracking } from "../contract.ts";
import { texts } from "../text.ts";
import "./entries.css";

/** The activity with its colour, and the project where there is one. */
export function EntryActivity({ entry }: { readonly entry: TimeTracking }) {
	const { activity, project, projectNode } = entry;
	const isGeneral = projectNode?.name === project?.name;
	const names = [activity.name, project?.name, isGeneral ? undefined : projectNode?.name];
	return (
		<span className="entry-activity" title={names.filter(Boolean).join(" · ")}>
			<ColorDot color={activity.color} />
			<span>{activity.name}</span>
			{project && projectNode && (
				<small>{isGeneral ? project.name : `${project.name} · ${projectNode.name}`}</small>
			)}
		</span>
	);
}

interface StateGiven {
	readonly entry: TimeTracking;
	/** Says that it is approved, too: beside others that goes without saying. */
	readonly isWhole?: boolean;
}

/** What is to be known about an entry: that it runs, its state, a pending change. */
export function EntryState({ entry, isWhole = false }: StateGiven) {
	const t = useTexts(texts);
	const { status, state, openSteps, changeRequest } = entry;
	return (
		<span className="entry-state">
			{status === "RUNNING" && (
				<span className="entry-running">
					<i aria-hidden />
					{t.running}
				</span>
			)}
			{(state !== "APPROVED" || (isWhole && status !== "RUNNING")) && (
				<span title={openStepWords(openSteps)}>
					<StateTag state={state} />
				</span>
			)}
			{changeRequest !== null && (
				<span className="entry-change" title={changeRequest.reason ?? ""}>
					<IconPencil size={14} stroke={1.8} aria-hidden />
					{t.changeRequested}
				</span>
			)}
		</span>
	);
}

/** How times of entries are printed, on the clock of the place where they were booked. */
export function useEntryWords() {
	const { runs } = useTexts(texts);
	const format = useFormat();
	const begin = ({ begin: at, zone }: Pick<TimeTracking, "begin" | "zone">) =>
		format.time(at, zone);
	const end = ({ end: at, zone }: Pick<TimeTracking, "end" | "zone">) =>
		at === null ? "–" : format.time(at, zone);
	return {
		begin,
		/** "–" while it runs */
		end,
		/** "08:00 – 16:30", "08:00 – läuft" */
		span: ({ begin, end, zone }: Pick<TimeTracking, "begin" | "end" | "zone">) =>
			`${format.time(begin, zone)} – ${end === null ? runs : format.time(end, zone)}`,
		/** "8:30" */
		duration: ({ duration }: Pick<TimeTracking, "duration">) =>
			duration === null ? runs : format.hours(duration / 60),
	};
}
