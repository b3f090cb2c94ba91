import { Button } from "@mantine/core";
import {
	IconArrowBackUp,
	IconBan,
	IconCheck,
	IconDots,
	IconFileText,
	IconMessageQuestion,
	IconPencil,
	IconTrash,
} from "@tabler/icons-react";
import type { OfferedMove } from "#domain/approval/possible-moves.ts";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { DropMenu } from "#kit/ui/menu/drop-menu.tsx";
import type { MenuEntry } from "#kit/ui/menu/menu-given.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { decideDialogs } from "./decide-matter.ts";
import { type MovePanels, moveButtons } from "./matter-actions.ts";
import type { Shown } from "./run-move.ts";

type Dialogs = ReturnType<typeof decideDialogs>;

interface MatterGiven {
	readonly matter: Shown & {
		readonly moves: readonly OfferedMove[];
		readonly change: Shown | null;
		/** The newest about what is to be decided. */
		readonly question: { readonly question: string } | null;
	};
	/** Those of its kind. */
	readonly dialogs: Dialogs;
}

const decided: readonly OfferedMove[] = ["APPROVE", "REJECT", "REQUEST"];
const decidedOfChange: readonly OfferedMove[] = ["APPROVE_CHANGE", "REJECT_CHANGE"];

/**
 * What the foot offers: a wanted change is decided about before anything else, and an answer is asked of who cannot decide.
 * Where there is nothing to decide, changing it.
 */
function footMoves({ moves }: MatterGiven["matter"]): readonly OfferedMove[] {
	const ofChange = moves.filter((move) => decidedOfChange.includes(move));
	const deciding = ofChange.length > 0 ? ofChange : moves.filter((move) => decided.includes(move));
	const mayApprove = deciding.some((move) => move === "APPROVE" || move === "APPROVE_CHANGE");
	const asking = moves.filter((move) => move === (mayApprove ? "ASK" : "ANSWER"));
	const shown = [...deciding, ...asking];
	const changing = moves.includes("EDIT") ? "EDIT" : "REQUEST_CHANGE";
	return shown.length > 0 ? shown : moves.filter((move) => move === changing);
}

export function hasFoot(matter: MatterGiven["matter"]): boolean {
	return footMoves(matter).length > 0;
}

interface FootGiven extends MatterGiven {
	readonly panels: MovePanels;
	/** Opens the next matter of the list that is walked through. */
	readonly goOn?: (() => void) | undefined;
}

/** Deciding, or else changing: the rest stands in the menu of the head. */
export function MatterFoot({ matter, dialogs, panels, goOn }: FootGiven) {
	const { moves: t, changes, questions } = useTexts(texts);
	const shown = footMoves(matter);
	const { change, question } = matter;
	const ofChange = change !== null && shown.some((move) => decidedOfChange.includes(move));
	const approve = () => (ofChange ? dialogs.approveChange(change) : dialogs.approve(matter));
	const reject = () => (ofChange ? dialogs.rejectChange(change) : dialogs.reject(matter));
	const mayApprove = shown.includes(ofChange ? "APPROVE_CHANGE" : "APPROVE");
	const approveAndGoOn = async () => {
		if (await approve()) goOn?.();
	};
	return (
		<>
			{shown.includes("EDIT") && (
				<PictureButton icon={IconPencil} label={t.edit} onClick={() => panels.edit?.(matter.id)} />
			)}
			{shown.includes("REQUEST_CHANGE") && (
				<PictureButton
					icon={IconFileText}
					label={t.requestChange}
					onClick={() => panels.requestChange?.(matter.id)}
				/>
			)}
			{shown.includes(ofChange ? "REJECT_CHANGE" : "REJECT") && (
				<DangerButton
					leftSection={<IconBan size={16} stroke={1.8} />}
					onClick={() => void reject()}
				>
					{ofChange ? changes.reject : t.reject}
				</DangerButton>
			)}
			{shown.includes("ASK") && (
				<Button
					variant="default"
					data-far-left
					leftSection={<IconMessageQuestion size={16} stroke={1.8} />}
					onClick={() => void dialogs.ask(matter)}
				>
					{questions.ask}
				</Button>
			)}
			{shown.includes("ANSWER") && (
				<Button
					leftSection={<IconArrowBackUp size={16} stroke={1.8} />}
					onClick={() => void dialogs.answer(matter, question?.question ?? "")}
				>
					{questions.answer}
				</Button>
			)}
			{shown.includes("REQUEST") && (
				<Button
					variant={mayApprove ? "default" : "filled"}
					onClick={() => void dialogs.request(matter)}
				>
					{t.request}
				</Button>
			)}
			{mayApprove && goOn && (
				<Button variant="default" onClick={() => void approveAndGoOn()}>
					{t.approveAndNext}
				</Button>
			)}
			{mayApprove && (
				<Button leftSection={<IconCheck size={16} stroke={2} />} onClick={() => void approve()}>
					{ofChange ? changes.approve : t.approve}
				</Button>
			)}
		</>
	);
}

interface MenuGiven extends MatterGiven {
	readonly panels: MovePanels;
	/** Deletes it, for those who may. */
	readonly remove?: { readonly label: string; readonly run: () => void } | undefined;
}

/** What can be done with a matter besides deciding about it; nothing where there is nothing. */
export function MatterMenu({ matter, dialogs, panels, remove }: MenuGiven) {
	const { moves: t, changes } = useTexts(texts);
	const inFoot = footMoves(matter);
	const { change, moves } = matter;
	const all: MenuEntry[] = moveButtons(matter, dialogs, panels)
		.filter(({ move }) => !inFoot.includes(move))
		.toReversed()
		.map(({ move, label, icon: Icon, run }) => ({
			id: move,
			label,
			icon: <Icon size={16} stroke={1.8} />,
			isDanger: move === "CANCEL" || move === "REJECT",
			onChoose: () => void run(),
		}));
	if (change !== null && moves.includes("WITHDRAW_CHANGE")) {
		const onChoose = () => void dialogs.withdrawChange(change);
		const icon = <IconBan size={16} stroke={1.8} />;
		all.push({ id: "WITHDRAW", label: changes.withdraw, icon, isDanger: true, onChoose });
	}
	if (remove !== undefined) {
		const icon = <IconTrash size={16} stroke={1.8} />;
		all.push({ id: "DELETE", label: remove.label, icon, isDanger: true, onChoose: remove.run });
	}
	if (all.length === 0) return null;
	return (
		<DropMenu entries={dangersLast(all)} position="bottom-end" label={t.more}>
			<IconButton icon={IconDots} label={t.more} />
		</DropMenu>
	);
}

/** What ends something stands last, apart from the rest. */
function dangersLast(entries: readonly MenuEntry[]): readonly MenuEntry[] {
	const harmless = entries.filter(({ isDanger }) => !isDanger);
	const dangers = entries.filter(({ isDanger }) => isDanger);
	const isApart = harmless.length > 0;
	return [
		...harmless,
		...dangers.map((one, index) => ({ ...one, isApart: isApart && index === 0 })),
	];
}
