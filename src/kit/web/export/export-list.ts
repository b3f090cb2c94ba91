import { type ListExportRequest, startListExport } from "#kit/contract/list-export.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { apiResponse } from "../api.ts";
import { handleError } from "../errors/handle-error.ts";
import { texts } from "../text.ts";
import { currentTexts } from "../texts.ts";
import { saveAnswer } from "./save-answer.ts";

/** Exports a whole list: saves the file, or says that a task makes it. `onExport` of a `ServerGrid`. */
export async function exportList(request: ListExportRequest): Promise<void> {
	const words = currentTexts(texts).listExport;
	try {
		const response = await apiResponse(startListExport, request);
		if (await saveAnswer(response)) return;
		toast({ type: "info", title: words.running, text: words.runningText });
	} catch (error) {
		handleError(error, { context: words.context });
	}
}
