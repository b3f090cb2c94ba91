import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { isApiError } from "./api-error.ts";
import { handleError } from "./errors/handle-error.ts";

interface Given {
	/** What is being done: `Abteilung löschen`. */
	readonly title: string;
	/** Said before: what the entry is called, or a sentence of its own. */
	readonly asked: { readonly name: string } | { readonly text: string };
	readonly remove: () => Promise<unknown>;
	readonly done: string;
	/** Shows what is true afterwards. */
	readonly renew: () => Promise<unknown>;
	/** Code of the refusal that says it is linked. */
	readonly inUse: string;
	/** Said then; the refusal's own sentence unless given. */
	readonly inUseText?: string;
	readonly archiveLabel: string;
	/** Absent where it cannot be archived, or is already. */
	readonly archive: (() => Promise<boolean>) | false;
}

/** Deletes after asking; what is linked may be archived instead. @returns whether either was done */
export async function removeOrArchive(given: Given): Promise<boolean> {
	const { title } = given;
	if ((await confirmDelete({ title, ...given.asked })) === null) return false;
	try {
		await given.remove();
	} catch (error) {
		if (isApiError(error, given.inUse)) return offerArchive(given, error.message);
		handleError(error, { context: title });
		return false;
	}
	toast({ type: "positive", title: given.done });
	await given.renew();
	return true;
}

async function offerArchive(given: Given, message: string): Promise<boolean> {
	const { title, archive, inUseText, archiveLabel } = given;
	if (!archive) {
		await alertDialog({ title, text: message });
		return false;
	}
	const text = inUseText ?? message;
	return (await confirm({ title, text, confirm: archiveLabel })) !== null && archive();
}
