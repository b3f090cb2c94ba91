import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { currentTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** The provider rejected the attempt; the trace id leads to the reason in the server's log. */
export async function tellRejection(traceId: string | undefined): Promise<void> {
	const t = currentTexts(texts);
	await alertDialog({
		title: t.failed,
		text: t.errors.SSO_REJECTED,
		lines: traceId ? [t.trace(traceId)] : [],
	});
}
