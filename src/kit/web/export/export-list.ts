import { type ListExportRequest, startListExport } from "#kit/contract/list-export.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { apiResponse } from "../api.ts";
import { handleError } from "../errors/handle-error.ts";
import { texts } from "../text.ts";
import { currentTexts } from "../texts.ts";

/** Exports a whole list: saves the file, or says that a task makes it. `onExport` of a `ServerGrid`. */
export async function exportList(request: ListExportRequest): Promise<void> {
	const words = currentTexts(texts).listExport;
	try {
		const response = await apiResponse(startListExport, request);
		const disposition = response.headers.get("content-disposition");
		if (disposition === null) {
			toast({ type: "info", title: words.running, text: words.runningText });
			return;
		}
		saveFile(await response.blob(), nameOf(disposition) ?? request.list);
	} catch (error) {
		handleError(error, { context: words.context });
	}
}

/** Hands the browser a file to be saved. */
function saveFile(content: Blob, name: string): void {
	const address = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// the browser takes the content up right away, yet not within the click
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The exact name of RFC 5987. */
function nameOf(disposition: string): string | undefined {
	const match = /filename\*=UTF-8''([^;]+)/.exec(disposition);
	return match?.[1] === undefined ? undefined : decodeURIComponent(match[1]);
}
