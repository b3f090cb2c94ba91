import { Button } from "@mantine/core";
import { useMay } from "#kit/web/session/session-store.ts";
import { removeEntry } from "./remove-entry.ts";

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
