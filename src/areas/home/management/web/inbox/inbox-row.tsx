import { Checkbox } from "@mantine/core";
import {
	IconAlertCircle,
	IconAlertTriangle,
	IconArrowRight,
	IconCheck,
	IconClock,
	IconMessageQuestion,
	IconX,
} from "@tabler/icons-react";
import { memo } from "react";
import { Avatar } from "#kit/ui/avatar.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Decision } from "../../contract.ts";
import { texts } from "../../text.ts";
import { mayApprove } from "../decision-moves.ts";
import { useDecisionWords } from "../decision-words.ts";
import type { Deciding } from "./use-deciding.ts";

interface Given {
	readonly decision: Decision;
	readonly isCurrent: boolean;
	readonly isChosen: boolean;
	readonly deciding: Deciding;
	readonly onToggle: () => void;
	readonly onPress: () => void;
}

/** One that waits: who, what, what it does, who is left, what it breaks, and since when. */
export function InboxRow(given: Given) {
	const { decision, isCurrent, isChosen, onToggle, onPress } = given;
	const t = useTexts(texts);
	const words = useDecisionWords();
	const name = words.name(decision);
	return (
		<tr
			className="inbox-row"
			aria-current={isCurrent}
			aria-selected={isChosen}
			aria-label={t.ofWhom(name, words.title(decision))}
			tabIndex={isCurrent ? 0 : -1}
			onClick={onPress}
		>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the box itself hears its keys */}
			<td className="inbox-check" tabIndex={-1} onClick={(event) => event.stopPropagation()}>
				<Checkbox
					size="xs"
					tabIndex={-1}
					aria-label={t.select(name)}
					checked={isChosen}
					onChange={onToggle}
				/>
			</td>
			<td className="inbox-person">
				<Avatar firstName={decision.user.firstName} lastName={decision.user.lastName} size={28} />
				<b>{name}</b>
			</td>
			<Request decision={decision} />
			<Effect decision={decision} />
			<Coverage decision={decision} />
			<Hints decision={decision} />
			<td className="inbox-age">{words.age(decision)}</td>
			<Buttons {...given} name={name} />
		</tr>
	);
}

type Part = Pick<Given, "decision">;

const Request = memo(({ decision }: Part) => {
	const words = useDecisionWords();
	const amount = words.amount(decision);
	return (
		<td className="inbox-request">
			<span className="inbox-what">
				{decision.activity && <ColorDot color={decision.activity.color} />}
				{words.title(decision)}
			</span>
			<small>{[words.when(decision), amount].filter(Boolean).join(" · ")}</small>
		</td>
	);
});

const Effect = memo(({ decision }: Part) => {
	const t = useTexts(texts);
	const effect = useDecisionWords().effect(decision);
	return (
		<td className="inbox-effect" tabIndex={-1} data-none={effect === null || undefined}>
			{effect === null ? (
				t.none
			) : (
				<>
					<small>{effect.account}</small>
					<span>
						{effect.before}
						<IconArrowRight size={12} stroke={1.8} aria-hidden />
						<b data-below={effect.isBelowZero || undefined}>{effect.after}</b>
					</span>
				</>
			)}
		</td>
	);
});

/** The day that lacks most, else the one with the fewest. */
function emptiest<Day extends { readonly present: number; readonly needed: number }>(
	days: readonly Day[],
): Day {
	const spare = ({ present, needed }: Day) => (needed > 0 ? present - needed : present);
	const short = days.filter(({ needed }) => needed > 0);
	return (short.length > 0 ? short : days).reduce((a, b) => (spare(b) < spare(a) ? b : a));
}

/** How many of the unit are there, day by day, and on the emptiest of the days how many of those needed, or of all. */
const Coverage = memo(({ decision: { coverage } }: Part) => {
	const t = useTexts(texts);
	const format = useFormat();
	if (coverage === null) {
		return (
			<td className="inbox-coverage" data-none>
				{t.none}
			</td>
		);
	}
	const { people, days } = coverage;
	const { present: least, needed } = emptiest(days);
	const share = (count: number) => `${Math.max(8, Math.round((count / people) * 100))}%`;
	return (
		<td className="inbox-coverage" data-short={least < needed || undefined}>
			<span className="inbox-bars" aria-hidden>
				{days.map((day) => (
					<i
						key={day.day}
						title={`${format.day(day.day)}: ${day.present}`}
						data-short={day.present < day.needed || undefined}
						style={{ height: share(day.present) }}
					/>
				))}
				{needed > 0 && <u style={{ bottom: share(Math.min(needed, people)) }} />}
			</span>
			{needed > 0 ? t.ofNeeded(least, needed) : `${least} / ${people}`}
		</td>
	);
});

const Hints = memo(({ decision }: Part) => {
	const t = useTexts(texts);
	const words = useDecisionWords();
	const { hints, isChecked, question } = decision;
	const [first, ...others] = hints;
	const isGrave = first?.severity === "ERROR";
	const Shape = isGrave ? IconAlertCircle : IconAlertTriangle;
	const tone = first === undefined ? "clean" : first.severity.toLowerCase();
	return (
		<td className="inbox-hints" data-tone={isChecked ? tone : "info"} tabIndex={-1}>
			{first !== undefined && (
				<span>
					<Shape size={15} stroke={1.8} aria-hidden />
					{others.length === 0
						? words.hint(first)
						: t.moreHints(words.hint(first), String(others.length))}
				</span>
			)}
			{first === undefined && isChecked && mayApprove(decision) && (
				<span>
					<IconCheck size={15} stroke={1.8} aria-hidden />
					{t.clean}
				</span>
			)}
			{!isChecked && (
				<span>
					<IconClock size={15} stroke={1.8} aria-hidden />
					{t.unchecked}
				</span>
			)}
			{question !== null && (
				<small>
					<IconMessageQuestion size={14} stroke={1.8} aria-hidden />
					{question.answer === null ? t.question.open : t.question.answered}
				</small>
			)}
		</td>
	);
});

function Buttons({ decision, deciding, name }: Given & { readonly name: string }) {
	const t = useTexts(texts);
	const isBlocked = decision.hints.some(({ acceptable }) => !acceptable);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: its buttons hear their keys
		<td className="inbox-buttons" tabIndex={-1} onClick={(event) => event.stopPropagation()}>
			{mayApprove(decision) && (
				<>
					<IconButton
						icon={IconCheck}
						label={t.ofWhom(name, t.approve)}
						className="inbox-approve"
						disabled={isBlocked}
						tabIndex={-1}
						onClick={() => void deciding.approve(decision)}
					/>
					<IconButton
						icon={IconX}
						label={t.ofWhom(name, t.reject)}
						className="inbox-reject"
						tabIndex={-1}
						onClick={() => void deciding.reject(decision)}
					/>
				</>
			)}
			{decision.moves.includes("SETTLE") && (
				<IconButton
					icon={IconArrowRight}
					label={t.ofWhom(name, t.settle)}
					tabIndex={-1}
					onClick={() => deciding.open(decision)}
				/>
			)}
		</td>
	);
}
