import type { Endpoint } from "#kit/contract/endpoint.ts";
import {
	type FigurePreview,
	type PreviewOf,
	previewOf,
	previewTooLong,
} from "#kit/contract/figure-preview.ts";
import { lazyDialog } from "#kit/ui/dialog/lazy-dialog.ts";
import { isApiError } from "../api-error.ts";

const { ask } = lazyDialog<{ readonly preview: FigurePreview | null }, "apply" | null>(
	() => import("./what-changes-dialog.tsx"),
);

/** Nobody waits longer than this for what they may do without. */
const longestMs = 8_000;

/**
 * Says what a change of many people's figures would do, before it is made; where nothing would change, nothing is asked.
 * Where that takes too long, it is asked whether to do without. What the change itself is refused for, it says itself.
 *
 * @throws AbortError when the change is not to be made, which is not shown; NetworkError
 */
export async function askWhatChanges(
	endpoint: Endpoint,
	send: (preview: PreviewOf<Endpoint>, signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
	const signal = AbortSignal.timeout(longestMs);
	const preview = await send(previewOf(endpoint), signal)
		.then((answer) => answer as FigurePreview)
		.catch((error) => {
			if (signal.aborted || isApiError(error, previewTooLong.code)) return null;
			if (isApiError(error)) return undefined;
			// the change would not reach the server either
			throw error;
		});
	if (preview === undefined || (preview !== null && !isWorthSaying(preview))) return;
	if ((await ask({ preview })) === null) {
		throw new DOMException("The change is not to be made.", "AbortError");
	}
}

/** Of a sample in which nothing changes it is not known that nothing does. */
function isWorthSaying({ changedPeople, checkedDays, days }: FigurePreview): boolean {
	return changedPeople > 0 || checkedDays < days;
}
