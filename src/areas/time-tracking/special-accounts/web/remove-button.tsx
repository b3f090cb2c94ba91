import { Button } from "@mantine/core";
import { removeEntry } from "#kit/web/remove-entry.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { specialAccounts } from "../contract/accounts.ts";
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
export function RemoveButton(given: Given) {
	const { title } = given;
	const mayDelete = useMay(specialAccounts.permission, "FULL");
	if (!mayDelete) return null;
	const run = () => removeEntry({ ...given, confirm: title, renew: renewAccounts });
	return (
		<Button variant="default" onClick={() => void run()}>
			{title}
		</Button>
	);
}
