import type { OfferedMove } from "#domain/approval/possible-moves.ts";
import type { Words } from "#kit/contract/texts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import type { texts } from "../text.ts";
import {
	approveEntry,
	cancelEntry,
	rejectEntry,
	requestEntry,
	type ShownEntry,
} from "./move-entry.ts";
import {
	timeTrackingsEdit,
	timeTrackingsReasonRequest,
	timeTrackingsRequestChange,
} from "./panels.ts";

export interface MoveButton {
	readonly move: OfferedMove;
	readonly label: string;
	readonly run: () => void;
}

/** What can be done with an entry itself, the weightiest last. Wanted changes are decided where they are shown. */
export function moveButtons(
	entry: ShownEntry & { readonly moves: readonly OfferedMove[] },
	t: Words<typeof texts>["moves"],
): readonly MoveButton[] {
	const { id } = entry;
	const sub = { stack: "sub" } as const;
	const all: readonly MoveButton[] = [
		{ move: "CANCEL", label: t.cancel, run: () => void cancelEntry(entry) },
		{
			move: "GIVE_REASON",
			label: t.giveReason,
			run: () => openPanel(timeTrackingsReasonRequest, { id }, sub),
		},
		{
			move: "REQUEST_CHANGE",
			label: t.requestChange,
			run: () => openPanel(timeTrackingsRequestChange, { id }, sub),
		},
		{
			move: "EDIT",
			label: t.edit,
			run: () => openPanel(timeTrackingsEdit, { id }, sub),
		},
		{ move: "REJECT", label: t.reject, run: () => void rejectEntry(entry) },
		{ move: "REQUEST", label: t.request, run: () => void requestEntry(entry) },
		{ move: "APPROVE", label: t.approve, run: () => void approveEntry(entry) },
	];
	return all.filter(({ move }) => entry.moves.includes(move));
}
