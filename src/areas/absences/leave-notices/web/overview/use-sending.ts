import { accountAnswers } from "#areas/absences/leave-accounts/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";

interface OfYear {
	readonly year: number;
	readonly activityId: string;
}

/**
 * Telling people of open leave, after a question.
 *
 * @returns tells some people, everybody who was not told yet unless named; answers whether it was done
 */
export function useSending(asked: OfYear): (userIds?: readonly string[]) => Promise<boolean> {
	const { ask: t } = useTexts(texts);
	const tell = useTellSent();
	return async (userIds) => {
		const text = `${userIds === undefined ? t.all : t.some(userIds.length)} ${t.how}`;
		if ((await confirm({ title: t.title, text, confirm: t.submit })) === null) return false;
		try {
			const named = userIds === undefined ? {} : { userIds: [...userIds] };
			tell(await api(contract.sendLeaveNotices, { ...asked, ...named }));
			return true;
		} catch (error) {
			handleError(error, { context: t.title });
			return false;
		} finally {
			await renewNotices();
		}
	};
}

function useTellSent(): (answer: AnswerOf<typeof contract.sendLeaveNotices>) => void {
	const { sent: t } = useTexts(texts);
	return ({ sent, letters, skipped, jobId }) => {
		if (jobId !== null) {
			toast({ type: "info", title: t.job });
			return;
		}
		const rest = [letters > 0 && t.letters(letters), skipped > 0 && t.skipped(skipped)];
		const text = rest.filter(Boolean).join(" ");
		const isNothing = sent + letters === 0;
		toast({
			type: isNothing ? "info" : "positive",
			title: isNothing ? t.nobody : t.some(sent + letters),
			...(text !== "" && { text }),
		});
	};
}

/** Everything that shows notices, and what lapses by them, is asked for again. */
export async function renewNotices(): Promise<void> {
	const shown = [contract.listLeaveNotices, ...accountAnswers];
	await Promise.all(shown.map((endpoint) => renew(endpoint)));
}
