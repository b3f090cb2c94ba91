import { IconBan, IconCheck, IconClock, IconMinus } from "@tabler/icons-react";
import type { OfferedMove } from "#domain/approval/possible-moves.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ApprovalEvent, ApprovalQuestion, ApprovalStep } from "../contract.ts";
import { texts } from "../text.ts";
import { texts as lineTexts } from "./text.ts";
import "./matter.css";

interface StepsGiven {
	readonly steps: readonly ApprovalStep[];
	/** Of the same matter: since when a step is open. */
	readonly events: readonly ApprovalEvent[];
	/** What the reader may do. */
	readonly moves: readonly OfferedMove[];
}

const marks = {
	OPEN: IconClock,
	DONE: IconCheck,
	SKIPPED: IconMinus,
	REFUSED: IconBan,
	WITHDRAWN: IconMinus,
} as const;

/** What has to happen before it counts, who saw to it, and since when something waits. */
export function MatterSteps({ steps, events, moves }: StepsGiven) {
	const { steps: names } = useTexts(texts);
	const { history: t } = useTexts(lineTexts);
	const format = useFormat();
	if (steps.length === 0) return null;
	const open = steps.filter(({ state }) => state === "OPEN").length;
	const timeOf = (step: ApprovalStep) => {
		if (step.state !== "OPEN") return step.decidedAt && format.instant(step.decidedAt);
		const since = askedAt(step, events);
		return since && t.openSince(format.instant(since));
	};
	return (
		<Section
			title={t.steps}
			aside={<span className="matter-aside">{open > 0 && t.openOf(open, steps.length)}</span>}
		>
			<ul className="matter-lines">
				{steps.map((step) => {
					const { id, purpose, kind, state, decidedBy } = step;
					const Mark = marks[state];
					const yours = state === "OPEN" && isSettledBy(step, moves) ? t.yours : null;
					return (
						<li key={id} data-state={state}>
							<i aria-hidden>
								<Mark size={14} stroke={2} />
							</i>
							<b>{names[kind]}</b>
							<time>{timeOf(step)}</time>
							<span>
								{[t.purposes[purpose], t.stepStates[state], decidedBy, yours]
									.filter(Boolean)
									.join(" · ")}
							</span>
						</li>
					);
				})}
			</ul>
		</Section>
	);
}

const askedBy = {
	REQUEST: "REQUESTED",
	CHANGE: "CHANGE_REQUESTED",
	CANCELLATION: "CANCELLATION_REQUESTED",
} as const satisfies Record<ApprovalStep["purpose"], ApprovalEvent["kind"]>;

/** When it was asked for what the step belongs to; undefined where nobody asked, e.g. the clock. */
function askedAt({ purpose }: ApprovalStep, events: readonly ApprovalEvent[]) {
	const asked = events.filter(({ kind }) => kind === askedBy[purpose]);
	return asked
		.map(({ at }) => at)
		.toSorted((one, other) => Date.parse(one) - Date.parse(other))
		.at(-1);
}

const settledBy = {
	REQUEST: "APPROVE",
	CHANGE: "APPROVE_CHANGE",
	CANCELLATION: "CANCEL",
} as const satisfies Record<ApprovalStep["purpose"], OfferedMove>;

function isSettledBy({ kind, purpose }: ApprovalStep, moves: readonly OfferedMove[]): boolean {
	if (kind === "REQUEST_REASON" && moves.includes("GIVE_REASON")) return true;
	return moves.includes(settledBy[purpose]);
}

interface HistoryGiven {
	readonly events: readonly ApprovalEvent[];
	readonly questions: readonly ApprovalQuestion[];
}

/** What happened to it and was asked about it, the newest first. */
export function MatterHistory(given: HistoryGiven) {
	const { history: t } = useTexts(lineTexts);
	const format = useFormat();
	const lines = useLines(given);
	return (
		<Section title={t.history}>
			{lines.length === 0 && <p className="matter-none">{t.none}</p>}
			<ol className="matter-lines" reversed>
				{lines.map(({ id, at, what, by, said }) => (
					<li key={id}>
						<i aria-hidden />
						<b>{what}</b>
						<time>{format.instant(at)}</time>
						<span>{by ?? t.system}</span>
						{said !== null && <q>{said}</q>}
					</li>
				))}
			</ol>
		</Section>
	);
}

interface Line {
	readonly id: string;
	readonly at: string;
	readonly what: string;
	readonly by: string | null;
	readonly said: string | null;
}

function useLines({ events, questions }: HistoryGiven): readonly Line[] {
	const words = useTexts(texts);
	const t = useTexts(lineTexts);
	const lines: Line[] = events.map(({ kind, reason, ...event }) => ({
		...event,
		what: t.history.events[kind],
		said: reason,
	}));
	for (const { id, at, by, question, answer } of questions) {
		lines.push({ id, at, by, what: t.asked, said: question });
		if (answer !== null) {
			const { text: said, ...answered } = answer;
			lines.push({ ...answered, id: `${id} answer`, what: words.questions.replied, said });
		}
	}
	return lines.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
