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
import { useId } from "react";
import { Avatar } from "#kit/ui/avatar.tsx";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Decision } from "../../contract.ts";
import { texts } from "../../text.ts";
import { mayApprove } from "../decision-moves.ts";
import { useDecisionWords } from "../decision-words.ts";
import type { Deciding } from "../inbox/use-deciding.ts";
import { AccountBar } from "./account-bar.tsx";
import { TeamThen } from "./team-then.tsx";
import { useHintText } from "./use-hint-text.ts";
import "./side.css";

interface Given {
	readonly decision: Decision;
	readonly deciding: Deciding;
}

/** The row under the cursor: everything that is to be known before it is decided. */
export default function DecisionSide({ decision, deciding }: Given) {
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
				{reason !== null && <q className="decision-reason">{reason}</q>}
				<TeamThen decision={decision} deciding={deciding} />
				<AccountBar decision={decision} />
				<HintLines decision={decision} deciding={deciding} />
				<Story decision={decision} />
			</div>
			<Remark decision={decision} deciding={deciding} />
			<Foot decision={decision} deciding={deciding} />
		</aside>
	);
}

type Part = Pick<Given, "decision">;

/** Loaded by itself: what a matter can be asked about and changed in is much. */
const story = lazyCode(() => import("./decision-story.tsx"));

function Story({ decision }: Part) {
	const t = useTexts(texts);
	const words = useDecisionWords();
	const { was, activity } = decision;
	const change = was && {
		after: t.side.wanted,
		rows: [
			{
				label: t.columns.request,
				before: was.activity?.name ?? t.away,
				after: activity?.name ?? t.away,
			},
			{ label: t.side.when, before: words.spanOf(was), after: words.spanOf(decision) },
		],
	};
	return <LazyPart code={story} props={{ decision, change }} fallback={null} />;
}

const shapes = {
	INFO: IconInfoCircle,
	WARNING: IconAlertTriangle,
	ERROR: IconAlertCircle,
} as const;

function HintLines({ decision, deciding }: Given) {
	const t = useTexts(texts).side;
	const { hints, isChecked } = decision;
	const hintText = useHintText(decision, deciding);
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
						{hintText?.(hint)}
					</li>
				);
			})}
		</ul>
	);
}

/** Goes with the decision: owed to who is refused a change, else as one likes. Who stands in is told nothing by agreeing. */
function Remark({ decision, deciding: { remarks } }: Given) {
	const t = useTexts(texts).side;
	const id = useId();
	if (!mayApprove(decision) || decision.kind === "SUBSTITUTION") return null;
	return (
		<div className="decision-remark">
			<TextAreaField
				id={id}
				label={t.remark}
				help={decision.kind === "CHANGE" ? t.remarkOfChange : t.remarkHelp}
				value={remarks.of(decision)}
				onChange={(text) => remarks.put(decision, text)}
				rows={2}
			/>
		</div>
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
