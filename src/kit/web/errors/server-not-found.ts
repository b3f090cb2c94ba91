import { alertDialog } from "../../ui/dialog/alert-dialog.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { serverAddress } from "../config.ts";
import { connection } from "../connection.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { currentTexts } from "../texts.ts";
import { untilReachable } from "./until-reachable.ts";

let isWaiting = false;

/** Tells once that the server is away and waits for it; the dialog goes by itself when it is back. */
export function serverNotFound(): void {
	connection.set("offline");
	if (isWaiting) return;
	isWaiting = true;
	const t = currentTexts(german, english).errors;
	const back = new AbortController();
	void alertDialog(
		{
			title: t.serverNotFound,
			text: `${t.serverNotFoundText(serverAddress())}\n${t.serverNotFoundWaiting}`,
		},
		back.signal,
	);
	void untilReachable().then(() => {
		isWaiting = false;
		back.abort();
		toast({ type: "positive", title: t.reachable });
	});
}
