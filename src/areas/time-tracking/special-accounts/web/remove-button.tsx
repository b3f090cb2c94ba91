import { Button } from "@mantine/core";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { renewAccounts } from "./renew-accounts.ts";

interface Given {
	/** What is done, as the button says it. */
	readonly title: string;
	readonly text: string;
	readonly remove: () => Promise<unknown>;
	/** Once it is gone. */
	readonly onRemoved: () => void;
}

/** Deletes what the form is about, for those who may. */
export function RemoveButton({ onRemoved, ...given }: Given) {
	const mayDelete = useMay("specialaccounts.manage", "FULL");
	if (!mayDelete) return null;
	const run = async () => {
		if (await removeEntry(given)) onRemoved();
	};
	return (
		<Button variant="default" onClick={() => void run()}>
			{given.title}
		</Button>
	);
}

interface RemoveEntryGiven {
	readonly title: string;
	readonly text: string;
	readonly remove: () => Promise<unknown>;
}

/** Asks and deletes; tells whether it was done. */
async function removeEntry(given: RemoveEntryGiven): Promise<boolean> {
	const { title, text, remove } = given;
	const answer = await confirmDelete({ title, text, confirm: title });
	if (answer === null) return false;
	try {
		await remove();
		return true;
	} catch (error) {
		handleError(error, { context: title });
		return false;
	} finally {
		await renewAccounts();
	}
}
