import type { Words } from "#kit/contract/texts.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewEntries } from "./renew-entries.ts";
import { doAccepted } from "./send-accepted.ts";
import { tellRefusal } from "./tell-refusal.ts";

/** An entry by its id, at the state in which it is shown. */
export interface ShownEntry {
	readonly id: string;
	readonly version: number;
}

const words = (): Words<typeof texts> => currentTexts(texts);

/** Does it, says that it was done, and shows what is true afterwards. @returns whether it was done */
async function run(done: string, act: () => Promise<unknown>): Promise<boolean> {
	try {
		await act();
		toast({ type: "positive", title: done });
		return true;
	} catch (error) {
		tellRefusal(error);
		return false;
	} finally {
		await renewEntries();
	}
}

/** Approves; where other steps are open or rules are broken, the supervisor is asked whether to go on. */
export function approveEntry({ id, version }: ShownEntry): Promise<boolean> {
	const { moves: t } = words();
	return run(t.approved, () =>
		doAccepted(t.title, (accepted) =>
			api(contract.approveTimeTracking, {
				id,
				version,
				...accepted,
				openStepSuperVisor: accepted.accept.includes("OPEN_APPROVAL_STEP"),
			}),
		),
	);
}

export async function rejectEntry({ id, version }: ShownEntry): Promise<boolean> {
	const { moves: t } = words();
	const reason = await askReason({
		title: t.rejecting,
		text: t.rejectText,
		confirm: t.reject,
		danger: true,
	});
	if (reason === null) return false;
	return run(t.rejected, () => api(contract.rejectTimeTracking, { id, version, reason }));
}

/** Cancels; the person is told where a responsible one was asked to do it. */
export async function cancelEntry({ id, version }: ShownEntry): Promise<boolean> {
	const { moves: t } = words();
	const reason = await askReason({
		title: t.cancelling,
		text: t.cancelText,
		confirm: t.cancel,
		danger: true,
	});
	if (reason === null) return false;
	try {
		const answer = await api(contract.cancelTimeTracking, {
			id,
			version,
			reason,
		});
		if (answer.cancellationRequested) {
			await alertDialog({ title: t.title, text: t.cancellationRequested });
		} else toast({ type: "positive", title: t.cancelled });
		return true;
	} catch (error) {
		tellRefusal(error);
		return false;
	} finally {
		await renewEntries();
	}
}

export function requestEntry({ id, version }: ShownEntry): Promise<boolean> {
	const { moves: t } = words();
	return run(t.requested, () =>
		doAccepted(t.title, (accepted) =>
			api(contract.requestTimeTrackingState, { id, version, ...accepted }),
		),
	);
}

export async function removeEntry({ id, version }: ShownEntry): Promise<boolean> {
	const { moves: t } = words();
	const answer = await confirmDelete({ title: t.removing, text: t.removeText });
	if (answer === null) return false;
	return run(t.removed, async () => {
		const { cancellationRequested } = await api(contract.deleteTimeTracking, {
			id,
			version,
		});
		if (!cancellationRequested) return;
		await alertDialog({ title: t.title, text: t.cancellationRequested });
	});
}
