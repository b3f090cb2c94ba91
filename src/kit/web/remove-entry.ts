import type { ReactNode } from "react";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { handleError } from "./errors/handle-error.ts";

interface Removal {
	/** What is done, also for the message when it fails: `Regel löschen`. */
	readonly title: string;
	/** The question. */
	readonly text: string;
	/** What is to be known before, below the question. */
	readonly details?: ReactNode;
	/** Word of the button; "Löschen" unless something is only taken back. */
	readonly confirm?: string;
	readonly remove: () => Promise<unknown>;
	/** Once it is gone, before anything is shown anew: closes its form. */
	readonly onRemoved?: () => void;
	/** Shows what is true afterwards, whatever came of it. */
	readonly renew: () => Promise<unknown>;
}

/** Asks and deletes. */
export async function removeEntry(given: Removal): Promise<void> {
	const { remove, onRemoved, renew, ...question } = given;
	if ((await confirmDelete(question)) === null) return;
	try {
		await remove();
		onRemoved?.();
	} catch (error) {
		handleError(error, { context: question.title });
	}
	await renew();
}
