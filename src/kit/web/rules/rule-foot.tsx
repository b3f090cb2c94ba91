import { Button } from "@mantine/core";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { removeEntry } from "../remove-entry.ts";
import { useTexts } from "../texts.ts";
import { texts } from "./text.ts";

interface Given {
	readonly isEnabled: boolean;
	/** Says the other of on and off; absent where the reader may not. */
	readonly flip: (() => unknown) | undefined;
	/** Absent where the reader may not. */
	readonly remove: (() => Promise<unknown>) | undefined;
	/** The question before it is deleted. */
	readonly deleteText: string;
	readonly renew: () => Promise<unknown>;
	readonly close: () => void;
}

/** Switches a rule on and off; deletes one that is off. */
export function RuleFoot({ isEnabled, flip, remove, deleteText, renew, close }: Given) {
	const t = useTexts(texts).detail;
	if (flip === undefined) return null;
	const ask = (act: () => Promise<unknown>) =>
		removeEntry({ title: t.delete, text: deleteText, remove: act, onRemoved: close, renew });
	return (
		<>
			{remove && !isEnabled && (
				<DangerButton onClick={() => void ask(remove)}>{t.delete}</DangerButton>
			)}
			<Button variant={isEnabled ? "default" : "filled"} onClick={() => void flip()}>
				{isEnabled ? t.switchOff : t.switchOn}
			</Button>
		</>
	);
}
