import type { TimelineItem } from "../timeline-given.ts";

/**
 * Pixels of a letter of the label, of one of the note, of an icon with its gap, of what stays free at the sides, and of a mark
 * in the corner beyond them.
 */
const letter = 6.7;
const noteLetter = 5.8;
const iconWidth = 17;
const sides = 14;
const markWidth = 11;

export interface FittingWords {
	readonly hasIcon: boolean;
	readonly label: string;
	/** The short one. */
	readonly isShort: boolean;
	readonly note: string | undefined;
	/** The short one. */
	readonly isNoteShort: boolean;
}

/**
 * As many words as there is room for: label and note, the label, the short one, or none. Measured by their letters: asking
 * the browser for each would take longer than drawing them.
 *
 * @param width pixels at the usual size of type
 * @param hasTwoLines the note stands under the label
 */
export function itemWordsThatFit(
	{ label, short, note, shortNote, icon, state, conflict, proposal }: TimelineItem,
	width: number,
	hasTwoLines: boolean,
): FittingWords | undefined {
	const whole = width - sides;
	const room = conflict === undefined && proposal === undefined ? whole : whole - markWidth;
	const iconRoom = icon !== undefined || state === "REJECTED" ? iconWidth : 0;
	const shown = [label, short].find((words) => words !== undefined && fits(words, room));
	if (shown === undefined) return undefined;
	const rest = room - shown.length * letter;
	const hasIcon = iconRoom > 0 && rest >= iconRoom;
	const noteRoom = hasTwoLines ? whole : rest - (hasIcon ? iconRoom : 0) - noteLetter;
	const told = [note, shortNote].find(
		(words) => words !== undefined && words.length * noteLetter <= noteRoom,
	);
	return {
		...{ hasIcon, label: shown, isShort: shown !== label },
		...{ note: told, isNoteShort: told !== undefined && told !== note },
	};
}

function fits(words: string, room: number): boolean {
	return words.length * letter <= room;
}
