import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./text.ts";

interface Given {
	/** "2 ausgewählt" */
	readonly status: ReactNode;
	readonly onClear: () => void;
	readonly onApply: () => void;
}

/** What is chosen so far, and the way to take it. */
export function PickerFoot({ status, onClear, onApply }: Given) {
	const t = useTexts(texts);
	return (
		<div className="picker-foot">
			<span role="status">{status}</span>
			<Button variant="subtle" onClick={onClear}>
				{t.clear}
			</Button>
			<Button onClick={onApply}>{t.apply}</Button>
		</div>
	);
}
