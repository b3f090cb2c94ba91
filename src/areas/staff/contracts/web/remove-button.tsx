import { Button } from "@mantine/core";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { removeEntry } from "./remove-entry.ts";

interface Given {
	readonly remove: () => Promise<unknown>;
	readonly close: () => void;
}

/** Deletes what the form is about, for those who may. */
export function RemoveButton({ remove, close }: Given) {
	const t = useTexts(texts).employments;
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
