import { useEffect } from "react";
import { preloadConfirm } from "#kit/ui/dialog/confirm.ts";
import { Slot } from "../slots/slot.tsx";
import { useCalm } from "./use-calm.ts";

/** What belongs to the shell but is not part of the first look: the dock, live connections, the dialog that asks. */
export function UnseenParts() {
	const isCalm = useCalm();
	useEffect(() => {
		if (isCalm) preloadConfirm();
	}, [isCalm]);
	return (
		<>
			<div className="dock">{isCalm && <Slot place="dock" />}</div>
			{isCalm && <Slot place="background" />}
		</>
	);
}
