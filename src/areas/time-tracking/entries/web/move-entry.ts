import type { Words } from "../../../../kit/contract/language.ts";
import { alertDialog } from "../../../../kit/ui/dialog/alert-dialog.tsx";
import { askReason } from "../../../../kit/ui/dialog/ask-reason.ts";
import { confirm } from "../../../../kit/ui/dialog/confirm.ts";
import { confirmDelete } from "../../../../kit/ui/dialog/confirm-delete.ts";
import { toast } from "../../../../kit/ui/toast/toast.ts";
import { api } from "../../../../kit/web/api.ts";
import { type ApiError, isApiError } from "../../../../kit/web/api-error.ts";
import { currentTexts } from "../../../../kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { renewEntries } from "./renew-entries.ts";
import { tellRefusal } from "./tell-refusal.ts";

/** An entry by its id, at the state in which it is shown. */
export interface ShownEntry {
	readonly id: string;
	readonly version: number;
}

const words = (): Words<typeof german> => currentTexts(german, english);

/** Does it, says that it was done, and shows what is true afterwards. @returns whether it was done */
async function run(
	done: string,
	act: () => Promise<unknown>,
): Promise<boolean> {
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

/** Approves; where other steps are open the supervisor is asked whether to skip them. */
export async function approveEntry(entry: ShownEntry): Promise<boolean> {
	const { moves: t } = words();
	const { id, version } = entry;
	try {
		await api(contract.approveTimeTracking, { id, version });
	} catch (error) {
		const isHindered = isApiError(error, "OPEN_APPROVAL_STEP");
		if (isHindered) return approveSkipping(entry, error);
		tellRefusal(error);
		await renewEntries();
		return false;
	}
	toast({ type: "positive", title: t.approved });
	await renewEntries();
	return true;
}

async function approveSkipping(
	{ id, version }: ShownEntry,
	{ message, violations = [] }: ApiError,
): Promise<boolean> {
	const { moves: t, steps } = words();
	const kinds = violations as readonly { kind: keyof typeof steps }[];
	const lines = kinds.map(({ kind }) => `• ${steps[kind]}`);
	const answer = await confirm({
		title: t.title,
		text: [message, ...lines, t.skips].join("\n"),
		checkbox: t.noted,
		confirm: t.approve,
	});
	if (answer === null) return false;
	return run(t.approved, () =>
		api(contract.approveTimeTracking, {
			id,
			version,
			openStepSuperVisor: true,
		}),
	);
}

export async function rejectEntry({
	id,
	version,
}: ShownEntry): Promise<boolean> {
	const { moves: t } = words();
	const reason = await askReason({
		title: t.rejecting,
		text: t.rejectText,
		confirm: t.reject,
		danger: true,
	});
	if (reason === null) return false;
	return run(t.rejected, () =>
		api(contract.rejectTimeTracking, { id, version, reason }),
	);
}

/** Cancels; the person is told where a responsible one was asked to do it. */
export async function cancelEntry({
	id,
	version,
}: ShownEntry): Promise<boolean> {
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
		api(contract.requestTimeTrackingState, { id, version }),
	);
}

export async function removeEntry({
	id,
	version,
}: ShownEntry): Promise<boolean> {
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
