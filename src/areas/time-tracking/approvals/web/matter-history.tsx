import { IconBan, IconCheck, IconClock, IconMinus } from "@tabler/icons-react";
import type { OfferedMove } from "#domain/approval/possible-moves.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ApprovalEvent, ApprovalStep } from "../contract.ts";
import { texts } from "../text.ts";
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
	const { history: t, steps: names } = useTexts(texts);
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

/** What happened to it, the newest first. */
export function MatterHistory({ events }: { readonly events: readonly ApprovalEvent[] }) {
	const { history: t } = useTexts(texts);
	const format = useFormat();
	return (
		<Section title={t.history}>
			{events.length === 0 && <p className="matter-none">{t.none}</p>}
			<ol className="matter-lines" reversed>
				{events.toReversed().map(({ id, at, kind, by, reason }) => (
					<li key={id}>
						<i aria-hidden />
						<b>{t.events[kind]}</b>
						<time>{format.instant(at)}</time>
						<span>{by ?? t.system}</span>
						{reason !== null && <q>{reason}</q>}
					</li>
				))}
			</ol>
		</Section>
	);
}
