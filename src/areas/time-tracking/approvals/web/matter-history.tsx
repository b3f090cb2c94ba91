import { Button } from "@mantine/core";
import type { OfferedMove } from "#domain/approval/possible-moves.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ApprovalEvent, ApprovalStep } from "../contract.ts";
import { texts } from "../text.ts";
import type { decideDialogs, Shown } from "./decide-matter.ts";
import "./matter.css";

/** What has to happen before it counts, and who saw to it. */
export function MatterSteps({ steps }: { readonly steps: readonly ApprovalStep[] }) {
	const { history: t, steps: names } = useTexts(texts);
	const format = useFormat();
	if (steps.length === 0) return null;
	return (
		<Section title={t.steps}>
			<ul className="matter-lines">
				{steps.map(({ id, purpose, kind, state, decidedBy, decidedAt }) => (
					<li key={id} data-open={state === "OPEN" || undefined}>
						<b>{names[kind]}</b>
						<span>
							{[
								t.purposes[purpose],
								t.stepStates[state],
								decidedBy,
								decidedAt && format.instant(decidedAt),
							]
								.filter(Boolean)
								.join(" · ")}
						</span>
					</li>
				))}
			</ul>
		</Section>
	);
}

/** What happened to it, the oldest first. */
export function MatterHistory({ events }: { readonly events: readonly ApprovalEvent[] }) {
	const { history: t } = useTexts(texts);
	const format = useFormat();
	return (
		<Section title={t.history}>
			{events.length === 0 && <p className="matter-none">{t.none}</p>}
			<ol className="matter-lines">
				{events.map(({ id, at, kind, by, reason }) => (
					<li key={id}>
						<b>{t.events[kind]}</b>
						<span>{`${format.instant(at)} · ${by ?? t.system}`}</span>
						{reason !== null && <q>{reason}</q>}
					</li>
				))}
			</ol>
		</Section>
	);
}

interface ChangeGiven {
	readonly moves: readonly OfferedMove[];
	readonly change: Shown;
	/** Those of its kind. */
	readonly dialogs: ReturnType<typeof decideDialogs>;
}

/** What may be done about a change that somebody asks for. */
export function ChangeButtons({ moves, change, dialogs }: ChangeGiven) {
	const t = useTexts(texts).changes;
	const all = [
		{ move: "APPROVE_CHANGE", label: t.approve, run: dialogs.approveChange, variant: "filled" },
		{ move: "REJECT_CHANGE", label: t.reject, run: dialogs.rejectChange, variant: "default" },
		{ move: "WITHDRAW_CHANGE", label: t.withdraw, run: dialogs.withdrawChange, variant: "default" },
	] as const;
	return (
		<div className="matter-change-buttons">
			{all
				.filter(({ move }) => moves.includes(move))
				.map(({ move, label, run, variant }) => (
					<Button key={move} size="compact-sm" variant={variant} onClick={() => void run(change)}>
						{label}
					</Button>
				))}
		</div>
	);
}
