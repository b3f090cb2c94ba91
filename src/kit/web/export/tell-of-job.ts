import { toast } from "#kit/ui/toast/toast.ts";
import { currentTexts } from "../texts.ts";
import { texts } from "./text.ts";

/** A task makes a document: where it is found once it is there. */
export function tellOfJob(): void {
	const { running, runningText } = currentTexts(texts);
	toast({ type: "info", title: running, text: runningText });
}
