import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { useTexts } from "../texts.ts";
import { texts } from "./text.ts";

interface Given {
	readonly isEnabled: boolean;
	/** Resolves to whether it was done; absent where the person may not, or it can not be. */
	readonly onRemove?: (() => Promise<boolean>) | false | undefined;
	/** Archives what is in use, brings back what is archived. */
	readonly onSwitch?: (() => Promise<unknown>) | false | undefined;
	/** Why it cannot be archived at present; then the button says so instead. */
	readonly stays?: string | undefined;
	/** Of the panel: what is gone has no detail. */
	readonly close: () => void;
	/** What goes on from here, at the right. */
	readonly children?: ReactNode;
}

/** In the foot of a detail: what ends an entry or brings it back. */
export function EntryFoot(given: Given) {
	const t = useTexts(texts);
	const { isEnabled, onRemove, onSwitch, close } = given;
	const stays = isEnabled ? given.stays : undefined;
	return (
		<>
			{onRemove && (
				<DangerButton
					onClick={async () => {
						if (await onRemove()) close();
					}}
				>
					{t.deleteShort}
				</DangerButton>
			)}
			{onSwitch && stays !== undefined && <p className="entry-stays">{stays}</p>}
			{onSwitch && (
				<Button variant="default" disabled={stays !== undefined} onClick={() => void onSwitch()}>
					{isEnabled ? t.archive : t.restore}
				</Button>
			)}
			{given.children}
		</>
	);
}
