import { Button } from "@mantine/core";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { removeEntry } from "./remove-entry.ts";

interface Given {
	readonly remove: () => Promise<unknown>;
	readonly close: () => void;
}

/** Deletes what the form is about, for those who may. */
export function RemoveButton({ remove, close }: Given) {
	const t = useTexts(german, english).employments;
	const mayDelete = useMay("contracts.manage", "FULL");
	if (!mayDelete) return null;
	const run = async () => {
		if (await removeEntry(remove)) close();
	};
	return (
		<Button variant="default" onClick={() => void run()}>
			{t.remove}
		</Button>
	);
}
