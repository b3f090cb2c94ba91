import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import type { ClosingAnswer } from "../contract/fields.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

/**
 * Closing a month, after a question; what could not be closed is listed by name.
 *
 * @returns closes it for some people, for everybody for whom one may unless named; answers whether it was done
 */
export function useClosing(month: string): (userIds?: readonly string[]) => Promise<boolean> {
	const { closing: t } = useTexts(texts);
	const name = useFormat().month(`${month}-01`);
	const tell = useTellClosing();
	return async (userIds) => {
		const question = userIds === undefined ? t.askAll(name) : t.ask(name, userIds.length);
		const text = `${question} ${t.text}`;
		const asked = { title: t.title(name), text, confirm: t.confirm };
		if ((await confirm(asked)) === null) return false;
		try {
			const people = userIds === undefined ? {} : { userIds: [...userIds] };
			tell(await api(contract.closeMonths, { month, ...people }));
			return true;
		} catch (error) {
			handleError(error, { context: t.confirm });
			return false;
		} finally {
			await renewCloses();
		}
	};
}

function useTellClosing(): (answer: ClosingAnswer) => void {
	const { closing: t, jobs } = useTexts(texts);
	return ({ closed, refused, jobId }) => {
		if (jobId !== null) {
			toast({ type: "info", title: t.started, text: t.dock });
			return;
		}
		if (closed > 0) toast({ type: "positive", title: jobs.closed(closed) });
		if (refused.length === 0) return;
		const lines = refused.map(({ user, hindrance }) =>
			jobs.refused(`${user.lastName}, ${user.firstName}`, jobs.hindrances[hindrance]),
		);
		void alertDialog({ title: t.notClosed, lines });
	};
}

interface Closed {
	readonly user: { readonly id: string; readonly firstName: string; readonly lastName: string };
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
			act: () => api(contract.reopenMonth, { userId, month, closeNo: closeNo ?? 0, reason }),
			renew: renewCloses,
		});
	};
}

/** Everything that shows months open or closed is asked for again. */
export async function renewCloses(): Promise<void> {
	const shown = [contract.listMonthCloses, contract.getMonthComparison, contract.listLateBookings];
	await Promise.all(shown.map((endpoint) => renew(endpoint)));
}

/** Whether one may close anybody's month at all; the server decides for each person. */
export function useMayClose(): boolean {
	const byTimes = useMay("timetrackings.manage", "FULL");
	const byPayroll = useMay("payroll.manage", "WRITE");
	return byTimes || byPayroll;
}
