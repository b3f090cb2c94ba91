import {
	IconBan,
	IconCheck,
	IconFileText,
	IconMessage,
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
import type { decideDialogs, Shown } from "./decide-matter.ts";

type Dialogs = ReturnType<typeof decideDialogs>;

/** Panels that moves open, each for one matter. */
export interface MovePanels {
	readonly giveReason?: (id: string) => void;
	readonly requestChange?: (id: string) => void;
	readonly edit?: (id: string) => void;
}

export interface MoveButton {
	readonly move: OfferedMove;
	readonly label: string;
	readonly run: () => void;
}

const icons: Partial<Record<OfferedMove, RowAction<Shown>["icon"]>> = {
	CANCEL: IconBan,
	GIVE_REASON: IconMessage,
	REQUEST_CHANGE: IconFileText,
	EDIT: IconPencil,
	REJECT: IconX,
	REQUEST: IconSend,
	APPROVE: IconCheck,
};
const dangerous: readonly OfferedMove[] = ["CANCEL", "REJECT"];

/** What can be done with a matter itself, the weightiest last. Wanted changes are decided where they are shown. */
export function moveButtons(
	matter: Shown & { readonly moves: readonly OfferedMove[] },
	dialogs: Dialogs,
	panels: MovePanels,
): readonly MoveButton[] {
	const { id } = matter;
	const t: Words<typeof texts>["moves"] = currentTexts(texts).moves;
	const all: readonly MoveButton[] = [
		{ move: "CANCEL", label: dialogs.cancelLabel(), run: () => void dialogs.cancel(matter) },
		{ move: "GIVE_REASON", label: t.giveReason, run: () => panels.giveReason?.(id) },
		{ move: "REQUEST_CHANGE", label: t.requestChange, run: () => panels.requestChange?.(id) },
		{ move: "EDIT", label: t.edit, run: () => panels.edit?.(id) },
		{ move: "REJECT", label: t.reject, run: () => void dialogs.reject(matter) },
		{ move: "REQUEST", label: t.request, run: () => void dialogs.request(matter) },
		{ move: "APPROVE", label: t.approve, run: () => void dialogs.approve(matter) },
	];
	return all.filter(({ move }) => matter.moves.includes(move));
}

/** The same as the menu of a row. */
export function moveActions<Row extends Shown & { readonly moves: readonly OfferedMove[] }>(
	row: Row,
	dialogs: Dialogs,
	panels: MovePanels,
): readonly RowAction<Row>[] {
	return moveButtons(row, dialogs, panels)
		.toReversed()
		.map(({ move, label, run }): RowAction<Row> => {
			const icon = icons[move];
			return { id: move, label, run, isDanger: dangerous.includes(move), ...(icon && { icon }) };
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
