import type { Words } from "#kit/contract/texts.ts";
import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewEntries } from "./renew-entries.ts";
import { doAccepted } from "./send-accepted.ts";
import { tellRefusal } from "./tell-refusal.ts";

/** A wanted change, at the state in which it is shown. */
export interface ShownChange {
	readonly id: string;
	readonly version: number;
}

const words = (): Words<typeof texts>["changes"] => currentTexts(texts).changes;

async function run(done: string, act: () => Promise<unknown>): Promise<void> {
	try {
		await act();
		toast({ type: "positive", title: done });
	} catch (error) {
		tellRefusal(error);
	} finally {
		await renewEntries();
	}
}

export function approveChange({ id, version }: ShownChange): Promise<void> {
	const t = words();
	const wanted = { changeRequestId: id, version };
	return run(t.approved, () =>
		doAccepted(t.approve, (accepted) =>
			api(contract.approveChangeRequest, { ...wanted, ...accepted }),
		),
	);
}

/** A reason is required. */
export async function rejectChange({ id, version }: ShownChange): Promise<void> {
	const t = words();
	const reason = await askReason({
		title: t.rejecting,
		required: true,
		confirm: t.reject,
		danger: true,
	});
	if (reason === null) return;
	await run(t.rejected, () =>
		api(contract.rejectChangeRequest, {
			changeRequestId: id,
			version,
			reason,
		}),
	);
}

export async function withdrawChange({ id, version }: ShownChange): Promise<void> {
	const t = words();
	const answer = await confirm({
		title: t.withdrawing,
		text: t.withdrawText,
		confirm: t.withdraw,
	});
	if (answer === null) return;
	await run(t.withdrawn, () => api(contract.deleteChangeRequest, { changeRequestId: id, version }));
}
