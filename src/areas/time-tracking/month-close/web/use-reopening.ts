import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewCloses } from "./renew-closes.ts";

interface Closed {
	readonly user: {
		readonly id: string;
		readonly firstName: string;
		readonly lastName: string;
	};
	/** The close that one sees. */
	readonly closeNo: number | null;
}

/** Opens a person's month again, after asking why. */
export function useReopening(month: string): (closed: Closed) => Promise<void> {
	const { reopening: t } = useTexts(texts);
	const name = useFormat().month(`${month}-01`);
	return async ({ user, closeNo }) => {
		const reason = await askReason({
			title: t.title,
			text: t.text(name, `${user.firstName} ${user.lastName}`),
			required: true,
			confirm: t.confirm,
		});
		if (reason === null) return;
		const userId = user.id;
		await attempt({
			context: t.title,
			done: t.done,
			act: () =>
				api(contract.reopenMonth, {
					userId,
					month,
					closeNo: closeNo ?? 0,
					reason,
				}),
			renew: renewCloses,
		});
	};
}
