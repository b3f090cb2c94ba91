import type { ReactNode } from "react";
import { currentTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { type Confirmed, confirm } from "./confirm.ts";

interface Deletion {
	readonly title?: string;
	/** The question; made from `name` unless said otherwise. */
	readonly text?: string;
	/** What is to be known before, below the question. */
	readonly details?: ReactNode;
	/** Word of the button; "Löschen" unless something is only taken back. */
	readonly confirm?: string;
	/** What is deleted. */
	readonly name?: string;
	/** Asks for the word as well: what is deleted takes much along. */
	readonly withWord?: boolean;
	/** Shows the box that deletes although something depends on it. */
	readonly force?: boolean;
}

/** Asks before something is deleted: the box "Löschen bestätigen" must be ticked. Null when it stays. */
export function confirmDelete(given: Deletion): Promise<Confirmed | null> {
	const t = currentTexts(texts).delete;
	const own = given.name === undefined ? t.text : t.textOf(given.name);
	return confirm({
		title: given.title ?? t.title,
		text: given.text ?? own,
		confirm: given.confirm ?? t.confirm,
		checkbox: t.check,
		danger: true,
		...(given.details === undefined ? {} : { details: given.details }),
		...(given.withWord ? { word: t.word } : {}),
		...(given.force ? { force: t.force } : {}),
	});
}
