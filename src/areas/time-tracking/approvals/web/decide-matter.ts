import type { Accepted, RuleViolation } from "#kit/contract/rule-violation.ts";
import { textIn, type Words } from "#kit/contract/texts.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { api } from "#kit/web/api.ts";
import { changeMany } from "#kit/web/bulk/change-many.ts";
import { languageStore } from "#kit/web/language-store.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { despiteViolations } from "#kit/web/violations/despite-violations.ts";
import { nounForms } from "../contract/matter-noun.ts";
import { texts } from "../text.ts";
import { questionDialogs } from "./question-dialogs.ts";
import { type MatterScreens, only, runMove, type Shown } from "./run-move.ts";

const neutral = (): Words<typeof texts> => currentTexts(texts);
type Said = Readonly<Record<keyof Words<typeof texts>["decisions"], string>>;

/** What is said of a kind of matter when it is decided about. */
export function saidOf({ noun }: Pick<MatterScreens, "noun">): Said {
	const forms = nounForms(noun, languageStore.get());
	const said = Object.entries(neutral().decisions).map(([name, of]) => [name, of(forms)]);
	return Object.fromEntries(said);
}

const cancelLabel = ({ cancel }: Pick<MatterScreens, "cancel">): string =>
	textIn(cancel, languageStore.get());

/** Asks, sends, and says what came of it: the dialogs of a kind of matter. */
export function decideDialogs(given: MatterScreens) {
	return {
		cancelLabel: () => cancelLabel(given),
		doAccepted: <Answer>(title: string, act: (accepted: Accepted) => Promise<Answer>) =>
			doAccepted(given, title, act),
		...moveDialogs(given),
		...changeDialogs(given),
		...questionDialogs(given),
		...bulkDecisions(given),
	};
}

/** Does something, despite the rules it violates where the person accepts them. */
export function doAccepted<Answer>(
	{ violationWords }: Pick<MatterScreens, "violationWords">,
	title: string,
	act: (accepted: Accepted, known: readonly RuleViolation[]) => Promise<Answer>,
): Promise<Answer> {
	return despiteViolations(act, () => violationWords(title));
}

/** A responsible person was asked instead: that is worth more than a passing notice. */
export async function tellAsked(cancellationRequested: boolean): Promise<"shown" | undefined> {
	if (!cancellationRequested) return undefined;
	const { title, cancellationRequested: text } = neutral().moves;
	await alertDialog({ title, text });
	return "shown";
}

const spoken = (reason: string | null) => (reason === null ? {} : { reason });

function moveDialogs(given: MatterScreens) {
	const { operations } = given;
	const asked = (title: string, text: string, confirm: string, written = "") =>
		askReason({ title, text, confirm, written, danger: true });
	return {
		request: (shown: Shown) =>
			runMove(given, saidOf(given).requested, () =>
				doAccepted(given, neutral().moves.title, (accepted) =>
					api(operations.request, { ...only(shown), ...accepted }),
				),
			),
		/** Where other steps are open or rules are broken, the supervisor is asked whether to go on. */
		approve: (shown: Shown, reason: string | null = null) =>
			runMove(given, saidOf(given).approved, () =>
				doAccepted(given, neutral().moves.title, (accepted) => {
					const openStepSuperVisor = accepted.accept.includes("OPEN_APPROVAL_STEP");
					const said = { ...spoken(reason), openStepSuperVisor };
					return api(operations.approve, { ...only(shown), ...accepted, ...said });
				}),
			),
		/** @param written what stands in the reason at first */
		async reject(shown: Shown, written = ""): Promise<boolean> {
			const t = saidOf(given);
			const reason = await asked(t.rejecting, t.rejectText, neutral().moves.reject, written);
			if (reason === null) return false;
			return runMove(given, t.rejected, () => api(operations.reject, { ...only(shown), reason }));
		},
		async cancel(shown: Shown): Promise<boolean> {
			const t = saidOf(given);
			const reason = await asked(t.cancelling, t.cancelText, cancelLabel(given));
			if (reason === null) return false;
			return runMove(given, t.cancelled, async () => {
				const answer = await api(operations.cancel, { ...only(shown), reason });
				return tellAsked(answer.cancellationRequested);
			});
		},
	};
}

function changeDialogs(given: MatterScreens) {
	const { operations } = given;
	const wanted = ({ id, version }: Shown) => ({ changeRequestId: id, version });
	return {
		approveChange(change: Shown, reason: string | null = null): Promise<boolean> {
			const { approve, approved } = neutral().changes;
			return runMove(given, approved, () =>
				doAccepted(given, approve, (accepted) =>
					api(operations.approveChange, { ...wanted(change), ...accepted, ...spoken(reason) }),
				),
			);
		},
		/** A reason is required. */
		async rejectChange(change: Shown, written = ""): Promise<boolean> {
			const { rejecting: title, reject, rejected } = neutral().changes;
			const asked = { title, required: true, confirm: reject, danger: true };
			const reason = await askReason({ ...asked, written });
			if (reason === null) return false;
			return runMove(given, rejected, () =>
				api(operations.rejectChange, { ...wanted(change), reason }),
			);
		},
		async withdrawChange(change: Shown): Promise<boolean> {
			const { withdrawing: title, withdrawText: text, withdraw, withdrawn } = neutral().changes;
			if ((await confirm({ title, text, confirm: withdraw })) === null) return false;
			return runMove(given, withdrawn, () => api(operations.withdrawChange, wanted(change)));
		},
	};
}

/** Approving and rejecting several; those it was not possible for are named with the reason of each. */
function bulkDecisions(given: MatterScreens) {
	const { operations, renew } = given;
	const plain = { accept: [], openShiftsTool: false, openStepSuperVisor: false };
	return {
		async approveMany<Row extends Shown>(rows: readonly Row[], nameOf: (row: Row) => string) {
			const title = saidOf(given).decideMany;
			const change = (row: Row) => api(operations.approve, { ...only(row), ...plain });
			await changeMany({ rows, nameOf, renew, title, change });
			return true;
		},
		async rejectMany<Row extends Shown>(rows: readonly Row[], nameOf: (row: Row) => string) {
			const { moves, rejectManyText } = neutral();
			const title = saidOf(given).rejectMany;
			const text = rejectManyText(nounForms(given.noun, languageStore.get()), rows.length);
			const reason = await askReason({ title, text, confirm: moves.reject, danger: true });
			if (reason === null) return false;
			const change = (row: Row) => api(operations.reject, { ...only(row), reason });
			await changeMany({ rows, nameOf, renew, title, change });
			return true;
		},
	};
}
