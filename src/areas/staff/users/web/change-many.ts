import { alertDialog } from "../../../../kit/ui/dialog/alert-dialog.tsx";
import { toast } from "../../../../kit/ui/toast/toast.ts";
import { ApiError } from "../../../../kit/web/api-error.ts";
import { handleError } from "../../../../kit/web/errors/handle-error.ts";
import { currentTexts } from "../../../../kit/web/texts.ts";
import type { UserItem } from "../contract/people.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { renewUsers } from "./renew-users.ts";
import { userName } from "./user-name.ts";

interface Given {
	readonly users: readonly UserItem[];
	/** Title of the message about those it was not possible for. */
	readonly title: string;
	readonly change: (user: UserItem) => Promise<unknown>;
}

const atOnce = 4;

/** Changes several people, a few at a time; whom it was not possible for is told with the reason of each. */
export async function changeMany(given: Given): Promise<void> {
	const t = currentTexts(german, english).actions;
	const waiting = [...given.users];
	const refused: string[] = [];
	let stopped: unknown;
	const lane = async () => {
		for (let user = waiting.shift(); user; user = waiting.shift()) {
			try {
				await given.change(user);
			} catch (error) {
				if (error instanceof ApiError && error.status !== 401) {
					refused.push(`${userName(user)}: ${error.message}`);
				} else {
					stopped ??= error;
					waiting.length = 0;
				}
			}
		}
	};
	await Promise.all(Array.from({ length: atOnce }, lane));
	await renewUsers();
	if (stopped !== undefined) handleError(stopped, { context: given.title });
	else if (refused.length > 0) {
		await alertDialog({
			title: given.title,
			text: t.failed(String(refused.length)),
			lines: refused,
		});
	} else {
		toast({ type: "positive", title: t.done(String(given.users.length)) });
	}
}
