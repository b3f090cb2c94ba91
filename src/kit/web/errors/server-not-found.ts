import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { serverAddress } from "../config.ts";
import { connection } from "../connection.ts";
import { texts } from "../text.ts";
import { currentTexts } from "../texts.ts";
import { untilReachable } from "./until-reachable.ts";

/** The dialog while somebody waits for the server; undefined while nobody does. */
let waiting: AbortController | undefined;

/** Tells once that the server is away and waits for it; the dialog goes by itself when it is back. */
export function serverNotFound(): void {
	connection.set("offline");
	if (waiting !== undefined) return;
	const t = currentTexts(texts).errors;
	const back = new AbortController();
	waiting = back;
	void alertDialog(
		{
			title: t.serverNotFound,
			text: `${t.serverNotFoundText(serverAddress())}\n${t.serverNotFoundWaiting}`,
		},
		back.signal,
	);
	const isWanted = () => waiting === back;
	void untilReachable(undefined, isWanted).then(() => {
		if (!isWanted()) return;
		waiting = undefined;
		back.abort();
		toast({ type: "positive", title: t.reachable });
	});
}

/** Waits no longer for the server, and says nothing when it is back: as on a page that was loaded anew. */
export function forgetWaiting(): void {
	waiting = undefined;
	connection.set("online");
}
