import {
	IconArrowBackUp,
	IconBan,
	IconCheck,
	IconFileText,
	IconMessage,
	IconMessageQuestion,
	IconPencil,
	IconSend,
	IconX,
} from "@tabler/icons-react";
import type { OfferedMove } from "#domain/approval/possible-moves.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { BulkAction, RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { thenClear } from "#kit/web/bulk/use-ending-actions.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { decideDialogs } from "./decide-matter.ts";
import type { Shown } from "./run-move.ts";

type Dialogs = ReturnType<typeof decideDialogs>;

/** Panels that moves open, each for one matter. */
export interface MovePanels {
	readonly giveReason?: (id: string) => void;
	readonly requestChange?: (id: string) => void;
	readonly edit?: (id: string) => void;
}

interface Movable extends Shown {
	readonly moves: readonly OfferedMove[];
	/** The newest about what is to be decided. */
	readonly question: { readonly question: string } | null;
}

/** What can be done with a matter itself, the weightiest last. Wanted changes are decided where they are shown. */
export function moveButtons(matter: Movable, dialogs: Dialogs, panels: MovePanels) {
	const { id, moves } = matter;
	const { moves: t, questions }: Words<typeof texts> = currentTexts(texts);
	const { cancel, reject, request, approve, ask, answer } = dialogs;
	const asked = matter.question?.question ?? "";
	const { giveReason, requestChange, edit } = panels;
	const all = [
		{ move: "CANCEL", label: dialogs.cancelLabel(), icon: IconBan, run: () => cancel(matter) },
		{ move: "GIVE_REASON", label: t.giveReason, icon: IconMessage, run: () => giveReason?.(id) },
		{
			move: "REQUEST_CHANGE",
			label: t.requestChange,
			icon: IconFileText,
			run: () => requestChange?.(id),
		},
		{ move: "EDIT", label: t.edit, icon: IconPencil, run: () => edit?.(id) },
		{
			move: "ANSWER",
			label: questions.answer,
			icon: IconArrowBackUp,
			run: () => answer(matter, asked),
		},
		{ move: "ASK", label: questions.ask, icon: IconMessageQuestion, run: () => ask(matter) },
		{ move: "REJECT", label: t.reject, icon: IconX, run: () => reject(matter) },
		{ move: "REQUEST", label: t.request, icon: IconSend, run: () => request(matter) },
		{ move: "APPROVE", label: t.approve, icon: IconCheck, run: () => approve(matter) },
	] as const;
	return all.filter(({ move }) => moves.includes(move));
}

/** The same as the menu of a row. */
export function moveActions<Row extends Movable>(
	row: Row,
	dialogs: Dialogs,
	panels: MovePanels,
): readonly RowAction<Row>[] {
	return moveButtons(row, dialogs, panels)
		.toReversed()
		.map(({ move, label, icon, run }) => {
			const isDanger = move === "CANCEL" || move === "REJECT";
			return { id: move, label, icon, isDanger, run: () => void run() };
		});
}

/** Approving and rejecting several rows, for those who decide. */
export function decideManyActions<Row extends Shown>(
	dialogs: Dialogs,
	nameOf: (row: Row) => string,
): readonly BulkAction<Row>[] {
	const t: Words<typeof texts>["moves"] = currentTexts(texts).moves;
	const { approveMany, rejectMany } = dialogs;
	return [
		{
			id: "reject",
			label: t.reject,
			icon: IconX,
			run: thenClear<Row>((rows) => rejectMany(rows, nameOf)),
		},
		{
			id: "approve",
			label: t.approve,
			icon: IconCheck,
			isPrimary: true,
			run: thenClear<Row>((rows) => approveMany(rows, nameOf)),
		},
	];
}
