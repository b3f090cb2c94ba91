import { Button } from "@mantine/core";
import {
	IconAlertCircle,
	IconAlertTriangle,
	IconArrowUpRight,
	IconBan,
	IconCheck,
	IconInfoCircle,
	IconMessageQuestion,
} from "@tabler/icons-react";
import { ChangeTable } from "#areas/time-tracking/approvals/web/public.ts";
import { Avatar } from "#kit/ui/avatar.tsx";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Decision } from "../../contract.ts";
import { texts } from "../../text.ts";
import { mayApprove, screenOf } from "../decision-screens.ts";
import { useDecisionWords } from "../decision-words.ts";
import type { Deciding } from "../inbox/use-deciding.ts";
import { AccountBar } from "./account-bar.tsx";
import { DecisionStory } from "./decision-story.tsx";
import { TeamThen } from "./team-then.tsx";
import "./side.css";

interface Given {
	readonly decision: Decision;
	readonly deciding: Deciding;
}

/** The row under the cursor: everything that is to be known before it is decided. */
export function DecisionSide({ decision, deciding }: Given) {
	const t = useTexts(texts);
	const words = useDecisionWords();
	const format = useFormat();
	const { user, since, reason } = decision;
	return (
		<aside className="decision-side" aria-label={t.side.label}>
			<header className="decision-head">
				<Avatar firstName={user.firstName} lastName={user.lastName} size={40} />
				<p>
					<b>{words.name(decision)}</b>
					<span>{user.unitName}</span>
				</p>
				<IconButton
					icon={IconArrowUpRight}
					label={t.open}
					onClick={() => deciding.open(decision)}
				/>
			</header>
			<div className="decision-scroll">
				<p className="decision-what">
					<b>{[words.title(decision), words.amount(decision)].filter(Boolean).join(", ")}</b>
					<span>{words.when(decision)}</span>
					<small>{t.side.since(format.instant(since))}</small>
				</p>
				<Changed decision={decision} />
				{reason !== null && <q className="decision-reason">{reason}</q>}
				<TeamThen decision={decision} />
				<AccountBar decision={decision} />
				<HintLines decision={decision} />
				<DecisionStory decision={decision} />
			</div>
			<Foot decision={decision} deciding={deciding} />
		</aside>
	);
}

type Part = Pick<Given, "decision">;

function Changed({ decision }: Part) {
	const t = useTexts(texts);
	const words = useDecisionWords();
	const { was, activity } = decision;
	if (was === null) return null;
	const rows = [
		{
			label: t.columns.request,
			before: was.activity?.name ?? t.away,
			after: activity?.name ?? t.away,
		},
		{ label: t.side.when, before: words.spanOf(was), after: words.spanOf(decision) },
	];
	return <ChangeTable after={t.side.wanted} rows={rows} />;
}

const shapes = {
	INFO: IconInfoCircle,
	WARNING: IconAlertTriangle,
	ERROR: IconAlertCircle,
} as const;

function HintLines({ decision }: Part) {
	const t = useTexts(texts).side;
	const { hints, isChecked } = decision;
	const { hintText } = screenOf(decision);
	if (!mayApprove(decision)) return null;
	return (
		<ul className="decision-hints">
			{hints.length === 0 && isChecked && (
				<li data-tone="clean">
					<IconCheck size={16} stroke={1.8} aria-hidden />
					{t.noHints}
				</li>
			)}
			{!isChecked && (
				<li data-tone="info">
					<IconInfoCircle size={16} stroke={1.8} aria-hidden />
					{t.unchecked}
				</li>
			)}
			{hints.map((hint) => {
				const Shape = shapes[hint.severity];
				return (
					<li key={JSON.stringify(hint)} data-tone={hint.severity.toLowerCase()}>
						<Shape size={16} stroke={1.8} aria-hidden />
						{hintText(hint)}
					</li>
				);
			})}
		</ul>
	);
}

function Foot({ decision, deciding }: Given) {
	const t = useTexts(texts);
	const isBlocked = decision.hints.some(({ acceptable }) => !acceptable);
	if (!mayApprove(decision)) {
		return (
			<footer>
				<Button onClick={() => deciding.open(decision)}>{t.settle}</Button>
			</footer>
		);
	}
	return (
		<footer>
			<Button
				leftSection={<IconCheck size={16} stroke={2} />}
				disabled={isBlocked}
				onClick={() => void deciding.approve(decision)}
			>
				{t.approve}
			</Button>
			<DangerButton
				leftSection={<IconBan size={16} stroke={1.8} />}
				onClick={() => void deciding.reject(decision)}
			>
				{t.reject}
			</DangerButton>
			{decision.moves.includes("ASK") && (
				<IconButton
					icon={IconMessageQuestion}
					label={t.ask}
					onClick={() => void deciding.ask(decision)}
				/>
			)}
		</footer>
	);
}
