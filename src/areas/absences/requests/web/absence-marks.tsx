import { IconBan, IconPencil } from "@tabler/icons-react";
import { openStepWords } from "#areas/time-tracking/approvals/web/public.ts";
import { printMinutes } from "#kit/ui/field/print-minutes.ts";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import { StateTag } from "#kit/ui/tag/state-tag.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { AbsenceAnswer } from "../contract/absence-answer.ts";
import { texts } from "../text.ts";
import { texts as webTexts } from "./text.ts";
import "./absences.css";

interface Given {
	readonly absence: AbsenceAnswer;
}

/** The kind with its colour; of whose kind is withheld no more than that she is away. */
export function AbsenceKindMark({ absence }: Given) {
	const { away } = useTexts(texts);
	const { activity } = absence;
	if (activity === null) return <span className="absence-kind">{away}</span>;
	return (
		<span className="absence-kind">
			<ColorDot color={activity.color} />
			{activity.name}
		</span>
	);
}

/** What is to be known about an absence: its state, what is wanted of it besides. */
export function AbsenceState({ absence }: Given) {
	const t = useTexts(webTexts);
	const { state, openSteps, changeRequest, cancellationRequested } = absence;
	return (
		<span className="absence-state">
			<span title={openStepWords(openSteps)}>
				<StateTag state={state} />
			</span>
			{changeRequest !== null && (
				<span className="absence-asked" title={changeRequest.reason ?? ""}>
					<IconPencil size={14} stroke={1.8} aria-hidden />
					{t.changeRequested}
				</span>
			)}
			{cancellationRequested && (
				<span className="absence-asked">
					<IconBan size={14} stroke={1.8} aria-hidden />
					{t.cancellationRequested}
				</span>
			)}
		</span>
	);
}

type Range = Pick<
	AbsenceAnswer,
	"from" | "to" | "fromPart" | "toPart" | "beginMinutes" | "endMinutes"
>;

/** How the days of absences are printed. */
export function useRangeWords() {
	const t = useTexts(webTexts);
	const format = useFormat();
	const days = ({ from, to }: Pick<Range, "from" | "to">): string => format.days(from, to);
	return {
		/** "Mo 21.12. – Mi 30.12.2026" */
		days,
		/** The same with halves and hours: "Mo 21.12. nachmittags – Mi 30.12.2026", "Di 22.12.2026 08:00 – 10:30" */
		range: ({
			from,
			to,
			fromPart,
			toPart,
			beginMinutes: begin,
			endMinutes: end,
		}: Range): string => {
			if (begin !== null && end !== null) {
				return `${format.dayWithYear(from)} ${t.range(printMinutes(begin), printMinutes(end))}`;
			}
			const first =
				from === to || from.slice(0, 4) !== to.slice(0, 4)
					? format.dayWithYear(from)
					: format.day(from);
			if (from === to) return t.halfOf[fromPart](first);
			return t.range(t.halfOf[fromPart](first), t.halfOf[toPart](format.dayWithYear(to)));
		},
	};
}
